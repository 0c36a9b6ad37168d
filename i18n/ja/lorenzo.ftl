### 「ロレンツォ・イル・マニーフィコ」：ゲーム、設定、スペース、出来事、理由、得点

lo-title = ロレンツォ・イル・マニーフィコ
lo-about = 豪華王ロレンツォの時代のフィレンツェで、貴族となって6ラウンドにわたり、塔、収穫、生産、市場、議会にワーカーを送り、領地、人物、建物、投資を集めます。
lo-stretch = 第{ $n }ラウンド
lo-stretches = ラウンド
lo-by-stretch = ラウンドごとの得点
lo-option-game = ゲーム
lo-option-game-hint = 応用ゲームでは、最初に指導者カードを選び、それぞれ異なるボーナスタイルを使います。
lo-option-game-advanced = 応用
lo-option-game-basic = 基本
lo-option-privilege-faith = 信仰の特典
lo-option-privilege-faith-hint = 議会の特典で得る信仰点です。2点なら信仰と議会、1点ならカードが勝負を分けます。
lo-option-privilege-faith-2 = 信仰2点
lo-option-privilege-faith-1 = 初版どおり1点
lo-type-territory = 領地
lo-type-character = 人物
lo-type-building = 建物
lo-type-venture = 投資
lo-member-white = 白
lo-member-black = 黒
lo-member-orange = 橙
lo-member-neutral = 無色
lo-work-harvest = 収穫
lo-work-production = 生産
lo-work-take = カードの獲得
lo-source-floor = 階のボーナス
lo-source-bonus_tile = ボーナスタイル
lo-source-privilege = 議会の特典
lo-source-market = 市場
lo-source-church = 教会への支援
lo-purpose-fee = 塔の使用料
lo-privilege-goods = 木1個と石1個
lo-privilege-servants = 使用人2人
lo-privilege-coins = コイン2枚
lo-privilege-military = 軍事点2
lo-privilege-faith = 信仰点{ $n }

## スペース

lo-space-territory-1 = 領地の塔・値1の階
lo-space-territory-2 = 領地の塔・値3の階
lo-space-territory-3 = 領地の塔・値5の階
lo-space-territory-4 = 領地の塔・値7の階
lo-space-character-1 = 人物の塔・値1の階
lo-space-character-2 = 人物の塔・値3の階
lo-space-character-3 = 人物の塔・値5の階
lo-space-character-4 = 人物の塔・値7の階
lo-space-building-1 = 建物の塔・値1の階
lo-space-building-2 = 建物の塔・値3の階
lo-space-building-3 = 建物の塔・値5の階
lo-space-building-4 = 建物の塔・値7の階
lo-space-venture-1 = 投資の塔・値1の階
lo-space-venture-2 = 投資の塔・値3の階
lo-space-venture-3 = 投資の塔・値5の階
lo-space-venture-4 = 投資の塔・値7の階
lo-space-harvest-small = 収穫
lo-space-harvest-large = 大きい収穫スペース
lo-space-production-small = 生産
lo-space-production-large = 大きい生産スペース
lo-space-market-1 = 市場（コイン5）
lo-space-market-2 = 市場（使用人5）
lo-space-market-3 = 市場（コイン2・軍事点3）
lo-space-market-4 = 市場（特典2）
lo-space-council = 議会

## 出来事

lo-event-bonus-tile-chosen = { $seat_is ->
    [you] ボーナスタイル{ $tile }を選びました。
   *[other] { $seat }がボーナスタイル{ $tile }を選びました。
 }
lo-event-leader-kept = { $seat_is ->
    [you] { $leader }を手元に残しました。
   *[other] { $seat }が{ $leader }を手元に残しました。
 }
lo-event-leader-kept-hidden = { $seat_is ->
    [you] 指導者1枚を手元に残しました。
   *[other] { $seat }が指導者1枚を手元に残しました。
 }
lo-foretold-round = ラウンド{ $round }開始。
lo-event-round-begun = ラウンド{ $round }開始。ダイス（白・黒・橙）は{ $dice }。
lo-event-member-placed = { $seat_is ->
    [you] { $member }のワーカーを{ $space }に置きました。
   *[other] { $seat }が{ $member }のワーカーを{ $space }に置きました。
 }
lo-event-servants-paid = { $seat_is ->
    [you] 使用人{ $servants }人を使い、アクションの値は{ $value }になりました。
   *[other] { $seat }が使用人{ $servants }人を使い、アクションの値は{ $value }になりました。
 }
lo-event-goods-paid = { $seat_is ->
    [you] { $amounts }を払いました（{ $purpose }）。
   *[other] { $seat }が{ $amounts }を払いました（{ $purpose }）。
 }
lo-made-goods-gained = { $source }：{ $amounts }。
lo-event-goods-gained = { $seat_is ->
    [you] { $amounts }を受け取りました（{ $source }）。
   *[other] { $seat }が{ $amounts }を受け取りました（{ $source }）。
 }
lo-event-faith-lapsed = { $seat_is ->
    [you] 信仰点は上限です。あふれた{ $n }点は受け取れません。
   *[other] { $seat }の信仰点は上限です。あふれた{ $n }点は受け取れません。
 }
