### 「ロレンツォ・イル・マニーフィコ」：卓上にあるもの、できること、得られるもの

# `$colour`と`$good`はワーカーと資源のid、`$member`、`$resource`、`$work`、`$kind`は出来事と同じく言葉です。

## ラウンドと手番

lo-round-of = ラウンド{ $round }／{ $rounds }
lo-period = 第{ $numeral }期
lo-numeral-1 = Ⅰ
lo-numeral-2 = Ⅱ
lo-numeral-3 = Ⅲ
lo-church-next = { $rounds ->
    [0] このラウンドのあとに教会の評価
    [1] 次のラウンドのあとに教会の評価
   *[other] { $rounds }ラウンド後に教会の評価
 }
lo-if-ended = 現時点の合計
lo-if-ended-help = これまでの勝利点に、信仰点トラック、カード、軍事、資源、破門をいまの状態で加えた点数です。
lo-if-ended-of = { $name }：{ $categories }
lo-has-passed = パスしました

## いますること

lo-prompt-turn = あなたの手番です。置くワーカーを選ぶか、指導者を使ってください。
lo-prompt-turn-basic = あなたの手番です。置くワーカーを選んでください。
lo-prompt-turn-pass = 置けるワーカーがありません。指導者を使うか、パスしてください。
lo-prompt-turn-member = { $colour ->
    [white] 白のワーカー
    [black] 黒のワーカー
    [orange] 橙のワーカー
   *[neutral] 無色のワーカー
 }（値{ $value }）：光っているスペースを選んでください。
lo-prompt-turn-space = { $space }：置くワーカーを選んでください。
lo-prompt-turn-last = { $space }：ラウンド最後のワーカーです。手番を終えると実行され、次のラウンドです。
lo-prompt-last = { $deed }（選択済み）。手番を終えると実行され、次のラウンドです。
lo-prompt-turn-leader = { $leader }：発動しますか？　廃棄して議会の特典を受け取りますか？
lo-prompt-turn-leader-use = { $leader }：今、能力を使いますか？
lo-prompt-board = { $name }のボードです。{ $key }キーか、もう一度パネルを押すと自分のボードに戻ります。
lo-prompt-leaders-discard = ワーカーを置きました。手番を終えるか、先に指導者を廃棄できます。
lo-prompt-leaders = ワーカーを置きました。まだ指導者を使えます。済んだら手番を終えてください。
lo-prompt-servants = 使う使用人の数を選んでください。
lo-prompt-servants-extra = { $card }：このアクションに使う使用人の数を選んでください。
lo-prompt-take = 取るカードを選んでください。取らなくてもかまいません。
lo-prompt-take-of = { $card }：値{ $value }で{ $type ->
    [territory] 領地
    [character] 人物
    [building] 建物
    [venture] 投資
   *[any] 好きな種類のカード
 }を1枚取れます。取らなくてもかまいません。
lo-prompt-pay = 払い方を選んでください。
lo-prompt-pay-for = { $card }：払い方を選んでください。
lo-prompt-part = 先に行う効果を選んでください。
lo-prompt-part-of = { $card }：先に行う効果を選んでください。
lo-prompt-privilege = 議会の特典を選んでください。
lo-prompt-privilege-of = { $n ->
    [1] { $source }：議会の特典を1つ選んでください。
   *[other] { $source }：異なる議会の特典を{ $n }つ選んでください。
 }
lo-prompt-lose = 破門により、木か石を1個失います。どちらにするか選んでください。
lo-prompt-work = カードの使い方を選んでください。
lo-prompt-work-of = { $work }（値{ $value }）：カードの使い方を選んでください。
lo-prompt-raise = このラウンドに値を上げるワーカーを選んでください。
lo-prompt-raise-to = { $leader }：このラウンドの値を{ $value }にするワーカーを選んでください。
lo-prompt-copy = ロレンツォが写す指導者を選んでください。選び直せません。
lo-prompt-church = 教会の評価です。教会を支えるか、破門を受けるかを選んでください。
lo-prompt-church-of = 第{ $numeral }期の教会の評価です。教会を支えるか、破門を受けるかを選んでください。
lo-prompt-tile = ボーナスタイルを選んでください。収穫と生産のたびに働きます。
lo-prompt-draft = 手元に残す指導者を1枚選んでください。ほかは右の人に渡ります。
lo-prompt-draft-last = 最後に残った1枚は、あなたのものです。

