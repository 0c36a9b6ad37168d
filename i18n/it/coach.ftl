### Uno sguardo indietro alla partita.

## Il file accanto alla partita salvata

coach-file-damaged = Il giudizio su questa partita è danneggiato: la giudico di nuovo.
coach-file-older = Il giudizio su questa partita viene da un’altra versione: la giudico di nuovo.
coach-file-foreign = Accanto a questa partita c’era il giudizio su un’altra: la giudico di nuovo.
