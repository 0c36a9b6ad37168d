### サン・ジミニャーノ：カード、アクション、出来事、行えない理由

sg-title = サン・ジミニャーノ

## カード

sg-card-5 = 庇護
sg-card-5-text = 9か10の寄進を受けるとき、手札の5で打ち消せます。使った5は山札の一番下に置きます。
sg-card-6 = 契約
sg-card-6-text = 6の同色の塔は、陰謀では崩れません。
sg-card-7 = 恩寵
sg-card-7-text = ゲーム終了時、自分の7の同色の塔のカード1枚につき2点です。
sg-card-8 = 増資
sg-card-8-text = 8の同色の塔を建てたとき：段数と同じ枚数を、山札・市場・またはその両方から取ります。
sg-card-9 = 取引
sg-card-9-text = 9の同色の塔を建てたとき：段数と同じ枚数を相手の手札から見ずに取り、段数より1枚少なく返します。
sg-card-10 = 陰謀
sg-card-10-text = 10の同色の塔を建てたとき：この塔より高くないほかの塔のうち、最も高いものを1つ崩します。自分の塔も対象です。完成した塔と6の同色の塔は崩れません。
sg-card-11 = 高級な石材
sg-card-11-text = 塔の中で好きな数字1枚として使えます。多色の塔では4や11にもなります。手札から5の代わりに出すこともできます。
sg-card-12 = ヴァチカンへの巡礼
sg-card-12-text = アクションとして使用：2つの山札から好きな組み合わせで、手札の上限まで引きます。
sg-card-13 = 馬上槍試合
sg-card-13-text = 相手が貴族カードを使った瞬間に使用：そのカードを打ち消し、ゲームから取り除きます。
sg-card-14 = ロニョーザの塔
sg-card-14-text = アクションとして使用：手札2枚をそれぞれの山札の下に戻します。以後、相手はあなたの最も高い塔より高い塔を造れません。すでに相手のほうが高いときは、2枚を戻すかどうかは自由で、このカードはゲームから取り除かれます。
sg-card-15 = サンタ・フィーナ教会
sg-card-15-text = ゲーム終了時、5段以上の自分の塔1つにつき5点です。
sg-card-16 = 市壁
sg-card-16-text = 以後、自分の手札の上限は7枚ではなく9枚です。
sg-card-17 = 塔カード
sg-card-18 = 貴族カード
sg-stones-plain = { $count ->
    [1] { $number }
   *[other] { $number }×{ $count }枚
 }

## 7つのアクションと貴族カード

sg-verb-buy = 石材の購入
sg-verb-buy-help = 山札・市場・またはその両方から、1枚ずつ2枚取ります。
sg-verb-exchange = 石材の交換
sg-verb-exchange-help = 手札2枚以上を市場に出し、同じ枚数を取ります。市場からは、いま出した種類を取れません。
sg-verb-build = 塔の建設
sg-verb-build-help = 3枚以上で塔を建てます。同じ数字だけか、連続する数字を1枚ずつ使います。
sg-verb-extend = 塔の増築
sg-verb-extend-help = 建設中の自分の塔1つにカードを重ね、同じ枚数を取ります。
sg-verb-complete = 塔の完成
sg-verb-complete-help = 建設中の塔を1つ以上完成させます。1つ5点になり、崩されなくなりますが、増築もできません。
sg-verb-declare = 終了宣言
sg-verb-declare-help = 完成した塔が4つ以上あれば宣言でき、終了フェーズに入ります。
sg-verb-pass = パス
sg-verb-pass-help = 何もしません。両者が続けてパスすると、ゲームはその場で終わります。
sg-verb-play = 貴族カード
sg-verb-play-help = アクションとして貴族カードを1枚使います。

sg-do-buy = カードを2枚購入
sg-do-exchange = { $cards }を交換
sg-do-build = { $has_stones ->
    [yes] { $numbers }で建設（石材は{ $stones }）
   *[no] { $numbers }で建設
 }
sg-do-extend = { $has_stones ->
    [yes] 塔{ $tower }に{ $numbers }を増築（石材は{ $stones }）
   *[no] 塔{ $tower }に{ $numbers }を増築
 }
