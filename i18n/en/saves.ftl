### The matches going on, and what can happen to a saved one.

saves-heading = Matches going on
saves-hint = Finished ones are in the records
saves-none = No match is going on.
saves-rename = Rename
saves-rename-heading = A name for this match
saves-export = Export
saves-exported = Copied to { $path }
saves-delete = Delete
saves-delete-question = Delete this match?
saves-delete-text = { $name } will be gone for good.
saves-keep = Keep it
saves-import = Import
saves-import-help = Match files in your downloads or in { $path } are listed here.
saves-import-none = No match file is waiting.
saves-import-path = or the path of a file
saves-imported = { $name } is among your matches now.
saves-today = saved { $time }
saves-day = { $day } { $month } { $year }

core-save-read-only = The game is already open in another window, so nothing can be saved here.
core-save-unwritable = The match could not be saved: is the disk full or locked?
core-save-cut = The end of this save was cut off. The match goes on after action { $action }.
core-save-older = Line { $line } of this save was damaged. An older copy goes on after action { $action }; the damaged file is kept.
core-save-damaged = This save is damaged in line { $line } and no older copy is good. The file is kept.
core-save-empty = This file is empty. It is kept.
core-save-foreign = This file is no match of Quattro Città. It is kept as it is.
core-save-version = This save comes from another version of the game. It is kept as it is.
core-save-game = This save is of a game that is not part of this program. It is kept as it is.
core-save-large = This file is larger than any match can be. It is kept as it is.
core-save-unreadable = This file cannot be read.

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
