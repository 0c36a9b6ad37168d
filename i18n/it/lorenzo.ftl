### Lorenzo il Magnifico: il gioco, le opzioni, gli spazi, gli eventi, i motivi e il punteggio.

lo-title = Lorenzo il Magnifico
lo-about = Firenze al tempo di Lorenzo il Magnifico. In sei round le famiglie nobili mandano i loro familiari a torri, raccolto, mercato e consiglio, e raccolgono territori, edifici, personaggi e imprese.
lo-stretch = Round { $n }
lo-stretches = Round
lo-by-stretch = Punti per round
lo-option-game = Gioco
lo-option-game-hint = Il gioco avanzato aggiunge i leader, scelti all’inizio, e tessere bonus diverse.
lo-option-game-advanced = Avanzato
lo-option-game-basic = Base
lo-option-privilege-faith = Privilegio di fede
lo-option-privilege-faith-hint = Punti fede di un privilegio del consiglio. Con due contano di più la fede e il consiglio, con uno le carte.
lo-option-privilege-faith-2 = 2 punti fede
lo-option-privilege-faith-1 = 1, come nella prima edizione
lo-type-territory = Territorio
lo-type-character = Personaggio
lo-type-building = Edificio
lo-type-venture = Impresa
lo-member-white = bianco
lo-member-black = nero
lo-member-orange = arancione
lo-member-neutral = neutro
lo-work-harvest = Raccolto
lo-work-production = Produzione
lo-work-take = prendere una carta
lo-source-floor = bonus del piano
lo-source-bonus_tile = tessera bonus
lo-source-privilege = privilegio del consiglio
lo-source-market = Mercato
lo-source-church = sostegno alla Chiesa
lo-purpose-fee = torre occupata
lo-privilege-goods = 1 legno e 1 pietra
lo-privilege-servants = 2 servitori
lo-privilege-coins = 2 monete
lo-privilege-military = 2 punti militari
lo-privilege-faith = { $n ->
    [one] 1 punto fede
   *[other] { $n } punti fede
 }

## Spazi

lo-space-territory-1 = Torre dei territori, piano da 1
lo-space-territory-2 = Torre dei territori, piano da 3
lo-space-territory-3 = Torre dei territori, piano da 5
lo-space-territory-4 = Torre dei territori, piano da 7
lo-space-character-1 = Torre dei personaggi, piano da 1
lo-space-character-2 = Torre dei personaggi, piano da 3
lo-space-character-3 = Torre dei personaggi, piano da 5
lo-space-character-4 = Torre dei personaggi, piano da 7
lo-space-building-1 = Torre degli edifici, piano da 1
lo-space-building-2 = Torre degli edifici, piano da 3
lo-space-building-3 = Torre degli edifici, piano da 5
lo-space-building-4 = Torre degli edifici, piano da 7
lo-space-venture-1 = Torre delle imprese, piano da 1
lo-space-venture-2 = Torre delle imprese, piano da 3
lo-space-venture-3 = Torre delle imprese, piano da 5
lo-space-venture-4 = Torre delle imprese, piano da 7
lo-space-harvest-small = Raccolto
lo-space-harvest-large = Spazio grande del raccolto
lo-space-production-small = Produzione
lo-space-production-large = Spazio grande della produzione
lo-space-market-1 = Mercato, 5 monete
lo-space-market-2 = Mercato, 5 servitori
lo-space-market-3 = Mercato, 2 monete e 3 militari
lo-space-market-4 = Mercato, 2 privilegi
lo-space-council = Palazzo del consiglio

## Che cosa è successo

lo-event-bonus-tile-chosen = { $seat_is ->
    [you] Scegli la tessera bonus { $tile }.
   *[other] { $seat } sceglie la tessera bonus { $tile }.
 }
lo-event-leader-kept = { $seat_is ->
    [you] Tieni { $leader }.
   *[other] { $seat } tiene { $leader }.
 }
lo-event-leader-kept-hidden = { $seat_is ->
    [you] Tieni un leader.
   *[other] { $seat } tiene un leader.
 }
lo-foretold-round = Comincia il round { $round }.
lo-event-round-begun = Comincia il round { $round }. Dadi (bianco, nero, arancione): { $dice }.
lo-event-member-placed = { $seat_is ->
    [you] Piazzi il familiare { $member }: { $space }.
   *[other] { $seat } piazza il familiare { $member }: { $space }.
 }
lo-event-servants-paid = { $seat_is ->
    [you] Servitori impiegati: { $servants }. L’azione vale { $value }.
   *[other] { $seat } impiega servitori: { $servants }. L’azione vale { $value }.
 }
lo-event-goods-paid = { $seat_is ->
    [you] Paghi { $amounts } ({ $purpose }).
   *[other] { $seat } paga { $amounts } ({ $purpose }).
 }
lo-made-goods-gained = { $source }: { $amounts }.
lo-event-goods-gained = { $seat_is ->
    [you] Ricevi { $amounts } ({ $source }).
   *[other] { $seat } riceve { $amounts } ({ $source }).
 }
