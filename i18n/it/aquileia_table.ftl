### Aquileia: che cosa c’è sul tavolo, che cosa si può fare e che cosa porta. I nomi latini hanno qui la loro glossa.

## Round e fasi

aq-round-of = Round { $round } di { $rounds }
aq-phase-placing = Piazzamento
aq-phase-over = Punteggio finale
aq-last-round = Ultimo round
aq-round-begins = Comincia il round { $round }: piazza per primo { $name }.
aq-acting = I servitori al lavoro
aq-acting-first = Comincia: { $area }.
aq-final = Punteggio finale
aq-if-ended = Se finisse ora
aq-if-ended-help = Punti in gioco e ville per allori, con tutti gli allori che conosci.
aq-if-ended-own = Nei tuoi, da allori che gli altri non hanno visto: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
aq-first = primo
aq-first-help = In questo round piazza per primo { $name }.
aq-your-turn = tocca a te

## Glosse dei nomi latini

aq-gloss-market = il mercato
aq-gloss-arena = l’arena
aq-gloss-stadium = lo stadio
aq-gloss-theatre = il teatro
aq-gloss-forum = il foro
aq-gloss-port = il porto
aq-gloss-dolus = il truffatore
aq-gloss-pecunia = il cambiavalute
aq-gloss-equi = cavalli e armi
aq-gloss-servi = gli schiavi
aq-gloss-potentia = il potente
aq-gloss-latro = il ladro
aq-gloss-pistrina = forno
aq-gloss-fullonica = lavanderia
aq-gloss-figlina = vasaio
aq-gloss-textrina = tessitoria
aq-gloss-ferraria = fucina
aq-gloss-vitraria = vetreria
aq-gloss-gemmaria = intagliatore d’ambra
aq-gloss-mensa_aenea = banca privata
aq-gloss-mensa_aurea = banca privata
aq-gloss-mensa_maior = banca privata
aq-glossed = { $name }, { $gloss }
aq-site-mensa_aenea-short = Aenea
aq-site-mensa_aurea-short = Aurea
aq-site-mensa_maior-short = Maior
aq-equi = Equi et Arma
aq-servi = Servi

## Aree

aq-area-market-help = Cinque tipi di spazi per monete, carte e dadi blu. Agiscono per primi, nell’ordine stampato.
aq-area-arena-help = Combatte chiunque stia qui. Facce di rame, schiavi e armi aggiungono forza.
aq-area-stadium-help = Corre chiunque stia qui, dalla parte dell’oro o dell’argento. Facce e cavalli di quel metallo aggiungono forza.
aq-area-theatre-help = Il primo alloro del teatro va all’asta; chi sta qui riceve il prezzo.
aq-area-forum-help = Si costruisce in ordine da 1 a 5. Gli spazi 2 e 5 danno subito punti, lo spazio 3 costruisce due volte.
aq-area-port-help = Prima Latro, poi rame, argento e oro: rendono le tue botteghe e le tue banche.
aq-area-order = Il numero sull’insegna: agisce per { $n }ª su 6.
aq-track-help = Spareggi: il numero 1 vince le parità e comincia il round seguente.
aq-track-note = l’1 vince le parità e comincia

## Che cosa fare ora

aq-prompt-place-both = Piazza un servitore su uno spazio illuminato, o il tuo spareggio; oppure passa.
aq-prompt-place-henchman = Piazza un servitore su uno spazio illuminato, oppure passa.
aq-prompt-place-tiebreaker = Piazza il tuo spareggio.
aq-prompt-place-pass = Nessuno spazio ti è aperto: passa.
aq-prompt-equi-of = { $space }: compri { $card } per una moneta di rame?
aq-prompt-servi-of = { $space }: quante carte, ciascuna per una moneta di { $metal }?
aq-prompt-servi-one = { $space }: compri una carta per una moneta di { $metal }?
aq-prompt-roll-of = { $is_arena ->
    [yes] Arena
   *[no] Stadium
 }: tira i tre dadi rossi.
aq-prompt-cards-of = { $is_arena ->
    [yes] Arena
   *[no] Stadium
 }: gioca carte per avere più forza, o fermati.
aq-prompt-blue-of = { $is_arena ->
    [yes] Arena
   *[no] Stadium
 }: quanti dadi blu tiri?