## 指示の右のキー

lo-keys-enlarge = { $key }で拡大
lo-keys-let-go = { $key }で選び直す
lo-keys-board = { $key }：次の家
lo-keys-lines = 1～{ $n }のキー
lo-keys-place = クリックで置く・Zで拡大
lo-keys-take = クリックで取る・Zで拡大
lo-keys-church = 左右で選ぶ・Enterで決定・Escで盤面を見る

## ボタン

lo-verb-white = 白のワーカー
lo-verb-black = 黒のワーカー
lo-verb-orange = 橙のワーカー
lo-verb-neutral = 無色のワーカー
lo-verb-board = 次の家のボード
lo-verb-pass = パス
lo-verb-pass-help = このラウンドには、もうワーカーを置きません。
lo-verb-pass-sure = パスしますか？　ワーカー{ $members }個は、次のラウンドまで置けません。
lo-verb-back = 戻る
lo-verb-back-help = 1つ前に戻します。
lo-verb-own-board = 自分のボード
lo-verb-next = 次へ
lo-round-ends = 次のラウンドが始まり、この手番は取り消せなくなります。
lo-verb-decline = 行わない
lo-verb-decline-help = このアクションは失われます。ほかの効果は受けられます。
lo-verb-keep = 残す
lo-verb-keep-help = 手札に加え、ほかは右の人に渡します。
lo-verb-tile = 選ぶ
lo-verb-play = 発動
lo-verb-play-help = ボードの横に出します。これから働きます。何も払いません。
lo-verb-discard = 廃棄
lo-verb-discard-help = ゲームから除き、議会の特典を1つ受け取ります。
lo-verb-use = 使う
lo-verb-use-help = 使うと、次のラウンドまで裏向きになります。
lo-verb-take = 受け取る
lo-verb-harvest = 収穫する
lo-verb-production = 生産する
lo-verb-omit = 使わない
lo-verb-best = おすすめ
lo-verb-best-help = ヒントと同じ考え方で、最もよい使い方を選びます。あとで変えられます。
lo-verb-support = 支える
lo-verb-refuse = 支えない
lo-verb-more-servants = 使用人を{ $n }人増やす
lo-verb-fewer-servants = 使用人を{ $n }人減らす

## アクションを短く

lo-do-place = { $colour ->
    [white] 白のワーカー
    [black] 黒のワーカー
    [orange] 橙のワーカー
   *[neutral] 無色のワーカー
 }を{ $space }に置く
lo-do-place-card = { $colour ->
    [white] 白のワーカー
    [black] 黒のワーカー
    [orange] 橙のワーカー
   *[neutral] 無色のワーカー
 }で{ $card }を取る
lo-do-servants = { $n ->
    [0] 使用人を使わない
   *[other] 使用人を{ $n }人使う
 }
lo-do-take = { $card }を取る
lo-do-pay = { $amounts }を払う
lo-do-pay-nothing = 何も払わない
lo-do-part = 先に：{ $effect }
lo-do-privilege = 議会の特典：{ $privilege }
lo-do-lose = { $resource }1個を失う
lo-do-activate = { $card }：{ $option }
lo-do-omit = { $card }を使わない
lo-do-finish = アクションを行う
lo-do-raise = { $colour ->
    [white] 白
    [black] 黒
   *[orange] 橙
 }のワーカーの値を上げる
