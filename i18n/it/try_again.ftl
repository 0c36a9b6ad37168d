### Riprovare i propri momenti costosi, e il mazzo che li raccoglie.

keys-in-coach = Riesame
key-coach-try = Riprova il momento
keys-in-try-again = Riprova
key-try-again-show = Mostra la risposta
key-try-again-next = Momento seguente
key-try-again-before = Momento precedente
keys-in-deck = I tuoi momenti
key-deck-out = Togli un momento

## Nella pagina del riesame e nel replay

coach-try = Riprova
coach-try-help = Il tavolo è com’era allora e la risposta è nascosta: trova qualcosa di meglio di ciò che fu giocato.
coach-try-all = Riprova tutti
coach-try-later = Non ancora valutato a fondo.
coach-try-nothing = Non c’è alcun momento costoso da riprovare.

## Al tavolo

try-again = Riprova
try-find = { $turn }: trova qualcosa di meglio di ciò che hai giocato.
try-own = ciò che hai giocato
try-give-or-take = più o meno { $points }
try-help = Vale tutto ciò che è buono quanto la migliore trovata. Il tavolo funziona come sempre; provare non costa nulla.
try-yours = I tuoi tentativi
try-nth = tentativo { $n }
try-weighing = La sto valutando ...
try-still = perde ancora { $points }
try-still-some = ancora peggio
try-still-much = ancora molto peggio
try-loses = perde { $points }
try-wrong = { $deed }: { $told }.
try-unknown = Non c’è stato tempo di valutarla. Prova qualcos’altro.
try-good = { $nth ->
    [1] Buona quanto la migliore trovata: { $deed }, al primo tentativo.
    [2] Buona quanto la migliore trovata: { $deed }, al secondo tentativo.
    [3] Buona quanto la migliore trovata: { $deed }, al terzo tentativo.
   *[other] Buona quanto la migliore trovata: { $deed }, al tentativo { $nth }.
}
try-answer = La migliore trovata: { $deed }.
try-found = Ben trovata
try-shown = Mostrata
try-best = migliore trovata
try-as-good = altrettanto buona
try-ways = tutti i modi, rispetto al migliore
try-worth = { $sure ->
    [sure] Vale { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più di ciò che hai giocato.
    [much] Molto meglio di ciò che hai giocato.
   *[some] Meglio di ciò che hai giocato.
}
try-where = Dove guardare
try-where-help = Incornicia la zona in cui si trova la migliore. Chiesto di nuovo, mostra la risposta.
try-show = Mostrami
try-show-help = Mostra tutti i modi valutati. Il momento ricomincia poi da capo nel mazzo.
try-next = Il seguente
try-next-help = Al momento seguente; lasciando questo non si perde nulla.
try-before = Prima
try-before-help = Al momento precedente.
try-before-none = Questo è il primo momento.
try-end = Fine
try-end-help = Com’è andata con questi momenti, e dove andare da qui.
try-play-on = Prosegui
try-play-on-help = Da questa decisione comincia una partita di allenamento a sé.
try-replay = Replay
try-replay-help = Il replay della partita, a questo momento.
try-not-now = Solo prima di un tentativo.
try-comes-back = { $found ->
    [0] non ancora trovato; torna dopo { $n ->
        [one] 1 altra partita
       *[other] altre { $n } partite
    }
   *[other] trovato; torna dopo { $n ->
        [one] 1 altra partita
       *[other] altre { $n } partite
    }
}
try-put-away = trovato in due giorni: messo via
try-sum = { $n ->
    [one] 1 momento: trovati { $found }, mostrati { $shown }.
   *[other] { $n } momenti: trovati { $found }, mostrati { $shown }.
}
try-stay = Resta qui
try-none = Nessun momento di questa partita si può ancora riprovare.

## Il mazzo

deck-title = I tuoi momenti
deck-subtitle = ciò che ti è costato punti, da riprovare
deck-every = Tutti
deck-due = Da riprovare
deck-due-note = prima l’ultima partita; la risposta è nascosta
deck-later = Torneranno
deck-away = Messi via
deck-away-note = ciascuno trovato in due giorni
deck-sums = { $due } da riprovare  ·  { $later } torneranno  ·  { $away } messi via
deck-after = { $n ->
    [one] dopo 1 altra partita
   *[other] dopo altre { $n } partite
}
deck-played = giocata il { $day } { $month }
deck-some = { $n } di { $of }
deck-foot = Trovato in due giorni, un momento è messo via. Fino ad allora torna dopo 1, 3 e 10 partite. A lasciarlo non si perde nulla.
deck-try = { $n ->
    [0] Nulla da riprovare
    [one] Prova quello da riprovare
   *[other] Prova i { $n } da riprovare
}
deck-shuffled = Tutti e { $n }, mescolati
deck-open = Apri
deck-close = Chiudi
deck-out = Togli
deck-out-help = Toglie questo momento dal mazzo.
deck-taken-out = Tolto dal mazzo. { $key } lo rimette.
deck-none = I tuoi momenti costosi arrivano qui dopo che hai riesaminato una partita.
deck-look-back = Riesamina l’ultima partita
deck-none-due = Ora non c’è nulla da riprovare. I momenti tornano giocando.
deck-none-away = Ancora nulla è stato messo via.
deck-all-found = Tutti trovati. I nuovi arrivano con la prossima partita.
deck-damaged = Il file dei tuoi momenti era danneggiato; è stato messo da parte e tutti i momenti ricominciano.
