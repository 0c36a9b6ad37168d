### La cronaca di tutte le partite.

chronicle-heading = Archivio
chronicle-going-on = In corso · { $count }
chronicle-finished = Finite · { $count }
chronicle-all = Tutte · { $count }
chronicle-search = Città, persona, data …
chronicle-none = Non si è ancora giocata nessuna partita.
chronicle-none-found = Nessuna partita corrisponde a queste parole.
chronicle-replay = Replay
chronicle-scores = Punteggio
chronicle-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Vittoria condivisa: { $names }
}
chronicle-tally = { $level }: { $wins } su { $matches }
chronicle-statistics = Vinte contro { $tallies } (allenamento escluso)
chronicle-no-statistics = Qui si contano le partite finite contro gli avversari; l’allenamento è escluso.
