### Lucca Città: carte, azioni, avvenimenti, motivi.

lc-title = Lucca Città
lc-about = Ricche famiglie costruiscono i palazzi di Lucca, li inaugurano con grandi feste e rinforzano le mura. I palazzi degli avversari dello stesso colore rendono celebre la tua festa.
lc-stretch = Turno { $n }
lc-stretches = Turno
lc-by-stretch = Punti per turno

## Carte

lc-colour-red = rosso
lc-colour-yellow = giallo
lc-colour-green = verde
lc-colour-blue = blu
lc-colour-violet = viola
lc-colour-grey = grigio
lc-card = { $colour } { $address }
lc-card-short = { $colour } { $address }
lc-card-text = { $windows ->
    [one] 1 finestra
   *[other] { $windows } finestre
 }, { $shields ->
    [one] 1 scudo.
   *[other] { $shields } scudi.
 }
lc-tower = Torre
lc-tower-text = Alla fine vale 1 punto per ogni tuo palazzo inaugurato, se le tue mura sono sostenute.
lc-wall = Mura
lc-wall-text = Alla fine vale 1 punto per ogni tuo palazzo inaugurato, se nel tuo cantiere ci sono almeno due scudi per ogni carta mura.
lc-unknown-card = Una carta coperta

## Il quartiere

lc-area-site = Cantiere
lc-area-completed = Completati
lc-area-opened = Inaugurati
lc-shields-help = Scudi nel cantiere: decidono l’ordine di turno e sostengono le mura.
lc-walls-help = Ogni tua carta mura e ogni tua torre: alla fine vale 1 punto per ogni tuo palazzo inaugurato, se nel tuo cantiere ci sono due scudi per ogni carta mura.
lc-walls-need = { $walls ->
    [one] Una carta mura richiede { $need } scudi; nel cantiere ce ne sono { $shields }.
   *[other] { $walls } carte mura richiedono { $need } scudi; nel cantiere ce ne sono { $shields }.
 }

## Azioni

lc-verb-keep = Tieni
lc-verb-keep-help = Con queste due comincia il tuo cantiere: { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
 }; chi ne ha di più gioca per primo. Le altre due tornano nel mazzo.
lc-verb-start = Inizia
lc-verb-start-help = Un colore che non hai mai costruito va nel tuo cantiere.
lc-verb-extend = Amplia
lc-verb-extend-help = La carta copre a metà il tuo palazzo di questo colore; ora si vede il suo numero civico.
lc-verb-wall = Mura
lc-verb-wall-help = Metti la carta coperta, come mura. Alla fine porta 1 punto per ogni tuo palazzo inaugurato, se nel tuo cantiere ci sono due scudi per ogni carta mura.
lc-verb-raise = Torre
lc-verb-raise-help = La torre va nella tua area dei completati. Alla fine porta 1 punto per ogni tuo palazzo inaugurato, se le tue mura sono sostenute; di per sé non richiede scudi.
lc-verb-discard = Scarta
lc-verb-discard-help = La carta esce dal gioco.
lc-verb-deal-help = Disponi le prossime terzine.

lc-do-keep = Tieni { $cards }
lc-do-open = Inaugura il palazzo { $colour }
lc-do-take = Prendi questa terzina
lc-deed-take = Prendi la terzina { $n }
lc-do-start = Inizia un palazzo con { $card }
lc-do-extend = Amplia con { $card }
lc-do-wall = Usa { $card } come mura
lc-do-raise = Erigi la torre
lc-do-discard = Scarta { $card }
lc-do-deal = Disponi le prossime terzine

## Che cosa può diventare una carta

