### 「ルッカ・チッタ」：カード、アクション、出来事、できない理由

lc-title = ルッカ・チッタ
lc-about = ルッカの裕福なファミリーとなって娯楽施設を建て、盛大な開店パーティーを開き、街の城壁を補強します。ほかのプレイヤーの同じ色の施設が、あなたのパーティーの評判を高めます。
lc-stretch = 第{ $n }ターン
lc-stretches = ターン
lc-by-stretch = ターンごとの得点

## カード

lc-colour-red = 赤
lc-colour-yellow = 黄
lc-colour-green = 緑
lc-colour-blue = 青
lc-colour-violet = 紫
lc-colour-grey = 灰
lc-card = { $colour }の{ $address }番地
lc-card-short = { $colour }{ $address }
lc-card-text = 窓{ $windows }、補強マーク{ $shields }。
lc-tower = 塔
lc-tower-text = ゲーム終了時、城壁に必要な補強マークが足りていれば、自分の開店した施設1つにつき1点です。
lc-wall = 城壁
lc-wall-text = ゲーム終了時、自分の建設エリアに城壁1枚につき2個以上の補強マークがあれば、自分の開店した施設1つにつき1点です。
lc-unknown-card = 伏せられたカード

## 地区

lc-area-site = 建設エリア
lc-area-completed = 完成エリア
lc-area-opened = 開店エリア
lc-shields-help = 建設エリアの補強マークです。プレイ順を決めるほか、城壁の得点に必要です。
lc-walls-help = 城壁と塔は、自分の建設エリアに城壁1枚につき2個以上の補強マークがあれば、ゲーム終了時に1枚ごとに、自分の開店した施設1つにつき1点です。
lc-walls-need = 城壁{ $walls }枚には補強マーク{ $need }個が必要です（現在{ $shields }個）。

## アクション

lc-verb-keep = 残す
lc-verb-keep-help = この2枚で建設エリアを始めます。補強マークは{ $shields }個で、多い順に手番を行います。残りの2枚は山札に戻ります。
lc-verb-start = 建設開始
lc-verb-start-help = まだ建てていない色のカードを、建設エリアに置きます。
lc-verb-extend = 重ねる
lc-verb-extend-help = 建設中の同じ色の施設に、半分重ねて置きます。見える番地はこのカードのものに変わります。
lc-verb-wall = 城壁
lc-verb-wall-help = 裏向きで城壁にします。終了時、建設エリアに城壁1枚につき補強マークが2個あれば、開店した施設1つにつき1点です。
lc-verb-raise = 塔を建てる
lc-verb-raise-help = 塔を完成エリアに置きます。終了時、城壁の補強が足りていれば、開店した施設1つにつき1点です。塔自体に補強は不要です。
lc-verb-discard = 捨てる
lc-verb-discard-help = カードを捨て札にします。
lc-verb-deal-help = 次のトリプレットを並べます。

lc-do-keep = { $cards }を残す
lc-do-open = { $colour }の施設を開店する
lc-do-take = このトリプレットを取る
lc-deed-take = 左から{ $n }番目のトリプレットを取る
lc-do-start = { $card }で建設を始める
lc-do-extend = { $card }を重ねる
lc-do-wall = { $card }を城壁にする
lc-do-raise = 塔を建てる
lc-do-discard = { $card }を捨てる
lc-do-deal = 次のトリプレットを並べる

## カードの使い道

lc-fate-start = { $colour }の建設を始めます（{ $goal }枚中1枚目）。
lc-fate-extend = { $colour }の施設に重ねます（{ $goal }枚中{ $size }枚目）。
lc-fate-complete = { $colour }の施設が完成します：窓で{ $points }点。
lc-fate-wall = { $colour }は完成済みなので城壁に。必要な{ $support }
lc-fate-discard = { $colour }は完成済みで、城壁を増やすと補強が足りないため、捨て札。
lc-fate-tower = 塔です。施設にはなりませんが、ゲーム終了時に得点になります。
lc-fate-address = 番地{ $before }→{ $after }。

## いますること

