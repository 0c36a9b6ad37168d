### Lorenzo il Magnifico: che cosa c’è sul tavolo, che cosa si può fare e che cosa porta.

# `$colour` e `$good` sono identificativi di un familiare e di una risorsa; `$member`, `$resource`, `$work` e `$kind` sono parole, come negli eventi.

## Round e turni

lo-round-of = Round { $round } di { $rounds }
lo-period = Periodo { $numeral }
lo-numeral-1 = I
lo-numeral-2 = II
lo-numeral-3 = III
lo-church-next = { $rounds ->
    [0] Rapporto alla Chiesa dopo questo round
    [one] Rapporto alla Chiesa dopo il prossimo round
   *[other] Rapporto alla Chiesa fra { $rounds } round
 }
lo-if-ended = Se finisse ora
lo-if-ended-help = Punti fin qui, tracciato fede, carte, forza militare, risorse e scomuniche, così come stanno.
lo-if-ended-of = { $name }: { $categories }
lo-has-passed = ha passato

## Che cosa fare ora

lo-prompt-turn = Tocca a te: scegli un familiare da piazzare, o usa un leader.
lo-prompt-turn-basic = Tocca a te: scegli un familiare da piazzare.
lo-prompt-turn-pass = Nessuno dei tuoi familiari si può piazzare: usa un leader, o passa.
lo-prompt-turn-member = { $colour ->
    [white] Familiare bianco
    [black] Familiare nero
    [orange] Familiare arancione
   *[neutral] Familiare neutro
 }, valore { $value }: scegli uno spazio illuminato.
lo-prompt-turn-space = { $space }: scegli il familiare che ci va.
lo-prompt-turn-last = { $space }: l’ultimo familiare del round. Avviene a fine turno, poi cadono nuovi dadi.
lo-prompt-last = { $deed }. Hai scelto così: avviene a fine turno, poi cadono nuovi dadi.
lo-prompt-turn-leader = { $leader }: giocare, o scartare per un privilegio del consiglio?
lo-prompt-turn-leader-use = { $leader }: usare ora l’abilità?
lo-prompt-board = La plancia di { $name }. { $key }, o di nuovo il riquadro, riporta la tua.
lo-prompt-leaders-discard = Il familiare è piazzato. Chiudi il turno, o prima scarta un leader.
lo-prompt-leaders = Il familiare è piazzato. Puoi ancora usare un leader; poi chiudi il turno.
lo-prompt-servants = Quanti servitori impieghi?
lo-prompt-servants-extra = { $card }: quanti servitori impieghi per questa azione?
lo-prompt-take = Scegli la carta da prendere, o rinuncia.
lo-prompt-take-of = { $card }: prendi { $type ->
    [territory] un territorio
    [character] un personaggio
    [building] un edificio
    [venture] un’impresa
   *[any] una carta di qualsiasi tipo
 } con valore { $value }, o rinuncia.
lo-prompt-pay = Scegli come pagare.
lo-prompt-pay-for = { $card }: scegli come pagare.
lo-prompt-part = Scegli quale parte dell’effetto viene prima.
lo-prompt-part-of = { $card }: quale parte viene prima?
lo-prompt-privilege = Scegli un privilegio del consiglio.
lo-prompt-privilege-of = { $n ->
    [one] { $source }: scegli un privilegio del consiglio.
   *[other] { $source }: scegli { $n } privilegi del consiglio diversi.
 }
lo-prompt-lose = La scomunica ti toglie 1 legno o 1 pietra: scegli quale.
lo-prompt-work = Scegli che cosa fa ciascuna delle tue carte.
lo-prompt-work-of = { $work }, valore { $value }: scegli che cosa fa ciascuna delle tue carte.
lo-prompt-raise = Scegli il familiare da rafforzare in questo round.
lo-prompt-raise-to = { $leader }: scegli il familiare che in questo round vale { $value }.
lo-prompt-copy = Lorenzo copia un leader di un altro giocatore: scegli quale, per sempre.
lo-prompt-church = Rapporto alla Chiesa: sostieni la Chiesa, o fatti scomunicare.
lo-prompt-church-of = Rapporto alla Chiesa { $numeral }: sostieni la Chiesa, o fatti scomunicare.
lo-prompt-tile = Scegli la tua tessera bonus: vale a ogni tuo raccolto e a ogni tua produzione.
lo-prompt-draft = Scegli un leader da tenere; gli altri passano a destra.
lo-prompt-draft-last = L’ultimo leader di questo mazzetto è tuo.

