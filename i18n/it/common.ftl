### Parole e avvisi comuni a tutte le schermate.

ok = OK
cancel = Annulla
close = Chiudi
back = Indietro
done = Fatto
one-moment = Un momento …
yes = Sì
no = No
on = sì
off = no
undo = Annulla mossa
redo = Ripeti
hint = Suggerimento
rules = Regole
log = Cronaca
menu = Menu
title = Titolo
settings = Impostazioni

notice-settings-damaged = Le impostazioni non erano leggibili e ripartono da capo. Il vecchio file resta come { $file }.
notice-texts-damaged = Alcuni testi non sono leggibili: { $problem }
notice-data-damaged = { $place } è danneggiato o incompleto: il gioco ne fa a meno finché non lo si estrae o scarica di nuovo. Le partite restano.
notice-read-only = Il gioco è già aperto in un’altra finestra. Qui non verrà salvato nulla.
notice-no-sound = Nessun dispositivo audio: il gioco prosegue in silenzio.
notice-no-workers = I processi di appoggio degli avversari qui non funzionano: gli avversari pensano ora dentro il gioco, e i movimenti possono essere meno fluidi.
notice-settings-unreadable = Non è stato possibile leggere le impostazioni: si riparte da capo.
notice-home-unusable = { $path } non può servire da cartella: nulla verrà conservato.

crash-title = Quattro Città
crash-text =
    Qualcosa è andato storto dentro il gioco. La partita è conservata fino all’ultima azione.
    I dettagli sono in { $path }
crash-damaged = { $place } fa parte del gioco ed è danneggiato. Estrai o scarica di nuovo il gioco; partite e impostazioni restano come sono.
crash-go-on = Riprendi dall’ultima azione
crash-quit = Esci