lc-fate-start = Inizia il { $colour }: 1 carta su { $goal }.
lc-fate-extend = Amplia il { $colour }: { $size } carte su { $goal }.
lc-fate-complete = Completa il { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per le finestre.
lc-fate-wall = Mura, perché il { $colour } lo hai già costruito; servono poi { $support }
lc-fate-discard = Uno scarto: il { $colour } lo hai già costruito, e altre mura non avrebbero scudi.
lc-fate-tower = Una torre: nessun palazzo, ma punti alla fine.
lc-fate-address = Civico { $before } → { $after }.

## Che cosa fare adesso

lc-dealing = Quattro carte iniziali a ogni famiglia; poi si dispongono le prime terzine.
lc-prompt-keep = Scegli due delle quattro carte per iniziare: le finestre daranno punti, gli scudi la precedenza.
lc-prompt-turn = Tocca a te: inaugura i palazzi completati, se vuoi, poi prendi una terzina.
lc-prompt-place = Scegli che cosa diventa ogni carta della terzina, nell’ordine che vuoi.
lc-prompt-deal = Si dispongono le prossime terzine.
lc-question-keep = Due carte dello stesso colore formano un solo palazzo. Quale numero civico si vede?
lc-question-deal = Disporre le terzine?

## Il tavolo

lc-deck = Mazzo
lc-deck-help = { $n ->
    [one] Una carta
   *[other] { $n } carte
 } nel mazzo.
lc-turn-of = Turno { $turn } di { $turns }
lc-turn-last = Turno { $turn } di { $turns }: l’ultimo
lc-order = Ordine di turno
lc-order-help = Prima chi ha più scudi nel cantiere; a parità, chi ha il numero civico visibile più alto.
lc-last-openings = Ultime inaugurazioni
lc-last-openings-note = Tutti inaugurano i palazzi completati; poi si contano mura, torri e numeri civici.
lc-taken-by = presa da { $seat }
lc-triplet-gone = { $seat_is ->
    [you] Hai preso questa terzina; altre si scoprono al prossimo turno.
   *[other] { $seat } ha preso questa terzina: per questo turno non c’è più.
 }
lc-ask-own-ground = I palazzi vanno nel tuo cantiere, mura e torri tra i completati.
lc-ask-own-quarter = Va soltanto nel tuo quartiere.
lc-final = Contati
lc-counted-so-far = Contati finora
lc-if-ended = Se finisse ora

lc-area-site-short = Cantiere
lc-area-completed-short = Completati
lc-area-opened-short = Inaugurati
lc-area-site-shortest = Cantiere
lc-area-completed-shortest = Finiti
lc-area-opened-shortest = Aperti
lc-your-quarter = il tuo quartiere
lc-on-site = { $n } nel cantiere
lc-need = servono { $need }
lc-need-shields = servono { $need } scudi
lc-open-later = Potrai inaugurarlo all’inizio del tuo turno.
lc-no-walls = niente mura
lc-worth = { $kinds ->
    [walls] { $count } mura
    [towers] { $count ->
        [one] 1 torre
       *[other] { $count } torri
     }
   *[both] { $count } carte
 } × { $palaces ->
    [one] 1 palazzo
   *[other] { $palaces } palazzi
 }
lc-quarter-large = { $key }, o il tasto destro del mouse, mostra in grande tutto il quartiere.
lc-quarter-help = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } finora.
lc-palace-site = Il palazzo { $colour }: { $size } di { $goal } carte
lc-palace-completed = Il palazzo { $colour } è completato
lc-palace-opened = Il palazzo { $colour } è inaugurato
lc-palace-holds = Finestre: { $windows }. Scudi: { $shields }.
lc-palace-addresses = Numeri civici, prima quello visibile: { $addresses }.
lc-palace-largest = Il numero civico più alto: +3 alla fine.
lc-palace-smallest = Il numero civico più basso: −3 alla fine.
lc-opening-now = Inaugurarlo porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per come stanno le cose: { $paid }.
lc-opening-last = Le ultime inaugurazioni seguono l’ordine degli scudi; qui { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per come stanno le cose: { $paid }.
lc-paid-by = { $points } da { $seat }
lc-nobody-pays = nessuno paga
lc-open-points = Inaugura: { $points }
lc-open-points-short = { $points }
lc-order-later = L’ordine si decide quando si rivelano le carte iniziali: prima chi ha più scudi.
lc-next = Prossimo turno
lc-place-in-order = { $place ->
    [1] Giochi per primo di { $seats }
    [2] Giochi per secondo di { $seats }
    [3] Giochi per terzo di { $seats }
    [4] Giochi per quarto di { $seats }
   *[5] Giochi per quinto di { $seats }
 }
lc-if-ended-help = Con le ultime inaugurazioni, mura, torri e numeri civici come stanno ora.
lc-fate-shields = Scudi { $before } → { $after }.
lc-fate-now = Ora { $points }.
lc-fate-later = { $count ->
    [one] [b]Alla fine:[/b] { $parts }, per come stanno le cose.
   *[other] [b]Alla fine { $points }:[/b] { $parts }, per come stanno le cose.
 }
lc-fate-unsupported = Alle tue mura mancherebbero scudi: { $shields } su { $need }.
lc-fate-lost-largest = non più il civico più alto
lc-fate-lost-smallest = non più il civico più basso
lc-fate-no-gain = Nessun punto, per come stanno le cose.
lc-fate-as-walls = Come mura: fino a { $points } alla fine.
lc-fate-order = { $is_last ->
    [yes] Nelle ultime inaugurazioni
   *[no] Nel prossimo turno
 } giocheresti per { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
 } di { $seats }.
lc-fate-windows = { $windows ->
    [one] 1 finestra.
   *[other] { $windows } finestre.
 }
lc-note-complete = completo
lc-note-size = carta { $size } di { $goal }
lc-note-size-short = { $size }/{ $goal }
lc-shields = { $need } scudi
lc-note-tower = senza scudi
lc-note-wall = { $missing ->
    [0] scudi  [icon:check]
    [one] manca 1 scudo
   *[other] mancano { $missing } scudi
 }
lc-note-discard = esce dal gioco
lc-note-spared = non più { $loss }
lc-note-at-end = { $gain } alla fine
lc-on-door = { $card } sulla porta
lc-on-door-note = l’altro numero è coperto
lc-prompt-turn-open = Tocca a te: inaugura se vuoi ({ $openings }), poi prendi una terzina.
lc-prompt-turn-take = Prendi una delle terzine; indicane una per vedere che cosa ti porta.
lc-ask-deck = Le prossime terzine vengono dal mazzo quando tutti hanno giocato. Ora prendi una di quelle scoperte.
lc-ask-rival-palace = Il palazzo { $colour } di un avversario ti paga quando inauguri il tuo dello stesso colore. Per costruirlo prendi una terzina con carte di quel colore.

## Punti

lc-tie-address = pari punti, decide il numero civico più alto
lc-score-windows = Finestre
lc-score-windows-sum = 1 per finestra di palazzo completato
lc-score-openings = Inaugurazioni
lc-score-openings-sum = 1 per carta avversaria in cantiere, 2 per palazzo non inaugurato
lc-score-walls = Mura
lc-score-walls-sum = mura × palazzi inaugurati, se sostenute
lc-score-towers = Torri
lc-score-towers-sum = torri × palazzi inaugurati, se le mura sono sostenute
lc-score-largest = Civico più alto
lc-score-largest-sum = 3 a chi lo possiede
lc-score-smallest = Civico più basso
lc-score-smallest-sum = chi lo possiede perde 3
lc-told-windows = Finestre dei palazzi completati: { $points }
lc-told-openings = Inaugurazioni: { $now } finora + { $later } alla fine = { $points }
lc-told-walls = { $count ->
    [one] 1 carta mura
   *[other] { $count } carte mura
 } × { $opened ->
    [one] 1 palazzo
   *[other] { $opened } palazzi
 } = { $points }
lc-told-towers = { $count ->
    [one] 1 torre
   *[other] { $count } torri
 } × { $opened ->
    [one] 1 palazzo
   *[other] { $opened } palazzi
 } = { $points }
lc-told-unsupported = Mura e torri: 0, perché le mura richiedono { $need } scudi e ne hanno { $shields }
lc-told-largest = Civico più alto: { $points }
lc-told-smallest = Civico più basso: { $points }
lc-scored-windows = { $colour } completato
lc-scored-openings = { $is_last ->
    [yes] { $colour } inaugurato alla fine
   *[no] { $colour } inaugurato
 }
lc-scored-walls = mura: { $walls } × { $opened } inaugurati
lc-scored-towers = torri: { $towers } × { $opened } inaugurati
lc-scored-unsupported = non sostenute: { $shields } scudi su { $need }
lc-scored-largest = il più alto: { $card }
lc-scored-smallest = il più basso: { $card }

## Avvenimenti

lc-event-cards-kept = { $seat_is ->
    [you] Tieni { $cards }.
   *[other] { $seat } tiene { $cards }.
 }
lc-event-cards-kept-hidden = { $seat_is ->
    [you] Hai scelto le tue carte iniziali.
   *[other] { $seat } ha scelto due carte iniziali.
 }
lc-event-start-revealed = { $seat_is ->
    [you] Cominci con { $cards }.
   *[other] { $seat } comincia con { $cards }.
 }
lc-event-deck-prepared = Il resto viene mescolato con le quattro torri: { $count } carte.
lc-event-order-set = Ordine del turno { $turn }: { $order }.
lc-event-triplets-laid = Le terzine del turno { $turn } sono sul tavolo.
lc-foretold-triplets = Si dispongono le terzine del turno { $turn }.
lc-event-palace-opened = { $seat_is ->
    [you] Inauguri il palazzo { $colour }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
     }
   *[other] { $seat } inaugura il palazzo { $colour }: { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
     }
 }