sg-do-complete = 塔を{ $towers }つ完成
sg-do-declare = 終了を宣言
sg-do-pass = パス
sg-do-play = { $card }を使う
sg-do-draw = 市場から{ $card }を取る
sg-do-draw-deck = 塔カードの山札から引く
sg-do-draw-nobles = 貴族カードの山札から引く
sg-do-give = { $card }を返す
sg-do-return = { $card }を山札の下に戻す
sg-do-keep = 戻さない
sg-do-donate = 寄進を使う
sg-do-forgo = 使わない
sg-do-topple = { $owner ->
    [mine] 自分の塔{ $tower }を崩す
   *[theirs] 相手の塔{ $tower }を崩す
 }
sg-do-joust = 馬上槍試合！
sg-do-allow = 見送る
sg-do-protect = { $card }で打ち消す
sg-do-suffer = 受け入れる
sg-do-proceed = 残りで続ける
sg-do-take-back = 手札に戻す
sg-do-deal = 次のゲームを始める

## いま行うこと

sg-prompt-turn = あなたの番です。手札のカードかアクションを選んでください。
sg-prompt-lifted = 選んだカードの使い道を決めてください。さらに選ぶこともできます。
sg-prompt-draw = { $left ->
    [1] 光っている場所から、あと1枚取ってください。
   *[other] 光っている場所から、1枚ずつ{ $left }枚取ってください。
 }
sg-prompt-give = 手札から返すカードを{ $left }枚選んでください。
sg-prompt-return = 山札の下に戻すカードを{ $left }枚選んでください。
sg-prompt-donate = 塔が建ちました。寄進を使いますか？
sg-prompt-joust = 相手が貴族カードを使います。馬上槍試合を挑みますか？
sg-prompt-protect = 相手の寄進を受けそうです。打ち消しますか？
sg-prompt-proceed = 高級な石材が打ち消されました。続けますか？
sg-prompt-deal = 次のゲームの準備ができました。
sg-question-draw = { $market ->
    [yes] { $left ->
        [1] あと1枚、山札か市場のカードを選んでください。
       *[other] { $left }枚、山札か市場のカードを選んでください。
     }
   *[no] { $left ->
        [1] あと1枚、山札から引いてください。
       *[other] { $left }枚、山札から引いてください。
     }
 }
sg-question-give = { $left ->
    [1] { $rival }に返すカードを選んでください。
   *[other] { $rival }に返すカードを1枚ずつ、{ $left }枚選んでください。
 }
sg-question-return = { $left ->
    [1] 山札の下に戻すカードをあと1枚選んでください。
   *[other] 山札の下に戻すカードを{ $left }枚選んでください。
 }
sg-question-donate = { $number ->
    [8] 増資：カードを{ $levels }枚取りますか？
    [9] 取引：{ $rival }の手札から見ずに{ $levels }枚取り、それより1枚少なく返しますか？
   *[other] 陰謀：どの塔を崩しますか？
 }
sg-question-joust = { $rival }が{ $card }を使います。馬上槍試合で打ち消せます。
sg-question-protect = { $number ->
    [9] { $rival }があなたの手札から{ $levels }枚取ろうとしています。
   *[other] あなたの塔が崩されようとしています。
 }
sg-question-proceed = 高級な石材を失いました。残りのカードで続けますか、手札に戻しますか？ どちらでもアクションは行ったことになります。
sg-question-deal = カードを切って配りますか？
sg-ask-buy = 石材の購入では、カードを2枚取ります。
sg-ask-exchange = 先に手札を2枚以上選び、「石材の交換」を押してください。
sg-ask-build = 塔になるカードを3枚以上選び、「塔の建設」を押してください。
sg-ask-extend = 重ねるカードを選び、光っている塔を押してください。
sg-ask-complete = 印の付いた塔を完成させます。塔を押して選び直し、「塔の完成」を押してください。
sg-ask-declare = 完成した塔が4つ必要です。
sg-ask-pass = パスでは何も行いません。
sg-ask-play = 使う貴族カードを選び、「貴族カード」を押してください。
sg-ask-which = 高級な石材をどの数字にしますか？

## 卓上

