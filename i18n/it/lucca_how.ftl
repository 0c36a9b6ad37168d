### Lucca Città in una pagina: scopo, turno, punti, fine.

lc-how-aim = La tua famiglia costruisce palazzi, li inaugura con feste e rinforza le mura. Dopo l’ultimo turno vince chi ha più punti.
lc-how-caption-1 = cantiere
lc-how-caption-2 = completato
lc-how-caption-3 = inaugurato
lc-how-turn = Prima puoi [b]inaugurare[/b] palazzi completati. Poi [b]prendi una terzina[/b] e giochi le sue tre carte, ciascuna in uno di questi modi:
lc-how-way-1 = Inizia
lc-how-way-1-text = un colore mai costruito
lc-how-way-2 = Amplia
lc-how-way-2-text = lo stesso colore: un piano in più; completo con { $seats ->
    [3] 5 carte
    [4] 4 carte
    [5] 3 carte
   *[other] 5, 4 o 3 carte (in 3, 4 o 5)
 }
lc-how-way-3 = Mura
lc-how-way-3-text = coperta, per la fine
lc-how-way-4 = Torre
lc-how-way-4-text = una carta torre sta accanto
lc-how-way-5 = Scarta
lc-how-way-5-text = ciò che non serve
lc-how-score-1 = Finestre
lc-how-score-1-text = palazzo completato: 1 per finestra, subito
lc-how-score-2 = Inaugurazioni
lc-how-score-2-text = 1 per ogni carta avversaria del colore in cantiere, 2 per ogni palazzo chiuso
lc-how-score-3 = Mura e torri
lc-how-score-3-text = ciascuna × i palazzi inaugurati, se il cantiere ha due scudi per carta mura
lc-how-score-4 = Numeri civici
lc-how-score-4-text = +3 al più alto in vista, −3 al più basso; quelli coperti non contano più
lc-how-end = Gioca prima chi ha [b]più scudi nel cantiere[/b], a ogni turno di nuovo. { $seats ->
    [3] Si giocano 7 turni
    [4] Si giocano 6 turni
    [5] Si giocano 5 turni
   *[other] In 3 si giocano 7 turni, in 4 sono 6, in 5 sono 5
 }; poi tutti inaugurano ciò che è chiuso.
lc-how-forgotten-1 = Le mura vogliono scudi
lc-how-forgotten-1-text = Due scudi per carta mura devono restare nel cantiere. Un palazzo completato porta via i suoi.
lc-how-forgotten-2 = Le feste vivono degli altri
lc-how-forgotten-2-text = Inaugura un colore finché gli avversari lo hanno in cantiere o chiuso: un palazzo inaugurato non paga.
lc-how-forgotten-3 = Ogni colore una volta
lc-how-forgotten-3-text = Dopo un palazzo completato, le altre carte del colore sono solo mura o scarti.