aq-prompt-prize-arena = Arena: sei primo. Punti o una carta schiavi?
aq-prompt-prize-stadium = Stadium: sei primo. Tieni un alloro; l’altro va { AD($name) }.
aq-prompt-prize-stadium-alone = Stadium: sei primo. Tieni un alloro; l’altro si scarta.
aq-prompt-bid-open = Asta: apri con una moneta, o passa per sempre.
aq-prompt-bid-raise = Asta: offri una moneta in più, o passa per sempre.
aq-prompt-bid-unable = Asta: non puoi pareggiare l’offerta e devi passare.
aq-prompt-build-of = { $space }: costruisci su un lotto illuminato, o rinuncia.
aq-prompt-build-scores = { $space }: costruisci su un lotto illuminato; dà subito i suoi punti.
aq-prompt-build-second = { $space }: costruisci un secondo edificio, o rinuncia.
aq-prompt-build-unable = { $space }: non puoi pagare nessuno dei lotti liberi.
aq-prompt-port-of = { $space }: paghi una moneta di { $metal } e fai rendere botteghe e banche?
aq-prompt-port-laid = { $space }: paga la moneta di { $metal } sotto il tuo servitore. Fai rendere botteghe e banche?
aq-prompt-port-nothing = { $space }: non hai botteghe né banche, non renderebbe nulla.
aq-prompt-port-unpaid = { $space }: il ladro ha la tua moneta, e non hai altro { $metal }.

## Tasti a destra dell’invito

aq-keys-enlarge = { $key } ingrandisce
aq-keys-decline = { $key } rinuncia
aq-keys-roll = { $key } tira
aq-keys-stand = { $key } ferma
aq-keys-tiebreaker = { $key } piazza lo spareggio
aq-keys-bid = 1 2 3 aggiungono una moneta, Invio offre
aq-keys-lines = tasti da 1 a { $n }
aq-keys-contest = { $n ->
    [one] Clic sulla carta, o tasto 1, per giocarla
   *[other] Clic su una carta, o tasti da 1 a { $n }, per giocarla
 } · Invio ferma · Z ingrandisce

## Pulsanti

aq-verb-pass = Passa
aq-verb-pass-help = Non piazzi più servitori in questo round.
aq-verb-pass-help-tiebreaker = Non piazzi più servitori in questo round; il tuo spareggio prende il primo posto libero.
aq-verb-pass-sure = Passare? { $henchmen ->
    [0] Si piazza solo il tuo spareggio.
    [one] Un servitore resta inutilizzato in questo round.
   *[other] { $henchmen } servitori restano inutilizzati in questo round.
 }
aq-verb-tiebreaker = Spareggio
aq-verb-back = Indietro
aq-verb-decline = Rinuncia
aq-verb-decline-help = Il servitore torna a casa; non succede nulla.
aq-verb-decline-help-port = Il servitore torna a casa; la moneta sotto di lui va alla banca, come se pagasse.
aq-verb-roll = Tira
aq-verb-exchange = Cambia
aq-verb-buy = Compra
aq-verb-take = Prendi
aq-verb-stand = Fermati
aq-verb-stand-help = Non giochi più carte in questa sfida.
aq-verb-keep = Tieni
aq-verb-reveal = Rivela
aq-verb-open = Apri
aq-verb-bid = Offri
aq-verb-pass-for-good = Passa per sempre
aq-verb-pass-for-good-help = Non partecipi più a quest’asta; le tue monete tornano.
aq-verb-pass-for-good-sure = Passare per sempre? Non offri più per questo alloro, e le tue monete restano a te.
aq-verb-pass-for-good-ends = Passare per sempre? { $name } ottiene l’alloro per { $bid }.
aq-verb-build = Costruisci
aq-verb-activate = Attiva
aq-verb-go-on = Avanti

## Spazi