lc-dealing = 各ファミリーに最初のカードを4枚ずつ配り、トリプレットを並べます。
lc-prompt-keep = 建設を始める2枚を選んでください。窓は完成時に得点、補強マークは手番の早さになります。
lc-prompt-turn = あなたの番です。完成した施設を開店できます（任意）。そのあと、トリプレットを1組取ってください。
lc-prompt-place = 取ったカードの使い道を、好きな順に選んでください。
lc-prompt-deal = 次のトリプレットを並べてください。
lc-question-keep = 同じ色の2枚は1つの施設になります。どちらの番地を見せますか？
lc-question-deal = トリプレットを並べますか？

## 卓上

lc-deck = 山札
lc-deck-help = 山札の残り：{ $n }枚
lc-turn-of = ターン{ $turn }/{ $turns }
lc-turn-last = 最終ターン（{ $turn }/{ $turns }）
lc-order = プレイ順
lc-order-help = 補強マークの多い順、同数なら見える番地の大きい順です。
lc-last-openings = 最後の開店パーティー
lc-last-openings-note = 完成した施設をすべて開店し、そのあと城壁、塔、番地の得点を数えます。
lc-taken-by = { $seat }が取りました
lc-triplet-gone = { $seat_is ->
    [you] このトリプレットは取りました。次のターンに新しく並びます。
   *[other] { $seat }が取りました。このターンはもうありません。
 }
lc-ask-own-ground = 施設は建設エリア、城壁と塔は完成エリアに置きます。
lc-ask-own-quarter = 置けるのは自分の地区だけです。
lc-final = 集計
lc-counted-so-far = ここまでの得点
lc-if-ended = いま終わった場合

lc-area-site-short = 建設
lc-area-completed-short = 完成
lc-area-opened-short = 開店
lc-area-site-shortest = 建設
lc-area-completed-shortest = 完成
lc-area-opened-shortest = 開店
lc-your-quarter = あなたの地区
lc-on-site = 補強{ $n }個
lc-need = { $need }個必要
lc-need-shields = 補強{ $need }個必要
lc-open-later = 自分の手番の初めに開店できます。
lc-no-walls = 城壁なし
lc-worth = { $kinds ->
    [walls] 城壁
    [towers] 塔
   *[both] 城壁・塔
 }{ $count }×施設{ $palaces }
lc-quarter-large = { $key }キーか右クリックで、地区全体を大きく表示します。
lc-quarter-help = { $name }：現在{ $points }点
lc-palace-site = { $colour }の施設：{ $goal }枚中{ $size }枚
lc-palace-completed = { $colour }の施設（完成）
lc-palace-opened = { $colour }の施設（開店）
lc-palace-holds = 窓：{ $windows }　補強マーク：{ $shields }
lc-palace-addresses = 見えている番地：{ $addresses }
lc-palace-largest = 最も大きい番地です：ゲーム終了時に＋3点。
lc-palace-smallest = 最も小さい番地です：ゲーム終了時に−3点。
lc-opening-now = いまの状態で開店すると{ $points }点：{ $paid }
lc-opening-last = 最後の開店は補強マークの多い順です。いまの状態で{ $points }点：{ $paid }
lc-paid-by = { $seat }から{ $points }点
lc-nobody-pays = 得点になる相手はいません
lc-open-points = 開店：{ $points }点
lc-open-points-short = { $points }
lc-order-later = 最初のカードを公開したときに、補強マークの多い順で決まります。
lc-next = 次の順
lc-place-in-order = { $seats }人中{ $place }番手
lc-if-ended-help = 最後の開店、城壁、塔、番地を、いまの状態で数えた点数です。
lc-fate-shields = 補強マーク{ $before }→{ $after }。
lc-fate-now = すぐに{ $points }点。
lc-fate-later = { $count ->
   *[other] [b]終了時{ $points }点[/b]（いまの状態で）：{ $parts }。
 }
lc-fate-unsupported = 城壁の補強が足りません（{ $need }個中{ $shields }個）。
lc-fate-lost-largest = 最大番地でなくなる
lc-fate-lost-smallest = 最小番地でなくなる
lc-fate-no-gain = いまの状態では得点になりません。
lc-fate-as-walls = 城壁にすると終了時に最大{ $points }点。
lc-fate-order = { $is_last ->
    [yes] 最後の開店では
   *[no] 次のターンは
 }{ $seats }人中{ $place }番手。
lc-fate-windows = 窓{ $windows }つ。
lc-note-complete = 完成
lc-note-size = { $goal }枚中{ $size }枚目
lc-note-size-short = { $size }/{ $goal }
lc-shields = 補強{ $need }個
lc-note-tower = 補強不要
lc-note-wall = { $missing ->
    [0] 補強  [icon:check]
   *[other] 補強あと{ $missing }個
 }