## Tasti a destra dell’invito

lo-keys-enlarge = { $key } ingrandisce
lo-keys-let-go = { $key } lascia
lo-keys-board = { $key }: famiglia seguente
lo-keys-lines = tasti da 1 a { $n }
lo-keys-place = Clic piazza · Z ingrandisce
lo-keys-take = Clic prende · Z ingrandisce
lo-keys-church = Sinistra e destra scelgono · Invio conferma · Esc fa guardare il tavolo

## Pulsanti

lo-verb-white = Familiare bianco
lo-verb-black = Familiare nero
lo-verb-orange = Familiare arancione
lo-verb-neutral = Familiare neutro
lo-verb-board = Plancia della famiglia seguente
lo-verb-pass = Passa
lo-verb-pass-help = Non piazzi più familiari in questo round.
lo-verb-pass-sure = Passare? { $members ->
    [one] Un familiare resta a casa
   *[other] { $members } familiari restano a casa
 } fino al prossimo round.
lo-verb-back = Indietro
lo-verb-back-help = Annulla il passo precedente.
lo-verb-own-board = La tua plancia
lo-verb-next = Avanti
lo-round-ends = Comincia il prossimo round; il turno non si può più annullare.
lo-verb-decline = Rinuncia
lo-verb-decline-help = L’azione va persa; il resto dell’effetto si riceve.
lo-verb-keep = Tieni
lo-verb-keep-help = Il leader va nella tua mano, gli altri al vicino di destra.
lo-verb-tile = Prendi
lo-verb-play = Gioca
lo-verb-play-help = Il leader sta scoperto sulla tua plancia e vale da ora. Non si paga nulla.
lo-verb-discard = Scarta
lo-verb-discard-help = Il leader esce dal gioco; prendi un privilegio del consiglio.
lo-verb-use = Usa
lo-verb-use-help = Il leader resta poi coperto fino al round successivo.
lo-verb-take = Prendi
lo-verb-harvest = Raccogli
lo-verb-production = Produci
lo-verb-omit = Non usata
lo-verb-best = Al meglio
lo-verb-best-help = Sceglie ciò che rende di più, come un suggerimento. Puoi ancora cambiare.
lo-verb-support = Sostieni
lo-verb-refuse = Rifiuta
lo-verb-more-servants = { $n ->
    [one] Un servitore in più
   *[other] { $n } servitori in più
 }
lo-verb-fewer-servants = { $n ->
    [one] Un servitore in meno
   *[other] { $n } servitori in meno
 }

## Le azioni in poche parole

lo-do-place = { $colour ->
    [white] Familiare bianco
    [black] Familiare nero
    [orange] Familiare arancione
   *[neutral] Familiare neutro
 }: { $space }
lo-do-place-card = { $colour ->
    [white] Familiare bianco
    [black] Familiare nero
    [orange] Familiare arancione
   *[neutral] Familiare neutro
 }: prendi { $card }
lo-do-servants = { $n ->
    [0] Non impiegare servitori
    [one] Impiega 1 servitore
   *[other] Impiega { $n } servitori
 }
lo-do-take = Prendi { $card }
lo-do-pay = Paga { $amounts }
lo-do-pay-nothing = Non pagare nulla
lo-do-part = Prima: { $effect }
lo-do-privilege = Privilegio del consiglio: { $privilege }
lo-do-lose = Cedi 1 { $resource }
lo-do-activate = { $card }: { $option }
lo-do-omit = Lascia fuori { $card }
lo-do-finish = Esegui l’azione
lo-do-raise = Rafforza il familiare { $colour ->
    [white] bianco
    [black] nero
   *[orange] arancione
 }