sg-deck = 塔カード
sg-deck-help = 塔カードの山札：残り{ $n }枚。なくなると終了フェーズに入ります。
sg-noble-deck = 貴族カード
sg-noble-deck-help = 貴族カードの山札：残り{ $n }枚。
sg-market = 市場
sg-piece = 塔コマ：{ $name }
sg-piece-free = なし
sg-piece-help = 塔コマはゲーム終了時に10点になります。建設または増築で、自分の塔がほかのどの塔よりも高くなったプレイヤーが受け取ります。
sg-plot = 新しい塔：3枚～
sg-plot-gain = 新しい塔：{ $gain }
sg-plot-help = カードを3枚以上選び、ここに建てます。
sg-rival-hand = { $name }：{ $n }枚
sg-known-card = 公開の場で取られた、分かっているカードです。
sg-unknown-card = 伏せられたカードです。裏面の色は公開情報で、青が塔カード、紫が貴族カードです。
sg-hand-count = 手札 { $have }/{ $limit }
sg-nobles-used = 貴族 { $n }
sg-tower-tag = { $kind ->
    [plain] 同色・{ $levels }段
   *[banded] 多色・{ $levels }段
 }
sg-tower-help = { $kind ->
    [plain] { $number }の同色の塔、{ $levels }段
   *[banded] 最上段が{ $number }の多色の塔、{ $levels }段
 }、{ $state ->
    [complete] 完成。
   *[open] 建設中。
 }
sg-mark-tower = 押すと、完成させる塔として印を付けます。
sg-end-phase = 終了フェーズ
sg-series-two = { $game }ゲーム目（全2ゲーム）
sg-series-to120 = { $game }ゲーム目（120点まで）
sg-past-game = { $game }ゲーム目：{ $scores }

## 得点

sg-score-completed = 完成ボーナス
sg-score-completed-sum = 完成した塔1つにつき5点
sg-score-tallest = 同色の塔
sg-score-tallest-sum = 数字ごとに最も高い塔へ、その数字の点
sg-score-banded = 多色の塔
sg-score-banded-sum = 塔の数×段数の合計
sg-score-grace = 恩寵ボーナス
sg-score-grace-sum = 7の同色の塔のカード1枚につき2点
sg-score-piece = 最も高い塔
sg-score-piece-sum = 塔コマを持つプレイヤーに10点
sg-score-santa_fina = サンタ・フィーナ教会
sg-score-santa_fina-sum = 5段以上の塔1つにつき5点
sg-score-penalty = 終了宣言の減点
sg-score-penalty-sum = 宣言したが1位ではない

## 出来事

sg-event-game-dealt = { $game }ゲーム目。{ $dealer }がカードを配りました。市場：{ $market }。
sg-event-stone-bought = { $seat_is ->
    [you] あなたは石材を購入しました。
   *[other] { $seat }は石材を購入しました。
 }
sg-event-cards-exchanged = { $seat_is ->
    [you] あなたは市場に{ $cards }を出しました。
   *[other] { $seat }は市場に{ $cards }を出しました。
 }
sg-event-card-drawn = { $seat_is ->
    [you] あなたは{ $card }を引きました。
   *[other] { $seat }は{ $card }を引きました。
 }
sg-event-card-drawn-hidden = { $seat_is ->
    [you] あなたは{ $noble_deck ->
        [yes] 貴族カードを引きました。
       *[no] 塔カードを引きました。
     }
   *[other] { $seat }は{ $noble_deck ->
        [yes] 貴族カードを引きました。
       *[no] 塔カードを引きました。
     }
 }
sg-event-card-taken = { $seat_is ->
    [you] あなたは市場から{ $card }を取りました。
   *[other] { $seat }は市場から{ $card }を取りました。
 }
sg-events-card-drawn = { $seat_is ->
    [you] あなたは{ $cards }を引きました。
   *[other] { $seat }は{ $cards }を引きました。
 }
sg-events-card-drawn-hidden = { $seat_is ->
    [you] あなたは{ $noble_deck ->
        [yes] 貴族カードを{ $count }枚引きました。
       *[no] 塔カードを{ $count }枚引きました。
     }
   *[other] { $seat }は{ $noble_deck ->
        [yes] 貴族カードを{ $count }枚引きました。
       *[no] 塔カードを{ $count }枚引きました。
     }
 }