lc-note-discard = 捨て札になります
lc-note-spared = { $loss }を回避
lc-note-at-end = 終了時{ $gain }
lc-on-door = 番地{ $card }を見せる
lc-on-door-note = もう一方は隠れます
lc-prompt-turn-open = あなたの番です。施設を開店できます（{ $openings }）。そのあと、トリプレットを1組取ってください。
lc-prompt-turn-take = トリプレットを1組取ってください（指すと、何が起きるか分かります）。
lc-ask-deck = 次のトリプレットは、全員の手番が終わってから山札から並べます。今は表になっているものを1組取ってください。
lc-ask-rival-palace = 相手の{ $colour }の施設は、自分の同じ色の施設を開店するときに得点をくれます。建てるには、その色のカードがあるトリプレットを取ってください。

## 得点

lc-tie-address = 同点、番地の大きさにより勝利
lc-score-windows = 窓
lc-score-windows-sum = 完成した施設の窓1つにつき1点
lc-score-openings = 開店
lc-score-openings-sum = 相手の建設中1枚1点、開店前の施設2点
lc-score-walls = 城壁
lc-score-walls-sum = 城壁×開店した施設
lc-score-towers = 塔
lc-score-towers-sum = 塔×開店した施設
lc-score-largest = 最も大きい番地
lc-score-largest-sum = 持ち主は3点を得る
lc-score-smallest = 最も小さい番地
lc-score-smallest-sum = 持ち主は3点を失う
lc-told-windows = 完成した施設の窓：{ $points }
lc-told-openings = 開店パーティー：これまで{ $now }＋終了時{ $later } = { $points }
lc-told-walls = 城壁{ $count }枚×施設{ $opened }つ = { $points }
lc-told-towers = 塔{ $count }枚×施設{ $opened }つ = { $points }
lc-told-unsupported = 城壁と塔：0（補強マークが{ $need }個必要、現在{ $shields }個）
lc-told-largest = 最も大きい番地：{ $points }
lc-told-smallest = 最も小さい番地：{ $points }
lc-scored-windows = { $colour }が完成
lc-scored-openings = { $is_last ->
    [yes] { $colour }を終了時に開店
   *[no] { $colour }を開店
 }
lc-scored-walls = 城壁{ $walls }枚×開店{ $opened }
lc-scored-towers = 塔{ $towers }枚×開店{ $opened }
lc-scored-unsupported = 補強不足：補強マーク{ $need }個中{ $shields }個
lc-scored-largest = 最も大きい番地：{ $card }
lc-scored-smallest = 最も小さい番地：{ $card }

## 出来事

lc-event-cards-kept = { $seat_is ->
    [you] { $cards }を残しました。
   *[other] { $seat }が{ $cards }を残しました。
 }
lc-event-cards-kept-hidden = { $seat_is ->
    [you] 最初のカードを選びました。
   *[other] { $seat }が最初のカードを2枚選びました。
 }
lc-event-start-revealed = { $seat_is ->
    [you] { $cards }で建設を始めます。
   *[other] { $seat }は{ $cards }で建設を始めます。
 }
lc-event-deck-prepared = 残りのカードに塔4枚を混ぜ、山札にしました：{ $count }枚。
lc-event-order-set = 第{ $turn }ターンのプレイ順：{ $order }。
lc-event-triplets-laid = 第{ $turn }ターンのトリプレットが並びました。
lc-foretold-triplets = 第{ $turn }ターンのトリプレットを並べます。
lc-event-palace-opened = { $seat_is ->
    [you] { $colour }の施設を開店しました：{ $points }点。
   *[other] { $seat }が{ $colour }の施設を開店しました：{ $points }点。
 }
lc-event-triplet-taken = { $seat_is ->
    [you] { $cards }を取りました。
   *[other] { $seat }が{ $cards }を取りました。
 }
lc-event-palace-started = { $seat_is ->
    [you] { $card }で建設を始めました。
   *[other] { $seat }が{ $card }で建設を始めました。
 }
lc-event-palace-extended = { $seat_is ->
    [you] { $card }を重ねました（{ $goal }枚中{ $size }枚）。
   *[other] { $seat }が{ $card }を重ねました（{ $goal }枚中{ $size }枚）。
 }