aq-space-acts = Il suo turno in quest’area: { $n } di { $of }.
aq-space-free = Qui non c’è nessuno.
aq-space-held = Qui c’è { $name }.
aq-space-lays = Una moneta di { $metal } andrà sotto il tuo servitore.
aq-space-lies = Qui sta una moneta di { $metal }.
aq-space-strength = Forza { $n }
aq-port-would = Ora renderebbe: { $yield }.
aq-port-pays-other = Il ladro ha la moneta sotto il tuo servitore: ne paghi un’altra di { $metal }, che resta a te se rinunci.
aq-port-goes = La moneta sotto il servitore va comunque alla banca.
aq-port-pays-none = Il ladro ha la moneta sotto il tuo servitore, e non hai altro { $metal }.
aq-port-would-nothing = Non hai ancora botteghe né banche.
aq-port-would-of = { $name }: { $yield }
aq-yield = { $points ->
    [0] { $coins }
    [one] 1 punto, { $coins }
   *[other] { $points } punti, { $coins }
 }
aq-yield-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
aq-track-place = Posto { $n } del tracciato degli spareggi
aq-track-place-help = Chi ha il numero più piccolo vince le parità e comincia il round seguente.
aq-prizes = Premi
aq-prize-first = Primo
aq-prize-second = Secondo
aq-prize-third = Terzo
aq-prize-the-other = l’altro
aq-prize-arena-help = Primo: tre monete di rame, e il doppio della forza in punti o una carta schiavi. Secondo: due di rame e l’altro premio. Terzo: una di rame.
aq-prize-stadium-help = Primo: tre monete del proprio metallo e la scelta fra due allori. Secondo: due monete e l’altro alloro. Terzo: una moneta.

## Lotti e ville

aq-site-cost = Costo: { $cost }
aq-site-costs = { $coins }{ $servi ->
    [0] { "" }
    [one] , 1 schiavo
   *[other] , { $servi } schiavi
 }
aq-site-lacks = Ti manca: { $lacks }.
aq-site-lacks-servi = { $n ->
    [one] 1 schiavo
   *[other] { $n } schiavi
 }
aq-site-yields = Al porto ogni volta: { $yield }.
aq-site-points = Costruito dallo spazio 2 o 5: subito { $points } punti.
aq-site-scores-now = ora +{ $points }
aq-site-villa = Alla fine { $number } × i tuoi allori di colore { $colour ->
    [white] bianco
    [blue] blu
    [yellow] giallo
   *[purple] viola
 }: ora { $number } × { $laurels } = { $points }.
aq-site-owner = Costruito da { $name }.
aq-villas-sum = { $villas } × { $laurels }
aq-villas-sum-help = Ville { $colour ->
    [white] bianche
    [blue] blu
    [yellow] gialle
   *[purple] viola
 } per { $villas }, per { $laurels ->
    [one] 1 alloro
   *[other] { $laurels } allori
 }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } alla fine.

## Carte, allori, mazzi

aq-hand = Mano
aq-laurels = Allori
aq-buildings = Edifici
aq-to-place = Da piazzare
aq-at-home = A casa
aq-cards-seen = carte viste
aq-card-servi-help = Aggiunge { $n } nell’arena, o paga { $n ->
    [one] 1 schiavo
   *[other] { $n } schiavi
 } di un edificio.
aq-card-weapon-help = Aggiunge { $n } nell’arena.
aq-card-gold_horse-help = Aggiunge { $n } nello stadio, dalla parte dell’oro.
aq-card-silver_horse-help = Aggiunge { $n } nello stadio, dalla parte dell’argento.
aq-laurel-number-help = Alla fine vale { $points } punti.
aq-laurel-colour-help = Alla fine moltiplica le tue ville { $colour ->
    [white] bianche
    [blue] blu
    [yellow] gialle
   *[purple] viola
 }.
aq-laurel-two-help = Conta per uno dei suoi due colori, quello che dà di più.
aq-laurel-two-shared = { $laurel }: vale per uno solo dei suoi colori, quello che dà di più.
aq-laurel-hidden-help = Preso coperto. Lo conosce solo chi l’ha visto: { $names }.
aq-laurel-yours-hidden = Questo alloro l’hai visto solo tu.
aq-laurel-shown-help = L’alloro scoperto dello stadio: il primo può tenerlo o passarlo.
aq-deck-left = { $n ->
    [0] Non restano carte.
    [one] Resta una carta.
   *[other] Restano { $n } carte.
 }
aq-deck-comes-back = { $n ->
    [one] Non restano carte: quella scartata torna quando se ne pesca una.
   *[other] Non restano carte: le { $n } scartate si rimescolano quando se ne pesca una.
 }
