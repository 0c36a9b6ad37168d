### Nomi di carte, leader e tessere di Lorenzo il Magnifico, ed effetti in parole ricavati dai dati.

## Carte

lo-card-t01 = Avamposto Commerciale
lo-card-t02 = Bosco
lo-card-t03 = Borgo
lo-card-t04 = Cava di Ghiaia
lo-card-t05 = Foresta
lo-card-t06 = Monastero
lo-card-t07 = Rocca
lo-card-t08 = Città
lo-card-t09 = Miniera d’Oro
lo-card-t10 = Villaggio Montano
lo-card-t11 = Villaggio Minerario
lo-card-t12 = Cava di Pietra
lo-card-t13 = Possedimento
lo-card-t14 = Eremo
lo-card-t15 = Maniero
lo-card-t16 = Ducato
lo-card-t17 = Città Mercantile
lo-card-t18 = Tenuta
lo-card-t19 = Colonia
lo-card-t20 = Cava di Marmo
lo-card-t21 = Provincia
lo-card-t22 = Santuario
lo-card-t23 = Castello
lo-card-t24 = Città Fortificata
lo-card-b25 = Zecca
lo-card-b26 = Esattoria
lo-card-b27 = Arco di Trionfo
lo-card-b28 = Teatro
lo-card-b29 = Falegnameria
lo-card-b30 = Tagliapietre
lo-card-b31 = Cappella
lo-card-b32 = Residenza
lo-card-b33 = Mercato
lo-card-b34 = Tesoreria
lo-card-b35 = Gilda dei Pittori
lo-card-b36 = Gilda degli Scultori
lo-card-b37 = Gilda dei Costruttori
lo-card-b38 = Battistero
lo-card-b39 = Caserma
lo-card-b40 = Fortezza
lo-card-b41 = Banca
lo-card-b42 = Fiera
lo-card-b43 = Giardino
lo-card-b44 = Castelletto
lo-card-b45 = Palazzo
lo-card-b46 = Basilica
lo-card-b47 = Accademia Militare
lo-card-b48 = Cattedrale
lo-card-c49 = Condottiero
lo-card-c50 = Costruttore
lo-card-c51 = Dama
lo-card-c52 = Cavaliere
lo-card-c53 = Contadino
lo-card-c54 = Artigiano
lo-card-c55 = Predicatore
lo-card-c56 = Badessa
lo-card-c57 = Capitano
lo-card-c58 = Architetto
lo-card-c59 = Mecenate
lo-card-c60 = Eroe
lo-card-c61 = Fattore
lo-card-c62 = Studioso
lo-card-c63 = Messo Papale
lo-card-c64 = Messo Reale
lo-card-c65 = Nobile
lo-card-c66 = Governatore
lo-card-c67 = Cortigiana
lo-card-c68 = Araldo
lo-card-c69 = Cardinale
lo-card-c70 = Vescovo
lo-card-c71 = Generale
lo-card-c72 = Ambasciatore
lo-card-v73 = Ingaggiare Reclute
lo-card-v74 = Riparare la Chiesa
lo-card-v75 = Costruire le Mura
lo-card-v76 = Innalzare una Statua
lo-card-v77 = Campagna Militare
lo-card-v78 = Ospitare i Mendicanti
lo-card-v79 = Combattere le Eresie
lo-card-v80 = Sostegno al Vescovo
lo-card-v81 = Ingaggiare Soldati
lo-card-v82 = Riparare l’Abbazia
lo-card-v83 = Costruire i Bastioni
lo-card-v84 = Supporto al Re
lo-card-v85 = Scavare Canalizzazioni
lo-card-v86 = Accogliere gli Stranieri
lo-card-v87 = Crociata
lo-card-v88 = Sostegno al Cardinale
lo-card-v89 = Ingaggiare Mercenari
lo-card-v90 = Riparare la Cattedrale
lo-card-v91 = Costruire le Torri
lo-card-v92 = Commissionare Arte Sacra
lo-card-v93 = Conquista Militare
lo-card-v94 = Migliorare le Strade
lo-card-v95 = Guerra Santa
lo-card-v96 = Sostegno al Papa

