### 最終得点

scores-over = 対局終了
scores-seed = シード { $seed }
scores-practice = 練習対局
scores-wins = { $seat_is ->
    [you] あなたの勝ち
   *[other] { $name }の勝ち
}
scores-shared = 共同勝利
scores-points = 点
scores-ahead = { $count }点差で勝利
scores-equal = 同点で首位
scores-tie = { $place }位は同点
scores-resigned = { $name }が投了しました。
scores-against = 相手：{ $rivals }
scores-rival = { $level }{ $n }人
scores-best-now = 自己最高（これまで{ $points }点）
scores-best = 自己最高は{ $points }点
scores-streak = { $n }連勝
scores-table = 最終得点
scores-press = 数字を選ぶと内訳を見られます
scores-total = 合計
scores-game = { $n }ゲーム目
scores-nothing-open = 表の数字を選ぶと、その得点のもとになった手がここに並びます。
scores-opened = { $name }：{ $category } { $points }点
scores-no-lines = ここでの得点はありません。
scores-at-start = 開始時（まだ全員同点）
scores-as-it-stood = 終了時の盤面による得点
scores-line-hint = 行を選ぶと、その時点の盤面を見られます
scores-board = 盤面を見る
scores-coach = 振り返り
scores-replay = リプレイ
scores-rematch = 再戦
scores-another = 別の都市
scores-title = タイトル
scores-rematch-note = 再戦：席と強さはそのまま、シードだけ新しくなります。この対局は「対局記録」に残ります。
scores-keys = 矢印キーで数字を選び、Enterで開く

## The finale

finale-scores = 得点へ
finale-ahead = { $ahead }。決め手は{ $category }（{ $points }）
finale-any-key = どのキーでも先へ進みます。
finale-order = 得点の順に
finale-you = あなた

## The story

scores-story = 対局の流れ
scores-story-deed = { $deed }、{ $points }{ $has_rival ->
    [yes] （相手{ $rival }）
   *[no] { "" }
 }。
scores-story-rest = その他
scores-story-changes = その後、首位は{ $n }回入れ替わります。
scores-as-if-ended = その時点で終わった場合
scores-at-end = 終了時に公開：{ $told }
scores-times = { $told }（{ $n }回）
scores-story-first = { $stretch }、{ $name }が{ $points }点差で先頭に立ちました。
scores-story-tide = { $stretch }が転機でした。{ $name }が{ $seats ->
    [2] { $rival }より{ $points }点多く取り
   *[other] { $points }点を取り
 }、先頭に立ちました。
scores-story-gain = { $stretch }、会心の一手。{ $name }が{ $seats ->
    [2] { $rival }より{ $points }点多く取り
   *[other] { $points }点を取り
 }{ $leads ->
    [yes] 、先頭に立ちました
   *[no] ました
 }。
scores-story-last = { $stretch }、決め手の一手。{ $name }に{ $points }点。

## 運が平らなら

scores-even = { $was ->
    [won] { $a }点差の勝ち。
    [lost] { $a }点差の負け。
   *[level] 同点。
 }{ $would ->
    [won] 運が平らなら{ $b }点差の勝ちでした（±{ $error }点）。
    [lost] 運が平らなら{ $b }点差の負けでした（±{ $error }点）。
   *[level] 運が平らなら互角でした（±{ $error }点）。
}
scores-even-help = 最も強い相手との点差から、カードやダイス、伏せられていたものによる増減を除いたものです（振り返りでの計測による）。最初の配りと、最初のターンで明らかになったもののうち計測できないものは含みません。誤差は標準誤差です。