lo-do-copy = Copia { $leader }
lo-do-play = Gioca { $leader }
lo-do-discard = Scarta { $leader } per un privilegio del consiglio
lo-do-use = Usa { $leader }
lo-do-keep = Tieni { $leader }
lo-do-tile = Prendi la tessera bonus { $tile }
lo-do-support = Sostieni la Chiesa
lo-do-refuse = Fatti scomunicare e tieni la fede
lo-do-pass = Passa
lo-do-end = Chiudi il turno
lo-do-decline = Rinuncia all’azione

## Il conto di uno spazio: che cosa serve, costa e resta

lo-account-value = Valore
lo-account-enough = basta
lo-account-sent = Servitori
lo-account-idle = { $n } in più
lo-account-fee = Torre occupata
lo-account-fee-why = c’è un familiare
lo-account-fee-waived = risparmiata da Brunelleschi
lo-account-bonus = Bonus del piano
lo-account-no-bonus = nessun bonus: Predicatore
lo-account-cost = Costo
lo-account-or = oppure
lo-account-left = Ti resta
lo-account-at-once = Subito
lo-account-later = D’ora in poi
lo-account-end = Alla fine
lo-account-brings = Porta
lo-account-order = Prossimo round
lo-account-order-place = { $place ->
    [1] giochi per primo
    [2] giochi per secondo
    [3] giochi per terzo
   *[4] giochi per quarto
 }
lo-value-terms = Qui: { $terms }
lo-points-so-far = { $points ->
    [one] 1 punto finora
   *[other] { $points } punti finora
}: { $sources }
lo-points-from = { $source } { $points }
lo-who-could = Può andarci: { $members }.
lo-who-could-go = { $colour ->
    [white] bianco
    [black] nero
    [orange] arancione
   *[neutral] neutro
 } { $value }{ $servants ->
    [0] { "" }
    [one] { " " }(+1 servitore)
   *[other] { " " }(+{ $servants } servitori)
 }

## Una carta in parole

lo-card-kind = { $kind }, carta { $number }
lo-card-cost = Costo: { $cost }
lo-card-cost-or = Costo: { $cost }, oppure { $other }
lo-card-costs-nothing = Non costa nulla.
lo-card-at-once = Subito: { $effects }
lo-card-later = Poi: { $effects }
lo-card-no-effect = nulla
lo-card-for-you = Per te ora: { $amounts }
lo-card-for-you-nothing = Per te ora: nulla
lo-card-fee-in = con { $fee } monete per la torre occupata
lo-card-discount-in = con uno sconto di { $amounts }
lo-card-left = Ti resta poi: { $amounts }
lo-unknown-leader = Un leader che non vedi
lo-leader-needs = richiede

## Torri e piani

lo-tower-territory = Torre dei territori
lo-tower-character = Torre dei personaggi
lo-tower-building = Torre degli edifici
lo-tower-venture = Torre delle imprese
lo-tower-help-free = Qui non c’è nessuno: non si paga.
lo-tower-help-fee = Qui c’è un familiare: per piazzarne un altro si pagano prima { $fee } monete.
lo-tower-help-waived = Qui c’è un familiare; Brunelleschi ti risparmia le monete.
lo-tower-help-own = Qui c’è un tuo familiare colorato: può seguirlo solo quello neutro.
lo-tower-help-own-neutral = Qui c’è il tuo familiare neutro; può seguirlo uno colorato.
lo-tower-help-cards = { $type ->
    [territory] Hai { $n } territori su 6.
    [character] Hai { $n } personaggi su 6.
    [building] Hai { $n } edifici su 6.
   *[venture] Hai { $n } imprese su 6.
 }
lo-tower-help-next = Il prossimo porta il totale finale del tipo da { $before } a { $after } punti.
lo-floor-help = Valore { $value }. Prendi la carta e ne paghi il costo.
lo-floor-help-bonus = Valore { $value }. Ricevi { $bonus }, poi prendi la carta e ne paghi il costo.
lo-floor-fee = La torre è occupata: si aggiungono [b]{ $fee }[/b] monete.
lo-floor-fee-total = La torre è occupata: si aggiungono [b]{ $fee }[/b] monete, [b]{ $total }[/b] in tutto.
lo-floor-empty = La carta di questo piano non c’è più.

## Altri spazi

