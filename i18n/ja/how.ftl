### 遊び方：都市ごとに1ページ。各都市の文は`<game>_how.ftl`にあります。

how-to-play = 遊び方
how-title = 1ページで分かる{ $city }
how-aim = 目的
how-turn = 手番
how-scores = 得点になるもの
how-end = 順番と終わり
how-forgotten = 忘れやすいこと
how-table = 対局へ
how-rules = ルールブック
how-again = このページは、ルールの最初の行からもう一度見られます
how-lesson = 先にレッスンを遊ぶ
how-lesson-note = 約8分、実際の卓で