lo-do-copy = { $leader }を写す
lo-do-play = { $leader }を発動する
lo-do-discard = { $leader }を廃棄して議会の特典を受け取る
lo-do-use = { $leader }を使う
lo-do-keep = { $leader }を残す
lo-do-tile = ボーナスタイル{ $tile }を選ぶ
lo-do-support = 教会を支える
lo-do-refuse = 破門を受け、信仰点を残す
lo-do-pass = パスする
lo-do-end = 手番を終える
lo-do-decline = アクションを行わない

## スペースの計算：必要なもの、払うもの、残るもの

lo-account-value = 値
lo-account-enough = 足りています
lo-account-sent = 送る使用人
lo-account-idle = { $n }人は不要
lo-account-fee = 塔の使用料
lo-account-fee-why = 先客あり
lo-account-fee-waived = ブルネレスキにより不要
lo-account-bonus = 階のボーナス
lo-account-no-bonus = 説教師によりなし
lo-account-cost = コスト
lo-account-or = または
lo-account-left = 残り
lo-account-at-once = すぐに
lo-account-later = これから
lo-account-end = 終了時
lo-account-brings = 得るもの
lo-account-order = 次ラウンド
lo-account-order-place = { $place }番目
lo-value-terms = ここでの値：{ $terms }
lo-points-so-far = これまでの勝利点{ $points }：{ $sources }
lo-points-from = { $source } { $points }
lo-who-could = 置けるワーカー：{ $members }
lo-who-could-go = { $colour ->
    [white] 白
    [black] 黒
    [orange] 橙
   *[neutral] 無色
 }{ $value }{ $servants ->
    [0] { "" }
   *[other] （+使用人{ $servants }人）
 }

## カードを言葉で

lo-card-kind = { $kind }・カード番号{ $number }
lo-card-cost = コスト：{ $cost }
lo-card-cost-or = コスト：{ $cost }、または{ $other }
lo-card-costs-nothing = コストはありません。
lo-card-at-once = 即時効果：{ $effects }
lo-card-later = 永続効果：{ $effects }
lo-card-no-effect = なし
lo-card-for-you = いまのコスト：{ $amounts }
lo-card-for-you-nothing = いまのコスト：なし
lo-card-fee-in = ワーカーのいる塔のコイン{ $fee }枚を含む
lo-card-discount-in = { $amounts }の割引を含む
lo-card-left = 払ったあとの残り：{ $amounts }
lo-unknown-leader = 見えない指導者
lo-leader-needs = 条件

## 塔と階

lo-tower-territory = 領地の塔
lo-tower-character = 人物の塔
lo-tower-building = 建物の塔
lo-tower-venture = 投資の塔
lo-tower-help-free = ワーカーはいません。使用料は要りません。
lo-tower-help-fee = ワーカーがいます。置くには、先にコイン{ $fee }枚を払います。
lo-tower-help-waived = ワーカーがいますが、ブルネレスキにより使用料は要りません。
lo-tower-help-own = 自分の色つきワーカーがいます。あとは無色のワーカーだけ置けます。
lo-tower-help-own-neutral = 自分の無色のワーカーがいます。色つきワーカーを1個置けます。
lo-tower-help-cards = { $type ->
    [territory] 領地は6枚中{ $n }枚です。
    [character] 人物は6枚中{ $n }枚です。
    [building] 建物は6枚中{ $n }枚です。
   *[venture] 投資は6枚中{ $n }枚です。
 }
lo-tower-help-next = 次の1枚で、この種類の終了時の得点が{ $before }点から{ $after }点になります。
lo-floor-help = 値{ $value }。コストを払ってカードを取ります。
lo-floor-help-bonus = 値{ $value }。{ $bonus }を受け取り、コストを払ってカードを取ります。
lo-floor-fee = この塔にはワーカーがいるので、ほかにコイン[b]{ $fee }[/b]枚を払います。
lo-floor-fee-total = この塔にはワーカーがいるので、ほかにコイン[b]{ $fee }[/b]枚、合わせて[b]{ $total }[/b]枚を払います。
lo-floor-empty = この階のカードはもうありません。

## ほかのスペース

