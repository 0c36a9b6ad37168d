### The curtain between two people.

curtain-pass = Pass the screen to
curtain-lift = I am { $name }
curtain-covered = The table stays covered until { $name } presses. Space or Enter lifts the curtain.