## Leader

lo-leader-l01 = Francesco Sforza
lo-leader-l02 = Ludovico Ariosto
lo-leader-l03 = Filippo Brunelleschi
lo-leader-l04 = Federico da Montefeltro
lo-leader-l05 = Girolamo Savonarola
lo-leader-l06 = Giovanni dalle Bande Nere
lo-leader-l07 = Sandro Botticelli
lo-leader-l08 = Michelangelo Buonarroti
lo-leader-l09 = Ludovico III Gonzaga
lo-leader-l10 = Leonardo da Vinci
lo-leader-l11 = Pico della Mirandola
lo-leader-l12 = Sisto IV
lo-leader-l13 = Lucrezia Borgia
lo-leader-l14 = Sigismondo Malatesta
lo-leader-l15 = Lorenzo de’ Medici
lo-leader-l16 = Ludovico il Moro
lo-leader-l17 = Cesare Borgia
lo-leader-l18 = Santa Rita
lo-leader-l19 = Cosimo de’ Medici
lo-leader-l20 = Bartolomeo Colleoni

## Tessere scomunica

lo-tile-x11 = Scomunica I.1
lo-tile-x12 = Scomunica I.2
lo-tile-x13 = Scomunica I.3
lo-tile-x14 = Scomunica I.4
lo-tile-x15 = Scomunica I.5
lo-tile-x16 = Scomunica I.6
lo-tile-x17 = Scomunica I.7
lo-tile-x21 = Scomunica II.1
lo-tile-x22 = Scomunica II.2
lo-tile-x23 = Scomunica II.3
lo-tile-x24 = Scomunica II.4
lo-tile-x25 = Scomunica II.5
lo-tile-x26 = Scomunica II.6
lo-tile-x27 = Scomunica II.7
lo-tile-x31 = Scomunica III.1
lo-tile-x32 = Scomunica III.2
lo-tile-x33 = Scomunica III.3
lo-tile-x34 = Scomunica III.4
lo-tile-x35 = Scomunica III.5
lo-tile-x36 = Scomunica III.6
lo-tile-x37 = Scomunica III.7

## Che cosa fa una tessera a chi la porta, detto di chiunque

lo-burden-x11 = ogni guadagno di punti militari vale 1 in meno
lo-burden-x12 = ogni guadagno di monete vale 1 in meno
lo-burden-x13 = ogni guadagno di servitori vale 1 in meno
lo-burden-x14 = ogni guadagno di legno o pietra vale 1 in meno
lo-burden-x15 = i raccolti valgono 3 in meno
lo-burden-x16 = le produzioni valgono 3 in meno
lo-burden-x17 = i familiari colorati valgono 1 in meno
lo-burden-x21 = prendere un territorio vale 4 in meno
lo-burden-x22 = prendere un edificio vale 4 in meno
lo-burden-x23 = prendere un personaggio vale 4 in meno
lo-burden-x24 = prendere un’impresa vale 4 in meno
lo-burden-x25 = niente familiari al mercato
lo-burden-x26 = ogni +1 costa 2 servitori
lo-burden-x27 = il primo turno di ogni round salta
lo-burden-x31 = alla fine i personaggi non danno punti
lo-burden-x32 = alla fine le imprese non danno punti
lo-burden-x33 = alla fine i territori non danno punti
lo-burden-x34 = alla fine ogni 5 punti vittoria se ne perde 1
lo-burden-x35 = alla fine ogni punto militare costa 1 punto
lo-burden-x36 = alla fine ogni legno e pietra nei costi degli edifici costa 1 punto
lo-burden-x37 = alla fine ogni legno, pietra, moneta e servitore rimasto costa 1 punto

## Beni e quantità

lo-resource-coins = monete
lo-resource-wood = legno
lo-resource-stone = pietra
lo-resource-servants = servitori
lo-resource-military = punti militari
lo-resource-faith = punti fede
lo-resource-points = punti vittoria
lo-amount-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
 }