lo-event-faith-lapsed = { $seat_is ->
    [you] La tua fede è al massimo: { $n } in più va persa.
   *[other] La fede di { $seat } è al massimo: { $n } in più va persa.
 }
lo-event-goods-lost = { $seat_is ->
    [you] La scomunica ti costa 1 { $resource }.
   *[other] La scomunica costa { AD($seat) } 1 { $resource }.
 }
lo-event-card-taken = { $seat_is ->
    [you] Prendi { $card }.
   *[other] { $seat } prende { $card }.
 }
lo-event-work-done = { $seat_is ->
    [you] { $work } di valore { $value } con { $cards }.
   *[other] { $seat }: { $work } di valore { $value } con { $cards }.
 }
lo-event-work-idle = { $seat_is ->
    [you] { $work } di valore { $value }: non porta nulla.
   *[other] { $seat }: { $work } di valore { $value }, che non porta nulla.
 }
lo-event-action-offered = { $seat_is ->
    [you] Puoi eseguire un’altra azione: { $kind }, valore { $value }.
   *[other] { $seat } può eseguire un’altra azione: { $kind }, valore { $value }.
 }
lo-event-action-lost = { $seat_is ->
    [you] Rinunci all’azione supplementare.
   *[other] { $seat } rinuncia all’azione supplementare.
 }
lo-event-privilege-chosen = { $seat_is ->
    [you] Il tuo privilegio del consiglio: { $privilege }.
   *[other] { $seat } sceglie come privilegio del consiglio: { $privilege }.
 }
lo-event-leader-played = { $seat_is ->
    [you] Giochi { $leader }.
   *[other] { $seat } gioca { $leader }.
 }
lo-event-leader-discarded = { $seat_is ->
    [you] Scarti { $leader }.
   *[other] { $seat } scarta { $leader }.
 }
lo-event-leader-used = { $seat_is ->
    [you] Usi { $leader }.
   *[other] { $seat } usa { $leader }.
 }
lo-event-leader-copied = { $seat_is ->
    [you] Il tuo Lorenzo copia { $leader }.
   *[other] Il Lorenzo di { $seat } copia { $leader }.
 }
lo-event-member-raised = { $seat_is ->
    [you] Il tuo familiare { $member } vale { $value } in questo round.
   *[other] Il familiare { $member } di { $seat } vale { $value } in questo round.
 }
lo-event-passed = { $seat_is ->
    [you] Passi e non piazzi altri familiari in questo round.
   *[other] { $seat } passa e non piazza altri familiari in questo round.
 }
lo-event-turn-skipped = { $seat_is ->
    [you] Il tuo primo turno viene saltato.
   *[other] Il primo turno di { $seat } viene saltato.
 }
lo-event-church-supported = { $seat_is ->
    [you] Sostieni la Chiesa con { $faith } punti fede: { $points } punti.
   *[other] { $seat } sostiene la Chiesa con { $faith } punti fede: { $points } punti.
 }
lo-event-excommunicated = { $seat_is ->
    [you] Ricevi la scomunica: { $tile }.
   *[other] { $seat } riceve la scomunica: { $tile }.
 }
lo-event-refused = { $seat_is ->
    [you] Rifiuti la Chiesa, tieni { $faith } di fede e ricevi la scomunica: { $tile }.
   *[other] { $seat } rifiuta la Chiesa, tiene { $faith } di fede e riceve la scomunica: { $tile }.
 }
lo-event-order-renewed = Ordine, anche in caso di parità: { $order }.
lo-event-game-ended = La partita è finita.

## Che cosa è successo, in breve

lo-brief-round = Round { $round } { $dice }
lo-brief-work = { $sign } { $work } { $value }
lo-brief-leader-kept = Tenuto: { $leader }
lo-brief-leader-played = In gioco: { $leader }
lo-brief-leader-discarded = Scarto: { $leader }
lo-brief-leader-used = Uso: { $leader }
lo-brief-leader-copied = Copia: { $leader }
lo-brief-passed = Passa
lo-brief-turn-skipped = Primo turno saltato
lo-brief-church-supported = Chiesa sostenuta
lo-brief-excommunicated = Scomunica: { $tile }

## Perché no

