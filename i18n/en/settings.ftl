### The settings and the page of keys.

settings-kept = every change is kept at once
settings-language = Language
settings-text-scale = Text size
settings-sample = Anna built the tallest tower of the town: +7 points.
settings-own-speed = My moves
settings-own-speed-note = speed of the pieces
settings-rival-speed = Their moves
settings-rival-speed-note = any key ends the running one
settings-speed-off = Off
settings-reduced-motion = Reduced motion
settings-reduced-motion-note = short fades only, nothing travels
settings-plain-letters = Plain letters
settings-plain-letters-note = a clear typeface without ornaments
settings-skip-end-turn = Skip end of turn
settings-skip-end-turn-note = turns end by themselves when nothing could be undone
settings-full-screen = Full screen
settings-full-screen-note = F11 or Alt+Enter
settings-music = Music
settings-effects = Effects
settings-mute = Quiet outside
settings-mute-note = silent while another window is in front
settings-keys = Keys
settings-change-keys = Change keys
settings-reset = As at the start
settings-reset-text = All settings go back to what they were at the first start. Language, window and saved matches stay.

key-undo = Undo
key-redo = Redo
key-hint = Hint
key-rules = Rules
key-log = Log
key-enlarge = Enlarge
key-end-turn = End turn
key-menu = Menu
key-fullscreen = Full screen
key-navigation = moving and choosing

keys-help = Choose a command, then press its new key.
keys-press = Press a key …
keys-press-now = Press the new key for { $command }. Esc leaves it as it is.
keys-change = Change
keys-taken = { $key } is already taken: { $command }.
keys-reset = Usual keys