lc-event-triplet-taken = { $seat_is ->
    [you] Prendi { $cards }.
   *[other] { $seat } prende { $cards }.
 }
lc-event-palace-started = { $seat_is ->
    [you] Inizi un palazzo con { $card }.
   *[other] { $seat } inizia un palazzo con { $card }.
 }
lc-event-palace-extended = { $seat_is ->
    [you] Ampli un palazzo con { $card }: { $size } su { $goal }.
   *[other] { $seat } amplia un palazzo con { $card }: { $size } su { $goal }.
 }
lc-event-palace-completed = { $seat_is ->
    [you] Completi il palazzo { $colour }: { $points ->
        [one] 1 punto per le finestre.
       *[other] { $points } punti per le finestre.
     }
   *[other] { $seat } completa il palazzo { $colour }: { $points ->
        [one] 1 punto per le finestre.
       *[other] { $points } punti per le finestre.
     }
 }
lc-event-wall-built = { $seat_is ->
    [you] Usi { $card } come mura.
   *[other] { $seat } usa { $card } come mura.
 }
lc-event-tower-raised = { $seat_is ->
    [you] Erigi una torre.
   *[other] { $seat } erige una torre.
 }
lc-event-card-discarded = { $seat_is ->
    [you] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
 }
lc-event-triplet-discarded = Nessuno ha preso { $cards }: vengono scartate.
lc-event-last-openings-begun = Ultime inaugurazioni, in quest’ordine: { $order }.
lc-event-walls-scored = { $seat_is ->
    [you] Le tue mura e le tue torri danno { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
     }
   *[other] Le mura e le torri di { $seat } danno { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
     }
 }
