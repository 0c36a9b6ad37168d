### Il punteggio finale.

scores-over = La partita è finita
scores-seed = seme { $seed }
scores-practice = partita di allenamento
scores-wins = { $seat_is ->
    [you] Vinci tu
   *[other] Vince { $name }
}
scores-shared = Vittoria condivisa
scores-points = punti
scores-ahead = { $count ->
    [one] un punto di vantaggio
   *[other] { $count } punti di vantaggio
}
scores-equal = pari in testa
scores-tie = pari al { $place }° posto
scores-resigned = { $name } abbandona.
scores-against = contro { $rivals }
scores-rival = { $n ->
    [one] { $level }
   *[other] { $level } ×{ $n }
}
scores-best-now = il tuo record (prima: { $points })
scores-best = il tuo record: { $points }
scores-streak = { $n } vittorie di fila
scores-table = Punteggio finale
scores-press = premi un numero per vedere da dove viene
scores-total = Totale
scores-game = Partita { $n }
scores-nothing-open = Premi un numero della tabella: qui compaiono le mosse che lo hanno dato.
scores-opened = { $name }: { $category } { $points }
scores-no-lines = Qui non si è segnato nulla.
scores-at-start = all’inizio, ancora alla pari
scores-as-it-stood = come stava il tavolo alla fine
scores-line-hint = premi una riga per vedere il tavolo in quel momento
scores-board = Il tavolo
scores-coach = Riesamina
scores-replay = Replay
scores-rematch = Rivincita
scores-another = Altra città
scores-title = Titolo
scores-rematch-note = Rivincita: stessi posti e livelli, nuovo seme. La partita resta nell’archivio.
scores-keys = Le frecce scorrono i numeri, Invio apre

## The finale

finale-scores = Ai punteggi
finale-ahead = { $ahead }, soprattutto per { $category } ({ $points })
finale-any-key = Un tasto qualsiasi va avanti.
finale-order = In ordine di punti
finale-you = tu

## The story

scores-story = La storia
scores-story-deed = { $deed }, { $points }{ $has_rival ->
    [yes] { "" }, { $rival } all’avversario
   *[no] { "" }
 }.
scores-story-rest = Il resto
scores-story-changes = Poi il comando cambia { $n ->
    [one] una volta
   *[other] { $n } volte
 }.
scores-as-if-ended = come se finisse allora
scores-at-end = Scoperto alla fine: { $told }
scores-times = { $told } (×{ $n })
scores-story-first = { $stretch }: { $name } va in testa con { $points ->
    [one] un punto
   *[other] { $points } punti
 } di vantaggio.
scores-story-tide = { $stretch }, la svolta: { $name } { $seats ->
    [2] guadagna { $points ->
        [one] un punto
       *[other] { $points } punti
    } su { $rival }
   *[other] fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }
 } e passa in testa.
scores-story-gain = { $stretch }, un gran colpo: { $name } { $seats ->
    [2] guadagna { $points ->
        [one] un punto
       *[other] { $points } punti
    } su { $rival }
   *[other] fa { $points ->
        [one] un punto
       *[other] { $points } punti
    }
 }{ $leads ->
    [yes] { " " }e passa in testa.
   *[no] .
 }
scores-story-last = { $stretch }, l’ultimo colpo: { $points ->
    [one] un punto
   *[other] { $points } punti
 } per { $name }.

## A fortuna pari

scores-even = { $was ->
    [won] Hai vinto di { $a };
    [lost] Hai perso di { $a };
   *[level] Eravate pari;
} { $would ->
    [won] a fortuna pari avresti vinto di { $b } (± { $error }).
    [lost] a fortuna pari avresti perso di { $b } (± { $error }).
   *[level] a fortuna pari sareste stati alla pari, più o meno { $error }.
}
scores-even-help = Il tuo vantaggio sul miglior avversario, senza ciò che carte, dadi e cose nascoste hanno dato o tolto, come l’ha misurato il riesame. La distribuzione iniziale non conta, né ciò che è venuto alla luce nel primo turno dove non si può misurare. L’errore è un errore standard.