lo-amount-wood = { $n ->
    [one] 1 legno
   *[other] { $n } legni
 }
lo-amount-stone = { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
 }
lo-amount-servants = { $n ->
    [one] 1 servitore
   *[other] { $n } servitori
 }
lo-amount-military = { $n ->
    [one] 1 punto militare
   *[other] { $n } punti militari
 }
lo-amount-faith = { $n ->
    [one] 1 punto fede
   *[other] { $n } punti fede
 }
lo-amount-points = { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
 }
lo-amount-privileges = { $n ->
    [one] 1 privilegio del consiglio
   *[other] { $n } privilegi del consiglio
 }
lo-list-comma = { $first }, { $last }
lo-list-and = { $first } e { $last }
lo-list-or = { $first } oppure { $last }
lo-list-or-comma = { $first }, { $last }

## Costi e requisiti

lo-cost = { $amounts }
lo-cost-military = { $pay } punti militari; devi averne { $need }
lo-cost-free = gratis
lo-need = Richiede { $needs }.
lo-need-cards = { $type ->
    [territory] { $n ->
        [one] 1 territorio
       *[other] { $n } territori
     }
    [character] { $n ->
        [one] 1 personaggio
       *[other] { $n } personaggi
     }
    [building] { $n ->
        [one] 1 edificio
       *[other] { $n } edifici
     }
   *[venture] { $n ->
        [one] 1 impresa
       *[other] { $n } imprese
     }
 }
lo-need-alike = { $n } carte dello stesso tipo
lo-ability-round = Una volta per round: { $effect }
lo-ability-always = Sempre: { $effect }

## Effetti

lo-effect-gain = Ricevi { $amounts }.
lo-effect-privileges = { $distinct ->
    [yes] Ricevi { $n } privilegi del consiglio diversi.
   *[no] { $n ->
        [one] Ricevi un privilegio del consiglio.
       *[other] Ricevi { $n } privilegi del consiglio.
     }
 }
lo-gain-per-card = { $type ->
    [territory] { $amounts } per ogni tuo territorio
    [character] { $amounts } per ogni tuo personaggio
    [building] { $amounts } per ogni tuo edificio
   *[venture] { $amounts } per ogni tua impresa
 }
lo-gain-per-points = { $amounts } ogni { $source } che possiedi
lo-effect-take-card = { $type ->
    [territory] Prendi un territorio con un’azione di valore { $value }.
    [character] Prendi un personaggio con un’azione di valore { $value }.
    [building] Prendi un edificio con un’azione di valore { $value }.
    [venture] Prendi un’impresa con un’azione di valore { $value }.
   *[any] Prendi una carta di qualsiasi tipo con un’azione di valore { $value }.
 }
lo-effect-take-card-discount = { $type ->
    [territory] Prendi un territorio con un’azione di valore { $value }, con uno sconto di { $amounts }.
    [character] Prendi un personaggio con un’azione di valore { $value }, con uno sconto di { $amounts }.
    [building] Prendi un edificio con un’azione di valore { $value }, con uno sconto di { $amounts }.
    [venture] Prendi un’impresa con un’azione di valore { $value }, con uno sconto di { $amounts }.
   *[any] Prendi una carta di qualsiasi tipo con un’azione di valore { $value }, con uno sconto di { $amounts }.
 }
lo-effect-extra-action = { $work ->
    [harvest] { $boost ->
        [servants] Esegui un raccolto di valore { $value }; solo i servitori lo aumentano.
       *[all] Esegui un raccolto di valore { $value }.
     }
   *[production] { $boost ->
        [servants] Esegui una produzione di valore { $value }; solo i servitori la aumentano.
       *[all] Esegui una produzione di valore { $value }.
     }
 }
lo-effect-activate = { $work ->
    [harvest] Raccolto da { $least }: { $options }.
   *[production] Produzione da { $least }: { $options }.
 }