aq-deck-servi = Schiavi: undici carte da uno, undici da due.
aq-deck-gear = Equi et Arma: sette armi, cinque cavalli d’oro e cinque d’argento.
aq-deck-stadium = Stadio: due allori di ogni colore, e 10, 7, 5 e 3.
aq-deck-theatre = Teatro: un alloro per ogni coppia di colori.

## Giocatori

aq-coins-of = { $name }: { $coins }
aq-coins-since = Dal tuo ultimo turno: { $change }
aq-henchmen-left = { $n ->
    [0] Tutti i servitori sono piazzati.
    [one] Un servitore da piazzare.
   *[other] { $n } servitori da piazzare.
 }
aq-henchmen-home = { $n ->
    [0] Nessun servitore è a casa.
    [one] Un servitore è a casa.
   *[other] { $n } servitori sono a casa.
 }
aq-held-laurels = Allori: { $held }.
aq-held-sites = Edifici: { $held }.
aq-villas-of = Ville × allori: { $terms }.
aq-villas-term = { $colour ->
    [white] bianco
    [blue] blu
    [yellow] giallo
   *[purple] viola
 } { $villas } × { $laurels }
aq-held-cards = Carte viste: { $held }.
aq-held-unseen = Può avere carte pescate coperte; quante, non si sa.
aq-tiebreaker-left = Lo spareggio è ancora da piazzare.
aq-has-passed = ha passato
aq-blue-holder = Ha i dadi blu: ne restano { $n }.
aq-points-from = { $source }: { $points }
aq-points-at-end = Alla fine, così com’è ora: { $sources }
aq-points-help = { $name } ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in gioco.

## Piccole scelte

aq-popover-then = poi { $coins }
aq-popover-other = scegli tu
aq-pecunia-note = Un solo cambio, una volta; poi 4 punti.
aq-dolus-note = Una moneta per ogni dado, del metallo che mostra.
aq-latro-lies = Nel porto: { $coins }
aq-latro-coin = { $coin } ({ $seat_is ->
    [you] tuo
   *[other] { $seat }
 })
aq-latro-lies-nothing = Nel porto: nessuna moneta
aq-servi-note = Pescate senza vederle, uno o due schiavi ciascuna.
aq-equi-also = Con essa viene la prima carta del mazzo.
aq-potentia-note = Quattro dadi in più per questo round, fra arena e stadio.

## Sfide

aq-stage-red = Dadi rossi
aq-stage-cards = Carte
aq-stage-blue = Dadi blu
aq-stage-prizes = Premi
aq-head-space = spazi
aq-head-red = dadi rossi
aq-head-cards = carte
aq-head-blue = dadi blu
aq-head-strength = forza
aq-head-prize = posto e premio
aq-fighter-decides = scegli tu
aq-fighter-stood = si è fermato
aq-fighter-after = gioca dopo di te
aq-fighter-before = gioca prima di te
aq-fighter-rolls = tira
aq-fighter-side = { $side ->
    [gold] parte dell’oro
   *[silver] parte dell’argento
 }
aq-fighter-added = +{ $n } da dadi e carte
aq-fighter-place = spareggio al { $n }
aq-fighter-no-place = spareggio non piazzato
aq-scale-strength = Forza
aq-cards-count = Le tue carte che contano qui
aq-cards-none = Nessuna tua carta conta qui.
aq-cards-over = Carte: hai già smesso
aq-cards-arena-only = schiavi e armi contano nell’arena
aq-cards-stadium-only = i cavalli contano nello stadio
aq-cards-other-side = cavalli dell’altra parte
aq-counts = Che cosa conta
aq-counts-space = Il numero di ogni spazio occupato.
aq-counts-dice = { $is_arena ->
    [yes] Ogni dado che mostra rame: +1.
   *[no] Ogni dado che mostra il metallo del proprio lato: +1.
 }
aq-counts-cards = { $is_arena ->
    [yes] Schiavi e armi: il loro numero.
   *[no] I cavalli del proprio lato: il loro numero.
 }
