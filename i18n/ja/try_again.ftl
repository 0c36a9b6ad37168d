### 損をした場面をもう一度試すページと、その一覧

keys-in-coach = 振り返り
key-coach-try = その場面をもう一度
keys-in-try-again = もう一度
key-try-again-show = 答えを見る
key-try-again-next = 次の場面
key-try-again-before = 前の場面
keys-in-deck = 自分の場面
key-deck-out = 場面を外す

## 振り返りとリプレイで

coach-try = もう一度
coach-try-help = そのときの盤面から、答えを伏せて始まります。実際の手より良い手を見つけてください。
coach-try-all = すべてもう一度
coach-try-later = まだ詳しく検討していません。
coach-try-nothing = もう一度試す場面はありません。

## 卓で

try-again = もう一度
try-find = { $turn }：実際に選んだ手より良い手を見つけましょう。
try-own = 実際の手
try-give-or-take = 前後{ $points }点ほど
try-help = 最善と同じくらい良い手なら正解です。卓の操作はいつもどおり。何度でも試せます。
try-yours = 試した手
try-nth = { $n }回目
try-weighing = 検討しています…
try-still = まだ{ $points }点の損
try-still-some = まだ劣る
try-still-much = まだ大きく劣る
try-loses = { $points }点の損
try-wrong = { $deed }：{ $told }
try-unknown = 時間内に検討できませんでした。ほかの手を試してください。
try-good = 見つけました。最善と同じくらい良い手です：{ $deed }（{ $nth }回目）
try-answer = 見つかった最善手：{ $deed }
try-found = お見事
try-shown = 答え
try-best = 最善手
try-as-good = 最善と互角
try-ways = 検討した手（最善との差）
try-worth = { $sure ->
    [sure] 実際の手より{ $points }点の得です。
    [much] 実際の手よりはるかに良い手です。
   *[some] 実際の手より良い手です。
}
try-where = どこを見る？
try-where-help = 最善手のある場所を枠で示します。もう一度押すと答えを表示します。
try-show = 答えを見る
try-show-help = 検討した手をすべて表示します。この場面の出題は最初からになります。
try-next = 次の場面
try-next-help = 次の場面へ進みます。この場面は飛ばしてもかまいません。
try-before = 前へ
try-before-help = 前の場面に戻ります。
try-before-none = ここが最初の場面です。
try-end = 終わる
try-end-help = 結果をまとめ、次に進む先を選びます。
try-play-on = 続きを打つ
try-play-on-help = この判断から、練習用の別の対局を始めます。
try-replay = リプレイ
try-replay-help = この場面のリプレイを開きます。
try-not-now = 手を試す前だけ使えます。
try-comes-back = { $found ->
    [0] まだ見つけていません（あと{ $n }戦で出題）
   *[other] 見つけました（あと{ $n }戦で出題）
}
try-put-away = 2日に分けて見つけたので、片付きました
try-sum = { $n }場面のうち、見つけた場面{ $found }、答えを見た場面{ $shown }。
try-stay = この場面に残る
try-none = この対局には、まだ試せる場面がありません。

## 一覧

deck-title = 自分の場面
deck-subtitle = 損をした手をもう一度
deck-every = すべて
deck-due = 今日の出題
deck-due-note = 新しい対局から順に（答えは伏せてあります）
deck-later = また出題
deck-away = 片付いた場面
deck-away-note = どれも2日に分けて発見
deck-sums = 出題 { $due }  ·  また出題 { $later }  ·  片付いた { $away }
deck-after = あと{ $n }戦で出題
deck-played = { $month }{ $day }日の対局
deck-some = { $of }場面中{ $n }
deck-foot = 2日に分けて見つけた場面は片付きます。それまでは1戦、3戦、10戦のあとにまた出題されます。やらずに置いてもかまいません。
deck-try = { $n ->
    [0] 出題なし
   *[other] 出題中の{ $n }場面を試す
}
deck-shuffled = 全{ $n }場面を順不同で
deck-open = 開く
deck-close = 閉じる
deck-out = 外す
deck-out-help = この場面を一覧から外します。
deck-taken-out = 一覧から外しました。{ $key }キーで元に戻せます。
deck-none = 対局を振り返ると、損をした場面がここに並びます。
deck-look-back = 最後の対局を振り返る
deck-none-due = 今は出題がありません。対局を重ねると、また出題されます。
deck-none-away = 片付いた場面はまだありません。
deck-all-found = すべて見つけました。次の対局のあとに新しい場面が加わります。
deck-damaged = 自分の場面のファイルが壊れていたため別の場所に移しました。どの場面も最初から出題されます。
