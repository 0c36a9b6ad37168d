### Le impostazioni e la pagina dei tasti.

settings-kept = ogni modifica vale subito
settings-language = Lingua
settings-text-scale = Testo
settings-sample = Anna ha costruito la torre più alta della città: +7 punti.
settings-own-speed = Le mie mosse
settings-own-speed-note = velocità dei pezzi
settings-rival-speed = Mosse altrui
settings-rival-speed-note = un tasto qualsiasi le conclude
settings-speed-off = No
settings-reduced-motion = Meno movimento
settings-reduced-motion-note = solo brevi dissolvenze, niente si sposta
settings-plain-letters = Caratteri semplici
settings-plain-letters-note = una scrittura chiara, senza ornamenti
settings-skip-end-turn = Salta la fine del turno
settings-skip-end-turn-note = il turno finisce da sé se non c’è nulla da annullare
settings-full-screen = Schermo intero
settings-full-screen-note = F11 o Alt+Invio
settings-music = Musica
settings-effects = Effetti
settings-mute = Silenzio fuori
settings-mute-note = muto mentre un’altra finestra è davanti
settings-keys = Tasti
settings-change-keys = Cambia tasti
settings-reset = Come all’inizio
settings-reset-text = Tutte le impostazioni tornano come al primo avvio. Lingua, finestra e partite salvate restano.

key-undo = Annulla
key-redo = Ripeti
key-hint = Consiglio
key-rules = Regole
key-log = Cronaca
key-enlarge = Ingrandisci
key-end-turn = Fine turno
key-menu = Menu
key-fullscreen = Schermo intero
key-navigation = spostarsi e scegliere

keys-help = Scegli un comando, poi premi il suo nuovo tasto.
keys-press = Premi un tasto …
keys-press-now = Premi il nuovo tasto per { $command }. Esc lascia tutto com’è.
keys-change = Cambia
keys-taken = { $key } è già occupato: { $command }.
keys-reset = Tasti consueti