lo-gives-harvest = Lavorano la tua tessera bonus e i tuoi territori, fino al valore dell’azione.
lo-gives-production = Lavorano la tua tessera bonus e i tuoi edifici, fino al valore dell’azione.
lo-gives-small = Posto per un familiare, da valore 1.
lo-gives-large = Posto per quanti familiari si vuole, ciascuno a −3.
lo-gives-privileges = { $n ->
    [one] un privilegio del consiglio
   *[other] { $n } privilegi del consiglio diversi
 }
lo-market-help = Posto per un familiare, da valore 1: { $gives }.
lo-council-help = Posto per quanti familiari si vuole, da valore 1: { $gives }. Chi arriva prima gioca prima nel round successivo.
lo-harvest = Raccolto
lo-production = Produzione
lo-council = Palazzo del consiglio
lo-from-players = da { $n } giocatori
lo-space-holds = Qui: { $names }.
lo-work-would = Userebbe: { $cards }. Riceve { $amounts }.

## Dadi, ordine, tracciati, tessere

lo-dice = Dadi del round
lo-dice-help = I dadi valgono per tutti: ogni familiare colorato vale quanto il dado del suo colore.
lo-order = Ordine
lo-order-help = Prossimo round: prima i familiari nel palazzo del consiglio da sinistra a destra, poi gli altri nel vecchio ordine.
lo-order-next = Prossimo round, così come sta: { $order }
lo-faith-help = Fede { $faith }: sostenere qui la Chiesa dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lo-faith-cells = Sopra le caselle di fede, sotto i punti che il sostegno dà in quel punto.
lo-faith-threshold = La Chiesa chiede { $need } punti fede dopo il round { $round }.
lo-military-help = Classifica così come sta: { $ranks }. Al primo 5 punti, al secondo 2.
lo-military-rank = { $name } { $points }
lo-tile-heading = Scomunica
lo-tile-period = Scomunica { $numeral }
lo-tile-faith-below = fede sotto { $need } o rifiuto
lo-tile-unasked = Nessuno è stato ancora interpellato.
lo-tile-nobody = ancora nessuno
lo-tile-holders = La subiscono: { $names }
lo-tile-supporters = Hanno sostenuto la Chiesa: { $names }
lo-tile-help = { $effect } Colpisce dopo il round { $round } chi ha meno di { $need } punti fede o rifiuta.
lo-you-need-faith = { $missing ->
    [0] La tua fede basta.
    [one] Te ne serve ancora 1.
   *[other] Te ne servono ancora { $missing }.
 }

## La plancia

lo-slot-territory = Posto { $n } dei territori: { $need ->
    [0] non servono punti militari.
   *[other] servono { $need } punti militari; ne hai { $have }.
 }
lo-slot-waived = Posto { $n } dei territori: non servono punti militari, grazie a Cesare Borgia.
lo-slot-building = Posto { $n } degli edifici.
lo-slot-character = Posto { $n } dei personaggi.
lo-slot-venture = Posto { $n } delle imprese.
lo-slot-points = Se ne hai { $n }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } alla fine.
lo-slot-no-points = Una scomunica toglie questi punti.
lo-bonus-tile = Tessera bonus
lo-bonus-tile-number = Tessera bonus { $tile }
lo-bonus-gives = { $work }: { $amounts }
lo-member-home = { $colour ->
    [white] Familiare bianco
    [black] Familiare nero
    [orange] Familiare arancione
   *[neutral] Familiare neutro
 }: vale { $value }, ancora a casa.
lo-member-away = { $colour ->
    [white] Familiare bianco
    [black] Familiare nero
    [orange] Familiare arancione
   *[neutral] Familiare neutro
 }: { $space }.
lo-member-rests = { $colour ->
    [white] Familiare bianco
    [black] Familiare nero
    [orange] Familiare arancione
   *[neutral] Familiare neutro
 }: non piazzato; hai passato.
lo-leader-in-hand = In mano: gioca o scarta.
lo-leader-lacks = Mancano ancora: { $needs }.
lo-leader-ready = In gioco: si può usare in questo round.
lo-leader-always = In gioco: vale sempre.
lo-leader-used-up = Usato: torna scoperto nel prossimo round.
lo-leader-copies = Copia { $leader }.
lo-leader-have = ne hai { $n }
lo-leader-missing = Mancano: { $needs }.
lo-leader-met = Soddisfi il requisito.
lo-rival-help = Premi per vedere la plancia di { $name } al posto della tua.
lo-rival-goods = { $name }: { $amounts }
lo-rival-spent = Dal tuo ultimo turno: spesi { $amounts }
lo-rival-gained = Dal tuo ultimo turno: guadagnati { $amounts }