sg-events-card-taken = { $seat_is ->
    [you] あなたは市場から{ $cards }を取りました。
   *[other] { $seat }は市場から{ $cards }を取りました。
 }
sg-events-card-traded = { $seat_is ->
    [you] あなたは相手の手札から{ $cards }を取りました。
   *[other] { $seat }は相手の手札から{ $cards }を取りました。
 }
sg-events-card-given-back = { $seat_is ->
    [you] あなたは{ $cards }を返しました。
   *[other] { $seat }は{ $cards }を返しました。
 }
sg-event-market-refilled = 市場に補充：{ $cards }。
sg-event-stones-laid = { $seat_is ->
    [you] あなたは高級な石材を使い、{ $numbers }を出しました。
   *[other] { $seat }は高級な石材を使い、{ $numbers }を出しました。
 }
sg-event-tower-built = { $seat_is ->
    [you] あなたは{ $kind ->
        [plain] 同色の塔（{ $numbers }）を建設しました。
       *[banded] 多色の塔（{ $numbers }）を建設しました。
     }
   *[other] { $seat }は{ $kind ->
        [plain] 同色の塔（{ $numbers }）を建設しました。
       *[banded] 多色の塔（{ $numbers }）を建設しました。
     }
 }
sg-event-tower-extended = { $seat_is ->
    [you] あなたは塔に{ $numbers }を重ね、{ $levels }段に増築しました。
   *[other] { $seat }は塔に{ $numbers }を重ね、{ $levels }段に増築しました。
 }
sg-event-stones-taken-back = { $seat_is ->
    [you] あなたは出したカードを手札に戻しました。
   *[other] { $seat }は出したカードを手札に戻しました。
 }
sg-event-tower-completed = { $seat_is ->
    [you] あなたは{ $is_plain ->
        [yes] { $number }の同色の塔を完成させました。
       *[no] { $levels }段の多色の塔を完成させました。
     }
   *[other] { $seat }は{ $is_plain ->
        [yes] { $number }の同色の塔を完成させました。
       *[no] { $levels }段の多色の塔を完成させました。
     }
 }
sg-event-piece-moved = { $seat_is ->
    [you] あなたは塔コマを受け取りました。
    [nobody] 塔コマの持ち主がいなくなりました。
   *[other] { $seat }は塔コマを受け取りました。
 }
sg-event-end-declared = { $seat_is ->
    [you] あなたは終了を宣言しました。
   *[other] { $seat }は終了を宣言しました。
 }
sg-event-end-phase-begun = { $by_deck ->
    [yes] 山札がなくなり、終了フェーズに入ります。
   *[no] 終了フェーズに入ります。
 }
sg-event-passed = { $seat_is ->
    [you] あなたはパスしました。
   *[other] { $seat }はパスしました。
 }
sg-event-donation-used = { $seat_is ->
    [you] あなたは{ $number }の寄進を使いました。
   *[other] { $seat }は{ $number }の寄進を使いました。
 }
sg-event-donation-forgone = { $seat_is ->
    [you] あなたは{ $number }の寄進を使いませんでした。
   *[other] { $seat }は{ $number }の寄進を使いませんでした。
 }
sg-event-donation-cancelled = { $seat_is ->
    [you] あなたは{ $card }で寄進を打ち消しました。
   *[other] { $seat }は{ $card }で寄進を打ち消しました。
 }
sg-event-card-traded = { $seat_is ->
    [you] あなたは相手の手札から{ $card }を取りました。
   *[other] { $seat }は相手の手札から{ $card }を取りました。
 }
sg-event-card-given-back = { $seat_is ->
    [you] あなたは{ $card }を返しました。
   *[other] { $seat }は{ $card }を返しました。
 }
sg-event-tower-torn-down = { $owner_is ->
    [you] あなたの塔（{ $numbers }）が崩されました。
   *[other] { $owner }の塔（{ $numbers }）が崩されました。
 }
sg-event-noble-played = { $seat_is ->
    [you] あなたは{ $card }を使いました。
   *[other] { $seat }は{ $card }を使いました。
 }
sg-event-noble-cancelled = { $seat_is ->
    [you] あなたは馬上槍試合で{ $card }を打ち消しました。
   *[other] { $seat }は馬上槍試合で{ $card }を打ち消しました。
 }