lo-gives-harvest = アクションの値までの、ボーナスタイルと領地が働きます。
lo-gives-production = アクションの値までの、ボーナスタイルと建物が働きます。
lo-gives-small = ワーカー1個、値1以上。
lo-gives-large = ワーカーは何個でも、値は−3。
lo-gives-privileges = { $n ->
    [1] 議会の特典1つ
   *[other] 異なる議会の特典{ $n }つ
 }
lo-market-help = ワーカー1個、値1以上：{ $gives }。
lo-council-help = ワーカーは何個でも、値1以上：{ $gives }。先に置いた人ほど、次のラウンドのプレイ順が先になります。
lo-harvest = 収穫
lo-production = 生産
lo-council = 議会
lo-from-players = { $n }人から
lo-space-holds = { $names }のワーカーがいます。
lo-work-would = 使うカード：{ $cards }。受け取るもの：{ $amounts }。

## ダイス、プレイ順、トラック、タイル

lo-dice = このラウンドのダイス
lo-dice-help = 出目は全員に共通です。色つきワーカーの値は、同じ色のダイスの出目です。
lo-order = プレイ順
lo-order-help = 次のラウンドは、議会に置いた人が左から順に先になり、ほかの人は前の順番のまま続きます。
lo-order-next = このままなら次は：{ $order }
lo-faith-help = 信仰点{ $faith }：ここで教会を支えると{ $points }点です。
lo-faith-cells = 上の数字が信仰点、下の数字がそこで教会を支えたときの勝利点です。
lo-faith-threshold = ラウンド{ $round }のあと、教会は信仰点{ $need }を求めます。
lo-military-help = いまの順位：{ $ranks }。1位は5点、2位は2点です。
lo-military-rank = { $name } { $points }
lo-tile-heading = 破門
lo-tile-period = 破門 { $numeral }
lo-tile-faith-below = 信仰点{ $need }未満か不支持
lo-tile-unasked = まだ誰も問われていません。
lo-tile-nobody = まだなし
lo-tile-holders = 受けた人：{ $names }
lo-tile-supporters = 教会を支えた人：{ $names }
lo-tile-help = { $effect }ラウンド{ $round }のあと、信仰点が{ $need }未満の人と、教会を支えない人が受けます。
lo-you-need-faith = { $missing ->
    [0] あなたの信仰点は足りています。
   *[other] あなたはあと{ $missing }必要です。
 }

## 個人ボード

lo-slot-territory = 領地の{ $n }番目の枠：{ $need ->
    [0] 軍事点は要りません。
   *[other] 軍事点{ $need }が必要です（いまは{ $have }）。
 }
lo-slot-waived = 領地の{ $n }番目の枠：チェーザレ・ボルジアにより、軍事点は要りません。
lo-slot-building = 建物の{ $n }番目の枠。
lo-slot-character = 人物の{ $n }番目の枠。
lo-slot-venture = 投資の{ $n }番目の枠。
lo-slot-points = { $n }枚なら、ゲーム終了時に{ $points }点です。
lo-slot-no-points = 破門により、この得点は失われます。
lo-bonus-tile = ボーナスタイル
lo-bonus-tile-number = ボーナスタイル{ $tile }
lo-bonus-gives = { $work }：{ $amounts }
lo-member-home = { $colour ->
    [white] 白のワーカー
    [black] 黒のワーカー
    [orange] 橙のワーカー
   *[neutral] 無色のワーカー
 }：値{ $value }、まだ手元にあります。
lo-member-away = { $colour ->
    [white] 白のワーカー
    [black] 黒のワーカー
    [orange] 橙のワーカー
   *[neutral] 無色のワーカー
 }：{ $space }にいます。
lo-member-rests = { $colour ->
    [white] 白のワーカー
    [black] 黒のワーカー
    [orange] 橙のワーカー
   *[neutral] 無色のワーカー
 }：パスしたので置きません。