lo-why-finish-first = Prima rispondi alla scelta in corso.
lo-why-not-now = Ora non è possibile.
lo-why-match-over = La partita è finita.
lo-why-tile-taken = Questa tessera bonus è già stata scelta.
lo-why-choose-tile-first = Prima si scelgono le tessere bonus.
lo-why-not-in-pack = Questo leader non è tra quelli che puoi tenere.
lo-why-draft-first = Prima si scelgono i leader.
lo-why-one-member = Hai già piazzato il familiare: uno per turno.
lo-why-place-first = Prima piazza un familiare oppure passa.
lo-why-servants-too-few = Servitori richiesti: { $need }; { $have } non bastano.
lo-why-servants-too-many = Servitori che puoi impiegare: { $most }; { $have } sarebbero troppi.
lo-why-not-this-price = La carta non si può pagare così.
lo-why-privileges-differ = Questi privilegi devono essere diversi tra loro.
lo-why-card-not-owned = Non possiedi questa carta.
lo-why-other-work = Questa carta non partecipa a questa azione.
lo-why-work-value = L’azione vale { $value }; questa carta richiede { $need }: mancano { $missing }.
lo-why-used-once = Ogni carta si usa una volta, in un solo modo.
lo-why-no-such-option = Questa carta non ha questo scambio.
lo-why-not-enough = { $resource }: ne hai { $have } e ne servono { $need }: mancano { $missing }.
lo-why-not-used = Questa carta non viene usata.
lo-why-member-away = Il familiare { $member } è già stato piazzato.
lo-why-covered = Questo spazio è coperto in { $seats } giocatori.
lo-why-market-ban = La scomunica ti vieta il mercato.
lo-why-occupied = Questo spazio è occupato.
lo-why-own-colour-tower = C’è già un tuo familiare in questa torre: solo uno colorato e quello neutro.
lo-why-own-colour-area = C’è già un tuo familiare in quest’area: solo uno colorato e quello neutro.
lo-why-no-card = Su questo piano non c’è nessuna carta.
lo-why-six-cards = Hai già sei carte di questo tipo.
lo-why-fee = La torre è occupata: si pagano { $need } monete e ne hai { $have }: mancano { $missing }.
lo-why-card-coins = { $bonus ->
    [0] Monete: la carta ne costa { $need }, la torre occupata { $fee } e ne hai { $have }: mancano { $missing }.
   *[other] Monete: la carta ne costa { $need }, la torre occupata { $fee }; ne hai { $have } e il piano ne dà { $bonus }: mancano { $missing }.
 }
lo-why-card-goods = { $bonus ->
    [0] { $resource }: la carta ne costa { $need } e ne hai { $have }: mancano { $missing }.
   *[other] { $resource }: la carta ne costa { $need }; ne hai { $have } e il piano ne dà { $bonus }: mancano { $missing }.
 }
lo-why-slot-military = Il tuo prossimo territorio richiede { $need } punti militari e ne hai { $have }: mancano { $missing }.
lo-why-military-needed = La carta richiede { $need } punti militari e ne hai { $have }: mancano { $missing }.
lo-why-value = Qui il familiare vale { $value }; serve { $need }. { $servants ->
    [0] Non hai servitori da aggiungere: manca { $missing }.
    [one] Anche con il tuo servitore manca { $missing }.
   *[other] Anche con tutti e { $servants } i servitori manca { $missing }.
 }
lo-why-servants-for-card = Servitori: l’azione ne richiede { $need }, la carta ne costa { $cost } e ne hai { $have }: mancano { $missing }.
lo-why-not-this-type = Questa azione prende altre carte.
lo-why-leader-not-in-hand = Questo leader non è nella tua mano.
lo-why-leader-goods = Il leader richiede { $need } { $resource } e ne hai { $have }: ne mancano { $missing }.
lo-why-leader-cards = { $type ->
    [territory] Il leader richiede { $need } territori e ne hai { $have }: mancano { $missing }.
    [character] Il leader richiede { $need } personaggi e ne hai { $have }: mancano { $missing }.
    [building] Il leader richiede { $need } edifici e ne hai { $have }: mancano { $missing }.
   *[venture] Il leader richiede { $need } imprese e ne hai { $have }: mancano { $missing }.
 }
lo-why-leader-alike = Il leader richiede { $need } carte dello stesso tipo; ne hai al massimo { $have }: mancano { $missing }.
lo-why-nobody-to-copy = Nessun altro giocatore ha un leader in gioco.
lo-why-leader-not-played = Non hai giocato questo leader.
lo-why-leader-face-down = Questo leader è già stato usato in questo round.
lo-why-leader-always = L’abilità di questo leader vale sempre.
lo-why-no-member-to-raise = Non hai più familiari colorati da piazzare.
lo-why-nowhere = Il familiare { $member } ora non può essere piazzato da nessuna parte.
lo-why-extra-value = L’azione varrebbe { $value }; servitori ({ $servants }) compresi, manca { $missing }.

## Punteggio

lo-tie-order = pari punti, decide l’ordine di turno
lo-score-played = Punti in partita
lo-score-played-sum = nei round, Chiesa compresa
lo-score-faith = Fede
lo-score-faith-sum = mai data alla Chiesa
lo-score-territories = Territori
lo-score-territories-sum = 3, 4, 5, 6 carte: 1, 4, 10, 20
lo-score-characters = Personaggi
lo-score-characters-sum = da 1 a 6 carte: 1, 3, 6, 10, 15, 21
lo-score-ventures = Imprese
lo-score-ventures-sum = come stampato
lo-score-military = Forza militare
lo-score-military-sum = primo 5, secondo 2
lo-score-goods = Risorse
lo-score-goods-sum = 1 ogni cinque
lo-score-excommunication = Scomunica
lo-score-excommunication-sum = persi per una tessera