lo-event-goods-lost = { $seat_is ->
    [you] 破門により{ $resource }を1つ失いました。
   *[other] { $seat }は破門により{ $resource }を1つ失いました。
 }
lo-event-card-taken = { $seat_is ->
    [you] { $card }を取りました。
   *[other] { $seat }が{ $card }を取りました。
 }
lo-event-work-done = { $seat_is ->
    [you] 値{ $value }の{ $work }を行いました：{ $cards }。
   *[other] { $seat }が値{ $value }の{ $work }を行いました：{ $cards }。
 }
lo-event-work-idle = { $seat_is ->
    [you] 値{ $value }の{ $work }を行いましたが、使えるものはありませんでした。
   *[other] { $seat }が値{ $value }の{ $work }を行いましたが、使えるものはありませんでした。
 }
lo-event-action-offered = { $seat_is ->
    [you] 追加アクションを行えます：値{ $value }の{ $kind }。
   *[other] { $seat }は追加アクションを行えます：値{ $value }の{ $kind }。
 }
lo-event-action-lost = { $seat_is ->
    [you] 追加アクションを行いませんでした。
   *[other] { $seat }は追加アクションを行いませんでした。
 }
lo-event-privilege-chosen = { $seat_is ->
    [you] 議会の特典として{ $privilege }を選びました。
   *[other] { $seat }が議会の特典として{ $privilege }を選びました。
 }
lo-event-leader-played = { $seat_is ->
    [you] { $leader }を発動しました。
   *[other] { $seat }が{ $leader }を発動しました。
 }
lo-event-leader-discarded = { $seat_is ->
    [you] { $leader }を廃棄しました。
   *[other] { $seat }が{ $leader }を廃棄しました。
 }
lo-event-leader-used = { $seat_is ->
    [you] { $leader }の能力を使いました。
   *[other] { $seat }が{ $leader }の能力を使いました。
 }
lo-event-leader-copied = { $seat_is ->
    [you] ロレンツォが{ $leader }を写しました。
   *[other] { $seat }のロレンツォが{ $leader }を写しました。
 }
lo-event-member-raised = { $seat_is ->
    [you] { $member }のワーカーの値がこのラウンド{ $value }になりました。
   *[other] { $seat }の{ $member }のワーカーの値がこのラウンド{ $value }になりました。
 }
lo-event-passed = { $seat_is ->
    [you] パスしました。このラウンドには、もうワーカーを置きません。
   *[other] { $seat }がパスしました。このラウンドには、もうワーカーを置きません。
 }
lo-event-turn-skipped = { $seat_is ->
    [you] 最初の手番が飛ばされました。
   *[other] { $seat }の最初の手番が飛ばされました。
 }
lo-event-church-supported = { $seat_is ->
    [you] 信仰点{ $faith }で教会を支え、{ $points }点を得ました。
   *[other] { $seat }が信仰点{ $faith }で教会を支え、{ $points }点を得ました。
 }
lo-event-excommunicated = { $seat_is ->
    [you] 破門されました：{ $tile }。
   *[other] { $seat }が破門されました：{ $tile }。
 }
lo-event-refused = { $seat_is ->
    [you] 教会を支えず、信仰点{ $faith }を残して破門されました：{ $tile }。
   *[other] { $seat }が教会を支えず、信仰点{ $faith }を残して破門されました：{ $tile }。
 }
lo-event-order-renewed = プレイ順（同点のときもこの順）：{ $order }。
lo-event-game-ended = 対局は終わりました。

## 出来事（短く）

lo-brief-round = ラウンド{ $round } { $dice }
lo-brief-work = { $sign } { $work }{ $value }
lo-brief-leader-kept = { $leader }を残す
lo-brief-leader-played = { $leader }を発動
lo-brief-leader-discarded = { $leader }を廃棄
lo-brief-leader-used = { $leader }を使用
lo-brief-leader-copied = { $leader }を写す
lo-brief-passed = パス
lo-brief-turn-skipped = 最初の手番なし
lo-brief-church-supported = 教会を支持
lo-brief-excommunicated = 破門：{ $tile }

## できない理由