sg-event-noble-removed = { $card }はゲームから取り除かれました。
sg-event-card-returned = { $seat_is ->
    [you] あなたは{ $card }を山札の下に戻しました。
   *[other] { $seat }は{ $card }を山札の下に戻しました。
 }
sg-event-card-returned-hidden = { $seat_is ->
    [you] あなたは{ $noble_deck ->
        [yes] 貴族カードを山札の下に戻しました。
       *[no] 塔カードを山札の下に戻しました。
     }
   *[other] { $seat }は{ $noble_deck ->
        [yes] 貴族カードを山札の下に戻しました。
       *[no] 塔カードを山札の下に戻しました。
     }
 }
sg-event-penalty-taken = { $seat_is ->
    [you] あなたは終了宣言をして1位になれませんでした：{ $points }点。
   *[other] { $seat }は終了宣言をして1位になれませんでした：{ $points }点。
 }
sg-event-game-ended = ゲーム終了、{ $totals }。1位：{ $winners }。

## 行えない理由

sg-why-finish-first = 先に、いまの選択を済ませてください。
sg-why-not-now = いまは行えません。
sg-why-match-over = 対局は終わりました。
sg-why-deal-first = 先に次のゲームのカードを配ってください。
sg-why-not-highest = 崩せるのは、新しい塔より高くない塔のうち最も高いものだけです。完成した塔と6の同色の塔は崩せません。
sg-why-decks-only = 巡礼で引けるのは山札からだけです。
sg-why-kind-just-laid = { $card }はいま出した種類なので、市場から取れません。
sg-why-not-in-market = { $card }は市場にありません。
sg-why-no-nobles-here = このアクションでは、塔カードの山札と市場からだけ取れます。
sg-why-deck-empty = その山札にはカードがありません。
sg-why-not-in-hand = { $card }が{ $need }枚必要です（手札に{ $have }枚）。
sg-why-noble-limit = 使った貴族カードは、あなたが{ $mine }枚、相手が{ $theirs }枚です。相手より1枚多くまでしか使えません。
sg-why-closed = 終了フェーズでは、購入・交換・完成・終了宣言を行えません。
sg-why-hand-limit = 手札が{ $have }枚あり、{ $take }枚取ると上限の{ $limit }枚を超えます。
sg-why-declare-four = 完成した塔が{ $need }つ必要です（現在{ $have }つ）。
sg-why-exchange-two = { $need }枚以上出す必要があります（現在{ $have }枚）。
sg-why-exchange-supply = { $need }枚取る必要がありますが、取れるのは{ $have }枚だけです。
sg-why-build-three = 塔になるカードが{ $need }枚以上必要です（現在{ $have }枚）。
sg-why-build-shape = 同じ数字だけか、連続する数字を1枚ずつ使います。
sg-why-no-such-tower = 塔{ $tower }はありません。
sg-why-tower-complete = 完成した塔は変えられません。
sg-why-extend-plain = この塔に重ねられるのは{ $number }だけです。
sg-why-extend-banded = { $number ->
    [3] 4の上には何も重ねられません。
    [4] 5の上に重ねられるのは高級な石材だけです。
   *[other] 次に重ねるカードは{ $number }です。
 }
sg-why-no-such-card = 数字{ $number }のカードはありません。高級な石材だけが代わりになります。
sg-why-rognosa = ロニョーザの塔により{ $cap }段までです（この塔は{ $levels }段になります）。
sg-why-nothing-to-complete = 建設中の塔がありません。
sg-why-stone-is-laid = 高級な石材は塔に使うか、5の代わりに出します。
sg-why-joust-answers = 馬上槍試合は、相手の貴族カードに応じて出すカードです。
sg-why-rognosa-two = 戻すカードがほかに2枚必要です（現在{ $have }枚）。
sg-why-noble-no-stone = 貴族カードのうち、塔に使えるのは高級な石材だけです。
sg-why-no-open-tower = 建設中の塔がありません。
sg-why-no-fitting-card = 自分の塔に重ねられるカードが手札にありません。
sg-why-no-tower-fits = 選んだカードを重ねられる塔がありません。
sg-why-no-noble = 手札に貴族カードがありません。
sg-why-one-noble = 貴族カードは1枚ずつ使います。
