### Come si gioca: una pagina per città. Le parole di ogni città sono in `<game>_how.ftl`.

how-to-play = Come si gioca
how-title = { $city } in una pagina
how-aim = Lo scopo
how-turn = Il tuo turno
how-scores = Che cosa dà punti
how-end = Ordine e fine
how-forgotten = Che cosa si dimentica
how-table = Al tavolo
how-rules = Tutte le regole
how-again = questa pagina: prima riga in Regole
how-lesson = Prima una lezione
how-lesson-note = 8 minuti, al tavolo vero
