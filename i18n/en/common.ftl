### Words and notices that every screen shares.

ok = OK
cancel = Cancel
close = Close
back = Back
done = Done
one-moment = One moment …
yes = Yes
no = No
on = on
off = off
undo = Undo
redo = Redo
hint = Hint
rules = Rules
log = Log
menu = Menu
title = Title
settings = Settings

notice-settings-damaged = The settings could not be read and start afresh. The old file is kept as { $file }.
notice-texts-damaged = Some texts could not be read: { $problem }
notice-data-damaged = { $place } is damaged or incomplete: the game goes on without it until it is unpacked or downloaded again. Your matches stay.
notice-read-only = The game is already open in another window. Here nothing will be saved.
notice-no-sound = No sound device was found; the game plays silently.
notice-no-workers = The opponents’ helper processes do not run here; the opponents now think inside the game, and pieces may move less smoothly.
notice-settings-unreadable = The settings could not be read and start afresh.
notice-home-unusable = { $path } cannot be used as a folder, so nothing will be kept.

crash-title = Quattro Città
crash-text =
    Something went wrong inside the game. The match is kept up to the last action.
    The details are in { $path }
crash-damaged = { $place } belongs to the game and is damaged. Unpack or download the game again; your matches and settings stay as they are.
crash-go-on = Go on from the last action
crash-quit = Quit