lc-event-palace-completed = { $seat_is ->
    [you] { $colour }の施設が完成しました：窓で{ $points }点。
   *[other] { $seat }の{ $colour }の施設が完成しました：窓で{ $points }点。
 }
lc-event-wall-built = { $seat_is ->
    [you] { $card }を城壁にしました。
   *[other] { $seat }が{ $card }を城壁にしました。
 }
lc-event-tower-raised = { $seat_is ->
    [you] 塔を建てました。
   *[other] { $seat }が塔を建てました。
 }
lc-event-card-discarded = { $seat_is ->
    [you] { $card }を捨てました。
   *[other] { $seat }が{ $card }を捨てました。
 }
lc-event-triplet-discarded = 残った{ $cards }は捨て札です。
lc-event-last-openings-begun = 最後の開店パーティーです。順番：{ $order }。
lc-event-walls-scored = { $seat_is ->
    [you] 城壁と塔で{ $points }点を得ました。
   *[other] { $seat }が城壁と塔で{ $points }点を得ました。
 }
lc-event-walls-unsupported = { $seat_is ->
    [you] 城壁に必要な補強マーク{ $need }個に対して{ $shields }個しかないため、城壁と塔は得点になりません。
   *[other] { $seat }は城壁に必要な補強マーク{ $need }個に対して{ $shields }個しかないため、城壁と塔は得点になりません。
 }
lc-event-largest-address-scored = { $seat_is ->
    [you] 最も大きい番地（{ $card }）で{ $points }点を得ました。
   *[other] { $seat }が最も大きい番地（{ $card }）で{ $points }点を得ました。
 }
lc-event-smallest-address-scored = { $seat_is ->
    [you] 最も小さい番地（{ $card }）のため{ $points }点です。
   *[other] { $seat }は最も小さい番地（{ $card }）のため{ $points }点です。
 }
lc-event-game-ended = 対局は終わりました。

## 1手番のまとめ

lc-turn-told = { $seat_is ->
    [you] あなた：{ $deeds }。
   *[other] { $seat }：{ $deeds }。
 }
lc-deed-palace-opened = { $colour }開店＋{ $points }
lc-deed-palace-started = { $card }で開始
lc-deed-palace-extended = { $card }で{ $size }/{ $goal }
lc-deed-palace-completed = { $colour }完成＋{ $points }
lc-deed-wall-built = { $card }を城壁に
lc-deed-tower-raised = 塔を建設
lc-deed-card-discarded = { $card }捨て札

## できない理由

lc-why-not-now = いまはできません。
lc-why-match-over = 対局は終わりました。
lc-why-keep-first = まず最初のカードを2枚選んでください。
lc-why-not-in-hand = 手元に{ $card }はありません。
lc-why-keep-two = { $need }枚選んでください（現在{ $have }枚）。
lc-why-kept-already = 最初のカードはもう選びました。
lc-why-deal-first = まず次のトリプレットを並べてください。
lc-why-finish-turns = 次のトリプレットは、全員の手番が終わってから並べます。
lc-why-open-before-taking = 開店はトリプレットを取る前に行います。このターンに完成した施設は次のターンから開店できます。
lc-why-opens-at-the-end = 最後のターンなので、このあとの「最後の開店」で、補強マークの多い順に開店します。
lc-why-not-completed = { $colour }の施設はまだ{ $need }枚中{ $have }枚です。
lc-why-opened-already = { $colour }の施設はもう開店済みです。
lc-why-never-built = { $colour }の施設がありません。
lc-why-one-triplet = 先に取ったカードをすべてプレイしてください（あと{ $left }枚）。
lc-why-no-such-triplet = トリプレット{ $triplet }はありません。
lc-why-triplet-taken = このトリプレットは{ $seat }が取りました。
lc-why-take-first = まずトリプレットを1組取ってください。
lc-why-not-in-triplet = これからプレイするカードの中に、{ $card }はありません。
lc-why-tower-no-palace = 塔カードは、塔を建てるか捨てるかしかできません。
lc-why-palace-no-tower = 塔にできるのは塔カードだけです。
lc-why-on-site = { $colour }の施設は建設中です。このカードは重ねて置けます。
lc-why-built-already = { $colour }の施設はもう完成しています。同じ色のカードは、城壁にするか捨てることしかできません。
