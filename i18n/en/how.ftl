### How to play: one page for each city. The words of each city are in `<game>_how.ftl`.

how-to-play = How to play
how-title = { $city } in one page
how-aim = The aim
how-turn = Your turn
how-scores = What scores
how-end = Order and end
how-forgotten = What is easily forgotten
how-table = To the table
how-rules = All the rules
how-again = this page again: first line under Rules
how-lesson = Play a lesson first
how-lesson-note = 8 minutes, on the real table