lo-option-free = { $gains }
lo-option-paid = paga { $price } per { $gains }
lo-effect-bonus-tile = { $work ->
    [harvest] A ogni raccolto: { $amounts }.
   *[production] A ogni produzione: { $amounts }.
 }
lo-effect-value = { $direction ->
    [more] { $target ->
        [territory] Quando prendi un territorio, l’azione vale { $n } in più.
        [character] Quando prendi un personaggio, l’azione vale { $n } in più.
        [building] Quando prendi un edificio, l’azione vale { $n } in più.
        [venture] Quando prendi un’impresa, l’azione vale { $n } in più.
        [harvest] I tuoi raccolti valgono { $n } in più.
        [production] Le tue produzioni valgono { $n } in più.
        [coloured] Ogni tuo familiare colorato vale { $n } in più.
       *[neutral] Il tuo familiare neutro vale { $n } in più.
     }
   *[less] { $target ->
        [territory] Quando prendi un territorio, l’azione vale { $n } in meno.
        [character] Quando prendi un personaggio, l’azione vale { $n } in meno.
        [building] Quando prendi un edificio, l’azione vale { $n } in meno.
        [venture] Quando prendi un’impresa, l’azione vale { $n } in meno.
        [harvest] I tuoi raccolti valgono { $n } in meno.
        [production] Le tue produzioni valgono { $n } in meno.
        [coloured] Ogni tuo familiare colorato vale { $n } in meno.
       *[neutral] Il tuo familiare neutro vale { $n } in meno.
     }
 }
lo-effect-discount = { $type ->
    [territory] Paghi i territori { $options } in meno.
    [character] Paghi i personaggi { $options } in meno.
    [building] Paghi gli edifici { $options } in meno.
    [venture] Paghi le imprese { $options } in meno.
   *[any] Paghi { $options } in meno ogni carta che costa monete.
 }
lo-effect-no-floor-bonus = Non ricevi più il bonus dei piani da { $first } e da { $last }.
lo-effect-end-points = { $n ->
    [one] A fine partita: 1 punto vittoria.
   *[other] A fine partita: { $n } punti vittoria.
 }
lo-effect-gain-penalty = Ogni volta che qualcosa ti dà { $resources }, ne ricevi uno in meno.
lo-effect-market-ban = Non puoi piazzare familiari al mercato.
lo-effect-servant-rate = Ti servono { $n } servitori per ogni +1.
lo-effect-skip-first-turn = Salti il primo turno di ogni round e piazzi quel familiare dopo tutti gli altri.
lo-effect-no-card-points = { $type ->
    [territory] A fine partita i tuoi territori non danno punti.
    [character] A fine partita i tuoi personaggi non danno punti.
    [building] A fine partita i tuoi edifici non danno punti.
   *[venture] A fine partita le tue imprese non danno punti.
 }
lo-effect-lose-points = { $source ->
    [points] Prima del conteggio finale perdi 1 punto vittoria ogni { $each } che possiedi.
    [military] A fine partita perdi 1 punto vittoria per ogni punto militare.
    [building_cost] A fine partita perdi 1 punto vittoria per ogni legno e pietra nei costi stampati dei tuoi edifici.
   *[goods] A fine partita perdi 1 punto vittoria per ogni legno, pietra, moneta e servitore che possiedi.
 }
lo-effect-set-value = { $members ->
    [one] Un tuo familiare colorato a scelta vale { $value } in questo round.
   *[all] I tuoi familiari colorati valgono { $value }, qualunque cosa mostrino i dadi.
 }
lo-effect-place-on-occupied = Puoi piazzare familiari su spazi occupati.
lo-effect-waive-tower-fee = Non paghi le 3 monete quando piazzi un familiare in una torre occupata.
lo-effect-waive-military = Non ti servono punti militari per i territori.
lo-effect-support-points = Ottieni { $n } punti vittoria in più quando sostieni la Chiesa.
lo-effect-double-gains = Ricevi il doppio di monete, legno, pietra e servitori che una carta ti dà subito.
lo-effect-copy-leader = Ha l’abilità di un leader giocato da un altro giocatore. La scelta è definitiva.