aq-counts-tie = In parità è avanti chi ha il numero più piccolo sul tracciato degli spareggi.
aq-may-come = Che cosa può venire
aq-may-come-card = { $before } → { $after } con { $card }
aq-may-come-stand = { $before } così come sta
aq-may-come-told = { $told }: { $prize }
aq-rank-brings-arena = { $rank ->
    [1] primo posto, con { $coins } e a scelta { $points } punti o una carta schiavi
    [2] secondo posto, con { $coins } e ciò che il primo non prende: { $points } punti o una carta schiavi
    [3] terzo posto, con { $coins }
   *[4] nessun premio
 }
aq-rank-brings-stadium = { $rank ->
    [1] primo posto, con { $coins } e l’alloro a scelta
    [2] secondo posto, con { $coins } e l’altro alloro
    [3] terzo posto, con { $coins }
   *[4] nessun premio
 }
aq-may-come-by = { $n ->
    [one] primo per uno
   *[other] primo per { $n }
 }
aq-may-come-dice = da 0 a { $n } in più: { $holder_is ->
    [you] i tuoi dadi blu
   *[other] i dadi blu di { $holder }
 }
aq-may-come-chance = { $n ->
    [one] Un dado blu
   *[other] { $n } dadi blu
 }: prima posizione { $first } %{ $second ->
    [0] { "" }
   *[other] , seconda { $second } %
 }