lo-leader-in-hand = 手札：発動か廃棄ができます。
lo-leader-lacks = まだ足りないもの：{ $needs }。
lo-leader-ready = 発動済み：このラウンドに使えます。
lo-leader-always = 発動済み：常に働きます。
lo-leader-used-up = 使用済み：次のラウンドに表に戻ります。
lo-leader-copies = { $leader }を写しています。
lo-leader-have = いまは{ $n }
lo-leader-missing = 足りないもの：{ $needs }。
lo-leader-met = 条件を満たしています。
lo-rival-help = 選ぶと、{ $name }のボードを表示します。
lo-rival-goods = { $name }：{ $amounts }
lo-rival-spent = 前の手番から払ったもの：{ $amounts }
lo-rival-gained = 前の手番から得たもの：{ $amounts }

## 支払い、特典、収穫と生産

lo-pay-ways = 払い方は{ $n }通り
lo-pay-then = 残り
lo-privilege = 議会の特典
lo-privilege-chosen = { $of }つ中{ $n }つ選択（重複不可）
lo-privilege-several = 異なるものを{ $n }つ選びます
lo-privilege-lost = 無効{ $n }
lo-work-intro = 払うものは、いま持っていなければなりません。受け取ったものは、そのあとで使えます。
lo-work-from = { $least }以上
lo-work-beyond = 値があと{ $missing }必要
lo-work-large = 大きいスペース
lo-work-fewer = 使用人が{ $n }人少ないと、{ $cards }を使えません
lo-work-more = 使用人をあと{ $n }人使うと、{ $cards }も使えます
lo-work-lacks = { $good ->
    [coins] コインが足りません
    [wood] 木が足りません
    [stone] 石が足りません
    [servants] 使用人が足りません
   *[faith] 信仰点が足りません
 }
lo-work-used-up = { $good ->
    [coins] コインは上で使い切ります
    [wood] 木は上で使い切ります
    [stone] 石は上で使い切ります
    [servants] 使用人は上で使い切ります
   *[faith] 信仰点は上で使い切ります
 }
lo-work-pay = 払う
lo-work-receive = 受け取る
lo-work-then = そのあとの手元
lo-work-nothing = なし

## 教会の評価

lo-church-title = 教会の評価・第{ $numeral }期
lo-church-intro = プレイ順に選びます。信仰点が{ $need }未満の人は、すぐに破門されます。
lo-church-look = 先に盤面を見る
lo-church-decides = 選択中
lo-church-waits = 順番待ち
lo-church-excommunicated = 破門
lo-church-has-supported = 教会を支えました
lo-church-refused = 支えず、破門
lo-church-supported = 支えました：{ $points }点
lo-church-support = 教会を支える
lo-church-support-note = 信仰点は0に戻ります
lo-church-support-text = 信仰点{ $faith }で{ $points }点を得ます。
lo-church-support-more = シクストゥス4世により、さらに{ $points }点。
lo-church-support-next = 信仰点がもう1あれば{ $points }点です。
lo-church-support-again = 2ラウンド後の評価では、信仰点{ $need }が必要です。
lo-church-refuse-end = ゲーム終了時、信仰点{ $faith }で{ $points }点を得ます。
lo-church-total = この後{ $now }点、今終われば{ $end }点
lo-church-refuse = 信仰点を残す
lo-church-refuse-note = 信仰点は残ります
lo-church-refuse-text = 信仰点{ $faith }を残し、このタイルの効果をゲーム終了まで受けます。

## 指導者とボーナスタイルの選択

lo-draft-title = 指導者
lo-draft-pick = { $of }枚中{ $n }枚目
lo-draft-first = まず1つ選んでください。
lo-draft-kept = 残した指導者
lo-draft-turn-order = プレイ順
lo-draft-passes = 渡す順番
lo-draft-order = { $place }番目
lo-draft-reports = これからの教会の評価
lo-draft-tiles = ボーナスタイル
lo-draft-tiles-intro = プレイ順の逆順に選びます。
lo-draft-tile-of = { $name }が選びました。
lo-draft-waits = { $name }が選んでいます。

## 得点の内訳

lo-scored-church = 信仰点{ $faith }で教会を支えた