## Pagare, privilegi, raccolto e produzione

lo-pay-ways = { $n ->
    [2] Due modi di pagare
   *[other] { $n } modi di pagare
 }
lo-pay-then = poi
lo-privilege = Privilegio del consiglio
lo-privilege-chosen = { $n } di { $of } scelti, tutti diversi
lo-privilege-several = scegline { $n }, tutti diversi
lo-privilege-lost = { $n ->
    [one] 1 perso
   *[other] { $n } persi
 }
lo-work-intro = Tutto ciò che paghi deve essere tuo ora; ciò che ricevi si può spendere dopo.
lo-work-from = da { $least }
lo-work-beyond = { $missing ->
    [one] manca 1
   *[other] mancano { $missing }
 }
lo-work-large = spazio grande
lo-work-fewer = { $n ->
    [one] 1 servitore in meno lascerebbe
   *[other] { $n } servitori in meno lascerebbero
 } fuori { $cards }
lo-work-more = { $n ->
    [one] 1 servitore in più aggiungerebbe
   *[other] { $n } servitori in più aggiungerebbero
 } { $cards }
lo-work-lacks = { $good ->
    [coins] monete insufficienti
    [wood] legno insufficiente
    [stone] pietra insufficiente
    [servants] servitori insufficienti
   *[faith] fede insufficiente
 }
lo-work-used-up = { $good ->
    [coins] le monete finiscono qui sopra
    [wood] il legno finisce qui sopra
    [stone] la pietra finisce qui sopra
    [servants] i servitori finiscono qui sopra
   *[faith] la fede finisce qui sopra
 }
lo-work-pay = Paghi
lo-work-receive = Ricevi
lo-work-then = Poi hai
lo-work-nothing = nulla

## Rapporto alla Chiesa

lo-church-title = Rapporto alla Chiesa · Periodo { $numeral }
lo-church-intro = Si chiede in ordine di turno; chi ha meno di { $need } punti fede è subito scomunicato.
lo-church-look = Prima guarda il tavolo
lo-church-decides = decide ora
lo-church-waits = aspetta
lo-church-excommunicated = scomunica
lo-church-has-supported = ha sostenuto
lo-church-refused = ha rifiutato
lo-church-supported = sostegno: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
lo-church-support = Sostieni la Chiesa
lo-church-support-note = la tua fede torna a 0
lo-church-support-text = Con fede { $faith } il tracciato dà { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
lo-church-support-more = Sisto IV ne aggiunge { $points }.
lo-church-support-next = Con un punto fede in più sarebbero { $points }.
lo-church-support-again = Il prossimo rapporto, fra due round, ne chiede { $need }.
lo-church-refuse-end = Alla fine la tua fede, { $faith }, dà { $points } punti.
lo-church-total = Poi { $now } punti; se finisse ora { $end }
lo-church-refuse = Tieni la fede
lo-church-refuse-note = la tua fede resta
lo-church-refuse-text = Tieni la tua fede, { $faith }, e porti questa tessera fino alla fine della partita.

## Scelta dei leader

lo-draft-title = Leader
lo-draft-pick = Scelta { $n } di { $of }
lo-draft-first = Prima scegline uno.
lo-draft-kept = Tenuti finora
lo-draft-turn-order = Ordine di turno
lo-draft-passes = Chi passa a chi
lo-draft-order = { $place ->
    [1] gioca per primo
    [2] gioca per secondo
    [3] gioca per terzo
   *[4] gioca per quarto
 }
lo-draft-reports = I rapporti alla Chiesa
lo-draft-tiles = Tessere bonus
lo-draft-tiles-intro = Sceglie per primo l’ultimo di turno.
lo-draft-tile-of = L’ha scelta { $name }.
lo-draft-waits = { $name } sceglie.

## Le righe dietro un numero del punteggio

lo-scored-church = Chiesa sostenuta con fede { $faith }