aq-may-come-safe = Sei in testa anche senza dadi blu.
aq-may-come-kept = I dadi che tieni ti servono nello stadio.
aq-may-come-cards = { $name } può ancora giocare carte.
aq-prize-points = { $strength } × 2 = { $points } punti
aq-prize-card = una carta schiavi
aq-prize-decided = primo, così come sta
aq-laurel-face-up = scoperto
aq-laurel-of-deck = il mazzo
aq-laurel-also = ricevi anche { $coins }
aq-laurel-worth = Tieni questo: alla fine { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
aq-laurel-worth-nothing = Tieni questo: ancora senza villa
aq-laurel-goes-to = va { AD($name) }

## Asta

aq-auction = Theatrum: asta
aq-auction-offers = { $seat_is ->
    [you] Offri questo alloro; chi vince paga te. Se vinci tu, paghi la banca.
   *[other] { $seat } offre questo alloro; chi vince paga { $seat }. Se vince { $seat }, paga la banca.
 }
aq-auction-rule = Si pareggia moneta per moneta e se ne aggiunge una qualsiasi.
aq-auction-worth = vale per te
aq-auction-worth-help = ville × allori ora → quanto aggiunge
aq-auction-worth-or = o
aq-auction-owner-opened = proprietario, ha aperto
aq-auction-owner = proprietario
aq-auction-highest = offerta più alta
aq-auction-passed = ha passato
aq-auction-decides = decidi tu
aq-auction-after = dopo di te
aq-auction-has = ha { $coins }
aq-auction-bid = offre { $coins }
aq-auction-badge = Più alta
aq-auction-sold = Vince
aq-auction-wins = vince l’alloro
aq-auction-match = Pareggia
aq-auction-add = e aggiungi
aq-auction-open = apri con
aq-auction-in-bid = { $count ->
    [0] non hai { $metal }
    [one] la tua moneta di { $metal } è nell’offerta
   *[other] le tue { $count } di { $metal } sono nell’offerta
 }
aq-auction-keep = Ti resta

## Costruire

aq-build-note = Monete esatte, senza resto.
aq-build-note-servi = Monete esatte, senza resto; schiavi con carte intere.
aq-build-coins = Monete
aq-build-servi = Schiavi
aq-build-your-cards = le tue carte: { $cards }
aq-build-way = lascia { $kept }
aq-build-way-nothing = non lascia carte
aq-build-ones = { $n ->
    [one] una carta da 1 schiavo
   *[other] { $n } carte da 1 schiavo
 }
aq-build-twos = { $n ->
    [one] una carta da 2 schiavi
   *[other] { $n } carte da 2 schiavi
 }
aq-build-wasted = { $n ->
    [one] uno schiavo va perso
   *[other] { $n } schiavi vanno persi
 }
aq-build-yields = al porto ogni volta: { $yield }

## Un turno in una frase

aq-turn-told = { $seat_is ->
    [you] Tu { $deeds }.
   *[other] { $seat } { $deeds }.
 }
aq-brief = { $seat_is ->
    [you] [b]Tu[/b] { $deeds }
   *[other] [b]{ $seat }[/b] { $deeds }
 }
aq-brief-there = [i]{ $area }:[/i] { $deeds }
aq-deed-henchman-placed = { $seat_is ->
    [you] vai in { $space }
   *[other] va in { $space }
 }
aq-deed-port-coin-laid = { $seat_is ->
    [you] posi una moneta di { $metal }
   *[other] posa una moneta di { $metal }
 }
aq-deed-tiebreaker-placed = { $seat_is ->
    [you] prendi il posto { $place } degli spareggi
   *[other] prende il posto { $place } degli spareggi
 }
aq-deed-passed = { $seat_is ->
    [you] passi
   *[other] passa
 }
aq-deed-action-declined = { $seat_is ->
    [you] { $at ->
        [double] non costruisci altro: { $space }
        [forum] non costruisci: { $space }
       *[other] rinunci { AD($space) }
     }
   *[other] { $at ->
        [double] non costruisce altro: { $space }
        [forum] non costruisce: { $space }
       *[other] rinuncia { AD($space) }
     }
 }
aq-deed-dice-rolled = { $seat_is ->
    [you] tiri { $faces }
   *[other] tira { $faces }
 }
aq-deed-coins-taken = { $seat_is ->
    [you] prendi { $coins }
   *[other] prende { $coins }
 }
aq-deed-coins-exchanged = { $seat_is ->
    [you] cambi { $given } in { $taken }
   *[other] cambia { $given } in { $taken }
 }
aq-deed-card-bought = { $seat_is ->
    [you] compri { $card }
   *[other] compra { $card }
 }
aq-deed-card-drawn = { $seat_is ->
    [you] peschi { $card }
   *[other] pesca { $card }
 }
aq-deed-potentia-taken = { $seat_is ->
    [you] prendi i dadi blu
   *[other] prende i dadi blu
 }
aq-deed-strength-rolled = { $seat_is ->
    [you] tiri { $faces }: forza { $strength }
   *[other] tira { $faces }: forza { $strength }
 }
aq-deed-card-played = { $seat_is ->
    [you] giochi { $card }: forza { $strength }
   *[other] gioca { $card }: forza { $strength }
 }
aq-deed-fighter-stood = { $seat_is ->
    [you] resti a { $strength }
   *[other] resta a { $strength }
 }
aq-deed-laurel-taken = { $seat_is ->
    [you] prendi { $laurel }
   *[other] prende { $laurel }
 }
aq-deed-laurel-taken-hidden = { $seat_is ->
    [you] prendi un alloro coperto
   *[other] prende un alloro coperto
 }
aq-deed-laurel-revealed = { $seat_is ->
    [you] metti all’asta { $laurel }
   *[other] mette all’asta { $laurel }
 }
aq-deed-bid-made = { $seat_is ->
    [you] offri { $bid }
   *[other] offre { $bid }
 }
aq-deed-bid-passed = { $seat_is ->
    [you] lasci l’asta
   *[other] lascia l’asta
 }
aq-deed-building-built = { $seat_is ->
    [you] costruisci { $site }
   *[other] costruisce { $site }
 }
aq-deed-coins-stolen = { $seat_is ->
    [you] rubi { $coins }
   *[other] ruba { $coins }
 }
aq-deed-port-paid = { $seat_is ->
    [you] paghi una moneta di { $metal }
   *[other] paga una moneta di { $metal }
 }
aq-deed-buildings-activated = { $seat_is ->
    [you] ricavi { $yield }
   *[other] ricava { $yield }
 }
aq-deed-rolled-at = { $seat_is ->
    [you] tiri in { $space }
   *[other] tira in { $space }
 }
aq-deed-points-scored = { $seat_is ->
    [you] fai
   *[other] fa
 } { $points ->
    [one] un punto
   *[other] { $points } punti
 }
aq-deed-servi-bought = { $seat_is ->
    [you] compri
   *[other] compra
 } { $count ->
    [one] una carta schiavi
   *[other] { $count } carte schiavi
 }
aq-deed-card-drawn-hidden = { $seat_is ->
    [you] peschi
   *[other] pesca
 } { $is_servi ->
    [yes] una carta schiavi
   *[no] una carta Equi et Arma
 }
aq-reached = { $seat } con { $strength }