lc-event-walls-unsupported = { $seat_is ->
    [you] Le tue mura richiedono { $need } scudi e ne hai { $shields }: mura e torri non danno punti.
   *[other] Le mura di { $seat } richiedono { $need } scudi e ce ne sono { $shields }: mura e torri non danno punti.
 }
lc-event-largest-address-scored = { $seat_is ->
    [you] Hai il numero civico più alto, { $card }: { $points } punti.
   *[other] { $seat } ha il numero civico più alto, { $card }: { $points } punti.
 }
lc-event-smallest-address-scored = { $seat_is ->
    [you] Hai il numero civico più basso, { $card }: { $points } punti.
   *[other] { $seat } ha il numero civico più basso, { $card }: { $points } punti.
 }
lc-event-game-ended = La partita è finita.

## Un turno in una frase

lc-turn-told = { $seat_is ->
    [you] Tu: { $deeds }.
   *[other] { $seat }: { $deeds }.
 }
lc-deed-palace-opened = { $colour } inaugurato +{ $points }
lc-deed-palace-started = { $card } iniziato
lc-deed-palace-extended = { $card } ({ $size } di { $goal })
lc-deed-palace-completed = { $colour } completato +{ $points }
lc-deed-wall-built = mura: { $card }
lc-deed-tower-raised = torre eretta
lc-deed-card-discarded = scarto: { $card }

## Perché no

lc-why-not-now = Ora non è possibile.
lc-why-match-over = La partita è finita.
lc-why-keep-first = Prima scegli le tue due carte iniziali.
lc-why-not-in-hand = Fra le tue carte non c’è { $card }.
lc-why-keep-two = Scegli { $need } carte; ne hai scelte { $have }.
lc-why-kept-already = Le carte iniziali sono già scelte.
lc-why-deal-first = Prima disponi le prossime terzine.
lc-why-finish-turns = Le prossime terzine arrivano quando tutti hanno giocato.
lc-why-open-before-taking = I palazzi si inaugurano prima di prendere una terzina. Ciò che completi in questo turno si inaugura dal prossimo.
lc-why-opens-at-the-end = Si inaugura alla fine: le ultime inaugurazioni vengono dopo questo turno, nell’ordine degli scudi.
lc-why-not-completed = Il tuo palazzo { $colour } ha { $have } carte su { $need }.
lc-why-opened-already = Il tuo palazzo { $colour } è già inaugurato.
lc-why-never-built = Non hai un palazzo { $colour }.
lc-why-one-triplet = Prima gioca le altre carte della tua terzina: ne restano { $left }.
lc-why-no-such-triplet = Non c’è una terzina { $triplet }.
lc-why-triplet-taken = Questa terzina l’ha presa { $seat }.
lc-why-take-first = Prima prendi una terzina.
lc-why-not-in-triplet = Fra le carte da giocare non c’è { $card }.
lc-why-tower-no-palace = Una torre si può solo erigere o scartare.
lc-why-palace-no-tower = Solo una carta torre si può erigere come torre.
lc-why-on-site = Stai già costruendo il palazzo { $colour }: la carta può ampliarlo.
lc-why-built-already = Hai già completato il palazzo { $colour }: le altre carte possono solo diventare mura o essere scartate.
