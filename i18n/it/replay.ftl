### Il replay di una partita.

replay-heading = Replay
replay-close = Indietro
replay-chronicle = Cronaca
replay-begins = La partita sta per cominciare. Le frecce avanzano passo per passo, [icon:play] la fa scorrere.
replay-earlier = Turni precedenti
replay-later = Turni successivi
replay-first = All’inizio
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-turn-back = Indietro di un turno (Pag Su)
replay-turn-on = Avanti di un turno (Pag Giù)
replay-last = Alla fine
replay-no-further = Da questa parte la partita non prosegue.
replay-step = Passo { $step } di { $steps }
replay-open = Mani scoperte
replay-eye-help = Con gli occhi di chi si guarda il tavolo.
replay-play-on = Gioca da qui
replay-play-on-help = Una nuova partita di allenamento, che non conta: comincia con tutto fino a questo passo.
replay-play-on-text = Una nuova partita comincia con tutto fino a questo passo, come allenamento: non conta, e la vecchia resta com’è. Chi prende i posti?
replay-play-on-start = Continua a giocare
replay-no-play-on = Qui la partita è finita. Torna a un passo precedente.
replay-play = Prosegue da sé
replay-pause = Si ferma qui

keys-in-replay = Replay
key-replay-play = Avvia o ferma
key-replay-moves = Mostra le mosse
