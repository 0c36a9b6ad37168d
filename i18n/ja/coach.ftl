### 対局の振り返り

## 記録とともに保存されるファイル

coach-file-damaged = この対局の検討結果が壊れていたため、検討し直します。
coach-file-older = この対局の検討結果は別のバージョンのものなので、検討し直します。
coach-file-foreign = 別の対局の検討結果が置かれていたため、検討し直します。

## ページ

coach-title = 振り返り
coach-replay = リプレイ
coach-figure = { NUMBER($points, minimumFractionDigits: 1) }
coach-percent = { $n }%
coach-chance-under = { $n }%未満
coach-chance-over = { $n }%超
coach-error = ±{ $points }
coach-chance = 勝率
coach-swing = { $before }から{ $after }へ：
coach-swing-luck = 運により{ $before }から{ $after }へ：
coach-deed-of = { $name }：{ $deed }
coach-open = 印か線の上を選ぶと、その場面が開きます
coach-glance = ≈は最初の見立て（まだ変わることがあります）
coach-not-yet = まだ検討していません
coach-luck = 運
coach-luck-note = 偶然による点
coach-luck-help = カードやダイス、伏せられていたものが明らかになったとき、見込める点が何点増減したかを示します。細い線は標準誤差です。
coach-luck-part = { $turn }：{ $points }
coach-luck-sum = { $parts }。合計{ $total }（前後{ $error }点ほど）。
coach-accuracy = 正確さ
coach-accuracy-note = 100＝常に最善手
coach-accuracy-help = 見つかった最善手に、判断がどれだけ近かったかです。0.5点を超える差がついた判断について、100・e^(−損失／2)を平均したものです。100なら常に見つかった中の最善手、61なら判断のたびに1点の損です。標準誤差の2倍に満たない損失は、損失なしとして数えます。
coach-you = あなた
coach-waits = 待機中
coach-count = 判断 { $n } / { $of }
coach-count-told = 大きな場面を詳しく検討中 { $n } / { $of }
coach-cost = { $moments ->
    [0] 損失なし
   *[other] { $moments }場面で{ $points }点
}
coach-rest = その他の小さな項目
coach-parts-help = 想定を止めた時点での点差の内訳です。「{ $outlook }」は、持っているものや作りかけのものから、この先に見込まれる点です（名匠の見立て）。最も強い相手の点が減れば得、増えれば損として数えます。
coach-best-rival = 最強の相手
coach-rival-less = { $name }の得点減
coach-rival-more = { $name }の得点増
coach-reason-more = 増える点：{ $parts }。
coach-reason-fewer = 減る点：{ $parts }。
coach-reason-rival-less = { $rival ->
    [sole] { $name }の得点が減ります。
   *[best] 最強の相手の得点が減ります。
}
coach-reason-rival-more = { $rival ->
    [sole] { $name }の得点が増えます。
   *[best] 最強の相手の得点が増えます。
}
coach-alike = 互角
coach-better = 良い
coach-much-better = ずっと良い
coach-weaker = 劣る
coach-much-weaker = 大きく劣る
coach-about = ≈{ $n }
coach-unsure = まだ不確か
coach-cost-unsure = { $moments ->
    [0] 損失なし
   *[other] { $moments }場面
}
coach-cost-yet = { $moments ->
    [0] 今のところ損失なし
   *[other] 今のところ{ $moments }場面
}
coach-looked-at = { $n ->
    [0] まだ何も検討していません
   *[other] { $n }回の判断を検討しました
}
coach-error-help = { $worlds ->
    [0] 「名匠」の探索により、どの手も多くの仮想の展開で最後まで比べます。
   *[other] 「名匠」の探索により、どの手も{ $worlds }通りの仮想の展開で最後まで比べています。
 }展開は全ての手で共通です。損失は、判断のぶれより明らかに大きい場合（標準誤差の2倍超）だけ表示します。
coach-strength-agreement = 計測結果：10倍の長さの探索と最善手が一致した判断は、{ $of }個のうち{ $hits }個（{ $percent }%）。
coach-strength-told = 損失を指摘した判断では、{ $of }個のうち{ $hits }個（{ $percent }%）。
coach-strength-blunders = わざと入れた4点以上の失着のうち、一覧に挙がったものは{ $of }個中{ $hits }個（{ $percent }%）。
coach-strength-false = 長い探索では損失と認められなかった指摘：{ $of }対局で{ $hits }個。

## 場面

coach-best = 最善
coach-was-played = 実際の手：{ $deed }
coach-was-better = { $sure ->
    [sure] より良い手：{ $deed }（{ $points }点の得）
    [much] はるかに良い手：{ $deed }
   *[some] より良い手：{ $deed }
}
coach-better-before = { $sure ->
    [sure] より良い手：その前に{ $deed }（{ $points }点の得）
    [much] はるかに良い手：その前に{ $deed }
   *[some] より良い手：その前に{ $deed }
}
coach-then = { $first }、続いて{ $second }
coach-nothing-near = { $sure ->
    [sure] 他の手はこれに及びません（次善との差は{ $points }点）。
    [much] 他の手はこれに遠く及びません。
   *[some] これより良い手はありません。
}
coach-chances-best = 勝率{ $own }、最善なら{ $other }
coach-chances-next = 勝率{ $own }、次善なら{ $other }
coach-chances-same = 勝率はどちらも{ $own }
coach-none = はっきり損をした手はありませんでした。
coach-stopped = まだ何も見つかっていません。

## 検討中

coach-working = 対局を振り返っています
coach-begins = 1つ1つの判断を、そのとき見えていたことだけから何度も先まで指し比べて、ほかの手と比較します。損をした場面と好手は、盤面とともに左に現れます。押すとその場面が開きます。
coach-whisker = 細い線：まだこれだけぶれる可能性があります
coach-way-played = { $deed }（実際の手）
coach-fair = その時点で見えていたことだけで判断しています
coach-leave = ページを離れても検討は続き、結果は対局とともに保存されます。
coach-finer = ≈は最初の見立て。{ $of }個中{ $n }個の判断を詳しく検討済みです。
coach-keys = 矢印キーで場面を選び、Enterでリプレイを開き、Escで戻ります。
coach-stop = ここで止める
coach-mine = 自分の席だけ
coach-go-on = 検討を続ける
coach-again = 検討し直す
coach-to-scores = 得点へ

## リプレイの中で

coach-before = 前へ
coach-next = 次へ
coach-play-better = より良い手で続ける
coach-play-better-help = より良い手を指した局面から、別の対局が始まります。練習モードなので戦績には残らず、元の対局はそのまま残ります。
coach-moves = 手の表示
coach-moves-help = 2つの手と、手順に沿ったグラフの表示を切り替えます。場面のない手順では、いちばん近い場面へ移ります。
coach-moves-none = 取り上げる場面はまだ見つかっていません。
coach-nothing-better = 実際の手が、見つかった中で最善です。
coach-ways = 検討した手
coach-ways-points = 点
coach-ways-win = 勝率
coach-where = 点差の内訳
coach-error-worlds = 前後{ $error }点ほど・{ $n }通りの展開
coach-order-worlds = 確かなのは優劣だけ・{ $n }通りの展開
coach-moment-of = 場面 { $n } / { $of }
coach-tag-better = より良い手
coach-tag-played = 実際の手
coach-tag-best = 最善手