lo-why-finish-first = 先にいまの選択を済ませてください。
lo-why-not-now = いまはできません。
lo-why-match-over = 対局は終わりました。
lo-why-tile-taken = このボーナスタイルはすでに選ばれています。
lo-why-choose-tile-first = 先にボーナスタイルを選びます。
lo-why-not-in-pack = この指導者は、いま選べる中にありません。
lo-why-draft-first = 先に指導者を選びます。
lo-why-one-member = ワーカーはもう置きました。1手番に1個です。
lo-why-place-first = 先にワーカーを置くか、パスしてください。
lo-why-servants-too-few = 使用人が{ $need }人必要です。{ $have }人では足りません。
lo-why-servants-too-many = 使える使用人は{ $most }人までです。{ $have }人は多すぎます。
lo-why-not-this-price = この払い方はできません。
lo-why-privileges-differ = 特典は互いに異なるものを選びます。
lo-why-card-not-owned = このカードを持っていません。
lo-why-other-work = このカードはいまのアクションでは使いません。
lo-why-work-value = アクションの値は{ $value }。このカードには{ $need }必要で、あと{ $missing }足りません。
lo-why-used-once = カードは1回、1通りにだけ使えます。
lo-why-no-such-option = このカードにその交換はありません。
lo-why-not-enough = { $resource }：{ $need }必要ですが{ $have }しかありません。あと{ $missing }足りません。
lo-why-not-used = このカードは使われていません。
lo-why-member-away = { $member }のワーカーはすでに置かれています。
lo-why-covered = このスペースは{ $seats }人ゲームでは使えません。
lo-why-market-ban = 破門により市場に置けません。
lo-why-occupied = このスペースは埋まっています。
lo-why-own-colour-tower = この塔には自分のワーカーがいます。置けるのは色つき1個と無色1個までです。
lo-why-own-colour-area = ここには自分のワーカーがいます。置けるのは色つき1個と無色1個までです。
lo-why-no-card = この階にはカードがありません。
lo-why-six-cards = この種類のカードはもう6枚あります。
lo-why-fee = 塔にワーカーがいるためコイン{ $need }枚を払います。手元は{ $have }枚で、あと{ $missing }枚足りません。
lo-why-card-coins = { $bonus ->
    [0] コイン：カードに{ $need }枚、先に塔へ{ $fee }枚払います。手元は{ $have }枚で、あと{ $missing }枚足りません。
   *[other] コイン：カードに{ $need }枚、先に塔へ{ $fee }枚払います。手元の{ $have }枚と階のボーナス{ $bonus }枚では、あと{ $missing }枚足りません。
 }
lo-why-card-goods = { $bonus ->
    [0] { $resource }：カードのコストは{ $need }ですが{ $have }しかありません。あと{ $missing }足りません。
   *[other] { $resource }：カードのコストは{ $need }です。手元の{ $have }と階のボーナス{ $bonus }では、あと{ $missing }足りません。
 }
lo-why-slot-military = 次の領地には軍事点{ $need }が必要です。いまは{ $have }で、あと{ $missing }足りません。
lo-why-military-needed = このカードには軍事点{ $need }が必要です。いまは{ $have }で、あと{ $missing }足りません。
lo-why-value = ここでのワーカーの値は{ $value }、必要な値は{ $need }。{ $servants ->
    [0] 使用人がいないので、あと{ $missing }足りません。
   *[other] 使用人{ $servants }人をすべて使っても、あと{ $missing }足りません。
 }
lo-why-servants-for-card = 使用人：アクションに{ $need }人、カードのコストに{ $cost }人必要です。手元は{ $have }人で、あと{ $missing }人足りません。
lo-why-not-this-type = このアクションでは別の種類のカードを取ります。
lo-why-leader-not-in-hand = この指導者は手札にありません。
lo-why-leader-goods = { $resource }：条件は{ $need }、いまは{ $have }。あと{ $missing }足りません。
lo-why-leader-cards = { $type ->
    [territory] 領地のカードが{ $need }枚必要です。いまは{ $have }枚で、あと{ $missing }枚足りません。
    [character] 人物のカードが{ $need }枚必要です。いまは{ $have }枚で、あと{ $missing }枚足りません。
    [building] 建物のカードが{ $need }枚必要です。いまは{ $have }枚で、あと{ $missing }枚足りません。
   *[venture] 投資のカードが{ $need }枚必要です。いまは{ $have }枚で、あと{ $missing }枚足りません。
 }
lo-why-leader-alike = 同じ種類のカードが{ $need }枚必要です。いまは最大{ $have }枚で、あと{ $missing }枚足りません。
lo-why-nobody-to-copy = ほかのプレイヤーは指導者を発動していません。
lo-why-leader-not-played = この指導者は発動していません。
lo-why-leader-face-down = この指導者はこのラウンドすでに使いました。
lo-why-leader-always = この指導者の能力は常に働いています。
lo-why-no-member-to-raise = 置いていない色つきワーカーがありません。
lo-why-nowhere = { $member }のワーカーを置ける場所がいまはありません。
lo-why-extra-value = アクションの値は{ $value }。使用人{ $servants }人を使ってもあと{ $missing }足りません。

## 得点

lo-tie-order = 同点、プレイ順により勝利
lo-score-played = ゲーム中の得点
lo-score-played-sum = ラウンド中（教会の得点を含む）
lo-score-faith = 信仰
lo-score-faith-sum = 教会に渡さず残した分
lo-score-territories = 領地
lo-score-territories-sum = 3・4・5・6枚で1・4・10・20点
lo-score-characters = 人物
lo-score-characters-sum = 1～6枚で1・3・6・10・15・21点
lo-score-ventures = 投資
lo-score-ventures-sum = カードに書かれた点
lo-score-military = 軍事
lo-score-military-sum = 1位5点、2位2点
lo-score-goods = 資源
lo-score-goods-sum = 5個につき1点
lo-score-excommunication = 破門
lo-score-excommunication-sum = 破門タイルで失う点
