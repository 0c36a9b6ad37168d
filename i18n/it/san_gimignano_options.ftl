### San Gimignano nella pagina della nuova partita.

sg-about = Due famiglie costruiscono le torri di San Gimignano, carta su carta. Contano le torri alte, compiute e aggraziate; il mazzo finisce prima di quanto si creda.
sg-option-nobles = Carte nobili
sg-option-nobles-hint = Dieci carte nobili in un mazzo a parte: fanno ciò che nessuna torre può.
sg-option-series = Serie
sg-option-series-hint = Una partita, due partite con i punti sommati, o quante ne servono per arrivare a 120.
sg-option-series-single = Una
sg-option-series-two = Due
sg-option-series-to120 = A 120
