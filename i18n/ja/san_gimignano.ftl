### サン・ジミニャーノ：カード、アクション、出来事、できない理由

sg-title = サン・ジミニャーノ
sg-stretch = { $n }手番目
sg-stretches = 手番
sg-by-stretch = 手番ごとの得点

## カード

sg-card-5 = 庇護
sg-card-5-text = 9か10の寄進が自分に及ぶとき、手札から5を出して打ち消せます。出した5は山札の一番下に置きます。
sg-card-6 = 契約
sg-card-6-text = 6の同色の塔は、10の寄進で崩されません。
sg-card-7 = 恩寵
sg-card-7-text = ゲーム終了時、自分の7の同色の塔のカード1枚につき2点です。
sg-card-8 = 増資
sg-card-8-text = 寄進（建てたときの効果）：8の同色の塔を建てたとき、その段数と同じ枚数のカードを、山札・市場・またはその両方から取ります。
sg-card-9 = 取引
sg-card-9-text = 寄進（建てたときの効果）：9の同色の塔を建てたとき、その段数と同じ枚数のカードを相手の手札から見ずに取り、段数より1枚少ない枚数を返します。
sg-card-10 = 陰謀
sg-card-10-text = 寄進（建てたときの効果）：10の同色の塔を建てたとき、それと同じ高さか低いほかの塔のうち、最も高いものを1つ崩します。自分の塔も対象です。完成した塔と6の同色の塔は崩されません。
sg-card-fine-stone = 高級な石材
sg-card-fine-stone-text = 好きな数字の塔カード1枚として使います。多色の塔では4や11としても置けます。手札から5の代わりに出すこともできます。
sg-card-pilgrimage = ヴァチカンへの巡礼
sg-card-pilgrimage-text = アクションとして使います。2つの山札から、好きな組み合わせで手札上限まで引きます。
sg-card-joust = 馬上槍試合
sg-card-joust-text = 相手が貴族カードを使った瞬間に出します。そのカードを打ち消し、ゲームから取り除きます。
sg-card-rognosa = ロニョーザの塔
sg-card-rognosa-text = アクションとして使います。手札2枚をそれぞれの山札の一番下に置きます。以後、相手はあなたの最も高い塔より高い塔を造れません。相手の塔がすでに高いときは、2枚を戻すかどうかは自由で、このカードはゲームから取り除かれます。
sg-card-santa-fina = サンタ・フィーナ教会
sg-card-santa-fina-text = ゲーム終了時、5段以上の自分の塔1つにつき5点です。
sg-card-city-wall = 市壁
sg-card-city-wall-text = 以後、自分の手札上限が7枚から9枚になります。
sg-card-unknown = 塔カード
sg-card-unknown-noble = 貴族カード
sg-stones-plain = { $count ->
    [1] { $number }
   *[other] { $number }×{ $count }枚
 }

## 7つのアクションと貴族カード

sg-verb-buy = 購入
sg-verb-buy-short = { sg-verb-buy }
sg-verb-buy-help = { $cards ->
    [1] 塔カードの山札は残り1枚です。山札でも市場でも、取れるのは1枚だけです。
   *[other] 山札・市場・またはその両方から、カードを1枚ずつ{ $cards }枚取ります。
 }
sg-verb-exchange = 交換
sg-verb-exchange-short = { sg-verb-exchange }
sg-verb-exchange-help = 2枚以上を市場に出し、同じ枚数を取ります。いま出したカードと同じ種類のものは、市場から取れません。
sg-verb-build = 建設
sg-verb-build-short = { sg-verb-build }
sg-verb-build-help = 3枚以上で新しい塔を建てます。すべて同じ数字か、連続する数字を使います。
sg-verb-extend = 増築
sg-verb-extend-short = { sg-verb-extend }
sg-verb-extend-help = { $closed ->
    [yes] 建設中の自分の塔を1つ選んでカードを重ねます。終了フェーズではカードを取りません。
   *[no] 建設中の自分の塔を1つ選んでカードを重ね、同じ枚数を取ります。
 }
sg-verb-complete = 完成
sg-verb-complete-short = { sg-verb-complete }
sg-verb-complete-help = 塔を1つ以上完成させます。1つにつき5点で、崩されなくなりますが、増築もできなくなります。{ sg-verb-complete-late }
sg-verb-complete-late = 終了フェーズでは完成できません。
sg-verb-declare = 終了宣言
sg-verb-declare-short = 終了宣言
sg-verb-declare-help = 完成した塔が4つ以上あれば宣言できます。終了フェーズに入ります。
sg-verb-pass = パス
sg-verb-pass-short = パス
sg-passes = パス
sg-verb-pass-help = 何もしません。両者が続けてパスすると、ゲームはその場で終わります。
sg-verb-play = 貴族
sg-verb-play-short = { sg-verb-play }
sg-verb-play-help = アクションとして貴族カードを1枚使います。
sg-follows-exchange = 市場に出し、{ $count }枚を取ります。いま出した種類（{ $cards }）は市場から取れません。
sg-follows-extend = そのあと、カードを{ $count }枚取ります。
sg-verb-pass-ends = 相手が直前にパスしました。ここでパスするとゲームはすぐに終わり、得点は{ $scores }です。
sg-verb-declare-now = 宣言後は誰も購入・交換・完成ができず、寄進もありません。現在の得点は{ $scores }です。
sg-verb-declare-open = 建設中の塔{ $open }つは完成できなくなり、{ $points }点を逃します。
sg-tower-named = { $kind ->
    [plain] { $number }の同色の塔（{ $levels }段）
   *[banded] 一番上が{ $number }の多色の塔（{ $levels }段）
 }
sg-deed-topple-mine = 自分の塔（{ $stones }）を崩す
sg-deed-topple-theirs = 相手の塔（{ $stones }）を崩す
sg-choice-topple-mine = [icon:warning] 自分の{ $stones }：{ $lost }
sg-choice-topple-theirs = 相手の{ $stones }：{ $lost }
sg-deed-extend = { $has_stones ->
    [yes] { $tower }を{ $numbers }で増築する（高級な石材を{ $stones }として）
   *[no] { $tower }を{ $numbers }で増築する
 }
sg-deed-buy = { $cards ->
    [1] 石材を1枚だけ購入
   *[other] 石材を{ $cards }枚購入
 }
sg-deed-donate = { $number ->
    [8] カードを{ $levels }枚取る
   *[other] カードを{ $taken }枚取り、{ $back }枚返す
 }
sg-deed-forgo = { $number ->
    [10] 何も崩さない
   *[other] カードを取らない
 }
sg-deed-suffer = { $number ->
    [9] カードを渡す
   *[other] 塔をあきらめる
 }

sg-do-buy = 石材を2枚購入
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
sg-do-declare = 工事の終了を宣言
sg-do-pass = パス
sg-do-play = 「{ $card }」を使う
sg-do-draw = 市場から{ $card }を取る
sg-do-draw-deck = 山札から塔カードを引く
sg-do-draw-nobles = 山札から貴族カードを引く
sg-do-give = { $card }を返す
sg-do-return = { $card }を山札の下へ
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

## いま決めること

sg-dealing = 手札を配り、市場にカードを並べます。
sg-prompt-turn = あなたの番です。ボタンを1つ押すか、市場のカードか手札を選んでください。
sg-prompt-lifted-one = もっと選んでください。2枚以上で交換、そろった3枚以上で塔の建設ができます。
sg-prompt-lifted-unfit = このカードでは塔になりません。選び直してください。
sg-prompt-lifted-exchange = 選択中：{ $cards }。「交換」か市場を押すと、別の{ $count }枚と替えられます。
sg-prompt-lifted-build = 選択中：{ $stones }。「建設」か「新しい塔」を押すと建ちます。
sg-prompt-lifted-build-only = 選択中：{ $stones }。「建設」か「新しい塔」で建てられます。{ $closed ->
    [yes] 終了フェーズでは寄進はありません。
   *[no] 崩せる塔はありません。
 }
sg-prompt-lifted-extend = 選択中：{ $cards }。光っている塔を押すと上に積めます。
sg-prompt-lifted-extend-build = 選択中：{ $stones }。「建設」で新しい塔、光っている塔を押すと増築です。
sg-prompt-lifted-play = 選択中：{ $cards }。「貴族」を押すと使います。
sg-prompt-carried = 置く場所：{ $ways }
sg-carried-separator = { "、" }
sg-carried-build = 「新しい塔」で建設
sg-carried-extend = 光っている塔で増築
sg-carried-exchange = 市場か山札で交換
sg-prompt-rival-passed = { $rival }がパスしました。{ $only ->
    [yes] できることはパスだけで、ゲームはそこで終わります。
   *[no] あなたもパスすると、ゲームはすぐに終わります。
 }
sg-prompt-marked = 選択中：{ $gains }。「完成」を押すか、塔を押して印を変えてください。
sg-prompt-late = { $by ->
    [rival] { $rival }は終了を宣言できます。
   *[deck] 山札は残り{ $cards }枚です。
 }終了フェーズでは、建設中の塔を完成できません（{ $points }点）。
sg-prompt-end-phase = 終了フェーズです。カードを選んで建設か増築をするか、パスしてください。
sg-prompt-only-pass = できることはパスだけです。
sg-prompt-no-cards = あなたの番です。アクションを選んでください。
sg-prompt-last-card = あなたの番です。山札は残り1枚なので、いま購入すると1枚だけ取ります。
sg-prompt-full-hand = 手札のカードかアクションを選んでください。手札が多く、2枚は買えません。
sg-prompt-draw = { $left ->
    [1] { $is_banned ->
        [yes] あと1枚取ってください。いま出した種類（{ $banned }）は市場から取れません。
       *[no] 光っている場所から、あと1枚取ってください。
     }
   *[other] { $is_banned ->
        [yes] 1枚ずつ{ $left }枚取ってください。いま出した種類（{ $banned }）は市場から取れません。
       *[no] 光っている場所から、1枚ずつ{ $left }枚取ってください。
     }
 }
sg-prompt-give = 手札から{ $left }枚を返してください。
sg-prompt-return = { $left ->
    [1] カードを1枚、その山札の一番下に置いてください。
   *[other] カードを{ $left }枚、それぞれの山札の一番下に置いてください。
 }
sg-prompt-donate = 塔が建ちました。その数字の効果「寄進」を使いますか？
sg-prompt-donate-guarded = { $rival }は5で打ち消せます（その5は失われます）。寄進を使いますか？
sg-prompt-joust = 相手が貴族カードを使います。馬上槍試合を挑みますか？
sg-prompt-protect = 相手の9か10の寄進があなたに及びます。5で打ち消しますか？
sg-prompt-proceed = 高級な石材が馬上槍試合で打ち消されました。続けますか？
sg-prompt-deal = 次のゲームを始められます。
sg-resign-text = { $series ->
    [single] 対局を終え、相手の勝ちとします。対局は「対局記録」に残ります。
   *[other] まだ配られていないゲームも含めて連戦全体を終え、相手の勝ちとします。対局は「対局記録」に残ります。
 }
sg-question-draw = { $source ->
    [market] 山札は空です。市場から、あと{ $left }枚取ります。
    [both] あと{ $left }枚、山札か市場から取ります。
   *[no] 2つの山札から、あと{ $left }枚取ります。
 }{ $ends ->
    [at_once] 取り終えると手番が終わります。
    [light] { $source ->
        [both] 最後の1枚を山札から引くか、市場が空になると、手番が終わります。
       *[no] 取り終えると手番が終わります。
     }
   *[asked] 取り終えたら手番を終えてください。
 }
sg-question-give = { $rival }に{ $left }枚返します。返すカードを選んでください。
sg-question-return = 山札の一番下に置くカードを、あと{ $left }枚選んでください。
sg-question-donate = { $number ->
    [8] 増資：{ $levels }枚のカードを取りますか？
    [9] 取引：{ $rival }の手札から見ずに{ $taken }枚取り、好きな{ $back }枚を返しますか？
   *[other] 陰謀：どの塔を崩しますか？ 塔を押しても選べます。
 }
sg-question-joust = { $rival }が「{ $card }」を使います。馬上槍試合で打ち消せます。
sg-question-protect = { $is_own ->
    [yes] あなた自身
   *[no] { $rival }
 }の{ $number ->
    [9] 「取引」で、見ずに{ $taken }枚取られ、{ $back }枚返されます。
   *[other] 「陰謀」で、塔（{ $stones }）が崩れ、{ $lost }点。
 }手札の5を山札の下へ戻せば防げます。
sg-question-proceed = 高級な石材が失われました。残りのカードで続けますか、手札に戻しますか？ どちらでもアクションは行ったことになります。
sg-question-deal = カードを切って配りますか？
sg-ask-buy = 「購入」では、カードを2枚取ります。
sg-ask-exchange = 手札から2枚以上を選び、「交換」を押してください。
sg-ask-build = 塔になるカードを3枚以上選び、「建設」を押してください。
sg-ask-extend = 重ねるカードを選び、光っている塔を押してください。
sg-ask-declare = 完成した塔が4つ必要です。
sg-ask-pass = パスすると、何もせずに手番を終えます。
sg-ask-play = 使う貴族カードを選び、「貴族」を押してください。
sg-ask-which = 高級な石材をどの数字として使いますか？
sg-buys = { $cards ->
    [1] ここから購入します。山札は残り1枚なので、取れるのは1枚だけです。
   *[other] これを1枚目として購入します（全部で{ $cards }枚）。
 }
sg-ask-rival-tower = 相手の塔です。塔を崩せるのは「陰謀」（10の同色の塔）だけです。
sg-ask-rival-cards = 相手の手札です。取れるのは「取引」（9の同色の塔）だけです。

## 卓上

sg-deck = 塔カード
sg-deck-help = 塔カードの山札：残り{ $n }枚。{ $closed ->
    [yes] 終了フェーズではもう引けません。
   *[no] { $n ->
        [0] このアクションのあと、終了フェーズに入ります。
       *[other] なくなると終了フェーズに入り、カードを取ることも塔の完成もできなくなります。
     }
 }
sg-deck-known = 一番上のカードは、目の前で置かれたので分かっています。
sg-noble-deck = 貴族カード
sg-noble-deck-help = 貴族カードの山札：残り{ $n }枚。
sg-market = 市場
sg-market-closed = 市場（閉鎖）
sg-market-help = 市場は、購入・増築・8の寄進のあとに空だったときだけ、4枚まで補充されます。
sg-piece = 塔コマ：なし
sg-piece-help = 塔コマはゲーム終了時に10点になります。建設か増築で、自分の塔がほかのどの塔よりも高くなったプレイヤーが受け取ります。
sg-plot = 新しい塔：3枚～
sg-plot-gain = 新しい塔：{ $gain }点
sg-plot-help = 3枚以上を選び、ここに新しい塔を建てます。
sg-rival-hand = { $name }：{ $n }枚
sg-known-card = 分かっているカードです。公開されて取られたか、あなたの手札にあったものです。
sg-unknown-card = { $nobles ->
    [yes] 伏せられたカードです。裏面の色は両者に見えます。青は塔カード、紫は貴族カードです。
   *[no] 伏せられたカードです。
 }
sg-hand-count = 手札 { $have }/{ $limit }
sg-nobles-used = 貴族使用 { $n }
sg-tower-tag = { $kind ->
    [plain] 同色・{ $levels }段
   *[banded] 多色・{ $levels }段
 }
sg-tower-help = { $kind ->
    [plain] { $number }の同色の塔、{ $levels }段
   *[banded] 一番上が{ $number }の多色の塔、{ $levels }段
 }（{ $state ->
    [complete] 完成
   *[open] 建設中
 }）
sg-mark-tower = 押すと、完成させる塔として印を付けます（{ $points }点）。
sg-tower-late = 終了フェーズが近づいています。入ると完成できません。
sg-tower-too-late = 終了フェーズではもう完成できません。
sg-end-phase = 終了フェーズ
sg-end-phase-note = カードの補充も塔の完成も寄進もありません。2人続けてパスするまで、建設と増築だけを行います。
sg-begins = { $seat_is ->
    [you] あなたが先手です
   *[other] { $seat }が先手です
 }
sg-begins-note = 交互にアクションを1つずつ行います。最後に得点の多い方の勝ちです。
sg-series-two = ゲーム{ $game }/2
sg-series-to120 = ゲーム{ $game }（120点まで）
sg-series-so-far = 計 { $scores }

## 得点

sg-tie-piece = 同点、塔コマにより勝利
sg-score-completed = 完成ボーナス
sg-row-completed = 完成
sg-score-completed-sum = 完成した塔1つにつき5点
sg-score-tallest = 同色の最高塔
sg-score-tallest-sum = 最も高い同色の塔は、7なら7点、10なら10点
sg-score-banded = 多色の塔
sg-score-banded-sum = 塔の数×段数の合計
sg-score-grace = 恩寵ボーナス
sg-row-grace = 恩寵
sg-score-grace-sum = 7の同色の塔のカード1枚につき2点
sg-score-piece = 塔コマ
sg-score-piece-sum = 持っていれば10点
sg-score-santa_fina = サンタ・フィーナ教会
sg-row-santa_fina = サンタ・フィーナ
sg-score-santa_fina-sum = 5段以上の塔1つにつき5点
sg-score-penalty = 終了宣言の減点
sg-row-penalty = 宣言の減点
sg-score-penalty-sum = 宣言して1位でないとき
sg-told-completed = 塔{ $count }つ×5 = { $points }
sg-told-tallest = { $count ->
    [0] 最も高い数字なし：0
   *[other] { $numbers } = { $points }
 }
sg-told-banded = 塔{ $count }つ×{ $levels }段 = { $points }
sg-told-grace = カード{ $count }枚×2 = { $points }
sg-told-piece = { $count ->
    [0] 持っていない：0
   *[other] 持っている：{ $points }
 }
sg-told-santa_fina = 塔{ $count }つ×5 = { $points }
sg-told-penalty = { $points }

## 出来事

sg-event-game-dealt = { $game }ゲーム目：親は{ $dealer }です。市場：{ $market }。
sg-event-stone-bought = { $seat_is ->
    [you] 石材を購入しました。
   *[other] { $seat }が石材を購入しました。
 }
sg-event-cards-exchanged = { $seat_is ->
    [you] { $cards }を市場に出しました。
   *[other] { $seat }が{ $cards }を市場に出しました。
 }
sg-unasked-card-drawn = { $seat_is ->
    [you] ほかに取れるカードがないため、山札から引きます。
   *[other] ほかに取れるカードがないため、{ $seat }が山札から引きます。
 }
sg-event-card-drawn = { $seat_is ->
    [you] { $card }を引きました。
   *[other] { $seat }が{ $card }を引きました。
 }
sg-event-card-drawn-hidden = { $seat_is ->
    [you] { $noble_deck ->
        [yes] 貴族カードを1枚引きました。
       *[no] 塔カードを1枚引きました。
     }
   *[other] { $noble_deck ->
        [yes] { $seat }が貴族カードを1枚引きました。
       *[no] { $seat }が塔カードを1枚引きました。
     }
 }
sg-event-card-taken = { $seat_is ->
    [you] 市場から{ $card }を取りました。
   *[other] { $seat }が市場から{ $card }を取りました。
 }
sg-events-card-drawn = { $seat_is ->
    [you] { $cards }を引きました。
   *[other] { $seat }が{ $cards }を引きました。
 }
sg-events-card-drawn-hidden = { $seat_is ->
    [you] { $noble_deck ->
        [yes] 貴族カードを{ $count }枚引きました。
       *[no] 塔カードを{ $count }枚引きました。
     }
   *[other] { $noble_deck ->
        [yes] { $seat }が貴族カードを{ $count }枚引きました。
       *[no] { $seat }が塔カードを{ $count }枚引きました。
     }
 }
sg-events-card-taken = { $seat_is ->
    [you] 市場から{ $cards }を取りました。
   *[other] { $seat }が市場から{ $cards }を取りました。
 }
sg-events-card-traded = { $seat_is ->
    [you] 相手の手札から{ $cards }を取りました。
   *[other] { $seat }が相手の手札から{ $cards }を取りました。
 }
sg-events-card-given-back = { $seat_is ->
    [you] { $cards }を返しました。
   *[other] { $seat }が{ $cards }を返しました。
 }
sg-events-tower-completed = { $seat_is ->
    [you] 塔を{ $count }つ完成させました。
   *[other] { $seat }が塔を{ $count }つ完成させました。
 }
sg-points-of-rival = { $rival }：{ $points }
sg-points-sum = { $parts } ={"\u00A0"}{ $sum }
sg-foretold-market-refilled = 市場にカードが補充されます。
sg-event-market-refilled = 市場に{ $cards }が補充されました。
sg-event-stones-laid = { $seat_is ->
    [you] 高級な石材を使い、{ $numbers }を出しました。
   *[other] { $seat }が高級な石材を使い、{ $numbers }を出しました。
 }
sg-event-tower-built = { $seat_is ->
    [you] { $kind ->
        [plain] 同色の塔（{ $numbers }）を建設しました。
       *[banded] 多色の塔（{ $numbers }）を建設しました。
     }
   *[other] { $kind ->
        [plain] { $seat }が同色の塔（{ $numbers }）を建設しました。
       *[banded] { $seat }が多色の塔（{ $numbers }）を建設しました。
     }
 }
sg-event-tower-extended = { $seat_is ->
    [you] 塔に{ $numbers }を増築し、{ $levels }段にしました。
   *[other] { $seat }が塔に{ $numbers }を増築し、{ $levels }段にしました。
 }
sg-event-stones-taken-back = { $seat_is ->
    [you] { $count ->
        [0] あなたには積めるカードが残っていません。
       *[other] あなたは出したカードを手札に戻しました。
     }
   *[other] { $count ->
        [0] { $seat }には積めるカードが残っていません。
       *[other] { $seat }は出したカードを手札に戻しました。
     }
 }
sg-event-tower-completed = { $seat_is ->
    [you] { $is_plain ->
        [yes] { $number }の同色の塔を完成させました。
       *[no] { $levels }段の多色の塔を完成させました。
     }
   *[other] { $is_plain ->
        [yes] { $seat }が{ $number }の同色の塔を完成させました。
       *[no] { $seat }が{ $levels }段の多色の塔を完成させました。
     }
 }
sg-event-piece-moved = { $seat_is ->
    [you] あなたが塔コマを受け取りました。
    [nobody] 塔コマの持ち主がいなくなりました。
   *[other] { $seat }が塔コマを受け取りました。
 }
sg-event-end-declared = { $seat_is ->
    [you] 工事の終了を宣言しました。
   *[other] { $seat }が工事の終了を宣言しました。
 }
sg-event-end-phase-begun = { $by_deck ->
    [yes] 山札がなくなり、終了フェーズに入りました。
   *[no] 終了フェーズに入りました。
 }
sg-event-passed = { $seat_is ->
    [you] パスしました。
   *[other] { $seat }がパスしました。
 }
sg-event-donation-used = { $seat_is ->
    [you] { $number ->
        [8] 8の寄進「増資」を使います。
        [9] 9の寄進「取引」を使います。
       *[other] 10の寄進「陰謀」を使います。
     }
   *[other] { $seat }が{ $number ->
        [8] 8の寄進「増資」を使います。
        [9] 9の寄進「取引」を使います。
       *[other] 10の寄進「陰謀」を使います。
     }
 }
sg-event-donation-forgone = { $seat_is ->
    [you] { $number ->
        [8] 8の寄進「増資」を使いませんでした。
        [9] 9の寄進「取引」を使いませんでした。
       *[other] 10の寄進「陰謀」を使いませんでした。
     }
   *[other] { $seat }は{ $number ->
        [8] 8の寄進「増資」を使いませんでした。
        [9] 9の寄進「取引」を使いませんでした。
       *[other] 10の寄進「陰謀」を使いませんでした。
     }
 }
sg-event-donation-cancelled = { $seat_is ->
    [you] { "" }
   *[other] { $seat }が
 }{ $card }で寄進を打ち消{ $is_tower ->
    [yes] し、山札の下に戻しました。
   *[no] しました。
 }
sg-foretold-card-traded = { $seat_is ->
    [you] 相手の手札から1枚取ります。
   *[other] { $seat }が相手の手札から1枚取ります。
 }
sg-event-card-traded = { $seat_is ->
    [you] 相手の手札から{ $card }を取りました。
   *[other] { $seat }が相手の手札から{ $card }を取りました。
 }
sg-event-card-given-back = { $seat_is ->
    [you] { $card }を返しました。
   *[other] { $seat }が{ $card }を返しました。
 }
sg-event-tower-torn-down = { $owner_is ->
    [you] あなたの塔（{ $numbers }）が崩されました。
   *[other] { $owner }の塔（{ $numbers }）が崩されました。
 }
sg-event-noble-played = { $seat_is ->
    [you] あなたが「{ $card }」を使いました。
   *[other] { $seat }が「{ $card }」を使いました。
 }
sg-event-noble-cancelled = { $seat_is ->
    [you] あなたが馬上槍試合で「{ $card }」を打ち消しました。
   *[other] { $seat }が馬上槍試合で「{ $card }」を打ち消しました。
 }
sg-event-noble-removed = 「{ $card }」がゲームから取り除かれました。
sg-event-card-returned = { $seat_is ->
    [you] { $card }を山札の一番下に置きました。
   *[other] { $seat }が{ $card }を山札の一番下に置きました。
 }
sg-event-card-returned-hidden = { $seat_is ->
    [you] { $noble_deck ->
        [yes] 貴族カード1枚を山札の一番下に置きました。
       *[no] 塔カード1枚を山札の一番下に置きました。
     }
   *[other] { $noble_deck ->
        [yes] { $seat }が貴族カード1枚を山札の一番下に置きました。
       *[no] { $seat }が塔カード1枚を山札の一番下に置きました。
     }
 }
sg-event-penalty-taken = { $seat_is ->
    [you] 終了宣言をして1位になれなかったため、{ $points }点です。
   *[other] { $seat }は終了宣言をして1位になれなかったため、{ $points }点です。
 }
sg-event-game-ended = ゲーム終了です。

## できない理由

sg-why-finish-first = 先に、いま求められている選択をしてください。
sg-why-not-now = いまはできません。
sg-why-match-over = 対局は終わりました。
sg-why-deal-first = 先に次のゲームを配ってください。
sg-why-not-highest = 崩せるのは、新しい塔と同じ高さか低い塔のうち最も高いものだけです。完成した塔と6の同色の塔は崩せません。
sg-why-decks-only = 「ヴァチカンへの巡礼」では、山札からだけ引けます。
sg-why-kind-just-laid = { $card }はいま出したばかりです。同じ種類のカードは市場から取れません。
sg-why-not-in-market = { $card }は市場にありません。
sg-why-no-nobles-here = このアクションでは、塔カードの山札と市場からだけ取れます。
sg-why-deck-empty = その山札にはカードがありません。
sg-why-not-in-hand = { $card }が{ $need }枚必要です（手札に{ $have }枚）。
sg-why-noble-limit = 使った貴族カード：あなた{ $mine }枚、相手{ $theirs }枚。相手より1枚多くまでしか使えません。
sg-why-closed = 終了フェーズでは、購入・交換・完成・終了宣言はできません。
sg-why-hand-limit = 手札は{ $have }枚です。{ $take }枚取ると、上限の{ $limit }枚を超えます。
sg-why-declare-four = 完成した塔が{ $need }つ必要です（現在{ $have }つ）。
sg-why-exchange-two = { $need }枚以上出してください（現在{ $have }枚）。
sg-why-exchange-supply = { $need }枚取る必要がありますが、取れるのは{ $have }枚です。
sg-why-build-three = 塔には組み合わせの合うカードが{ $need }枚必要です（現在{ $have }枚）。
sg-why-build-shape = 塔は、すべて同じ数字か、連続する数字を1枚ずつで建てます。
sg-why-no-such-tower = 塔{ $tower }はありません。
sg-why-tower-complete = 完成した塔は変えられません。
sg-why-extend-plain = この塔に重ねられるのは{ $number }だけです。
sg-why-extend-banded = { $number ->
    [3] 4の上には何も重ねられません。
    [4] 5の上に重ねられるのは高級な石材だけです。
   *[other] 次に重ねるカードは{ $number }です。
 }
sg-why-no-such-card = { $number }の塔カードはありません。代わりになるのは高級な石材だけです。
sg-why-rognosa = 「ロニョーザの塔」により{ $cap }段までです（これは{ $levels }段になります）。
sg-why-nothing-to-complete = 建設中の塔がありません。
sg-why-stone-is-laid = 高級な石材は、塔の建設・増築に使うか、5の代わりに出します。
sg-why-joust-answers = 馬上槍試合は、相手が貴族カードを使ったときに出します。
sg-why-rognosa-two = ほかに戻すカードが2枚必要です（現在{ $have }枚）。
sg-why-noble-no-stone = 貴族カードのうち、塔に使えるのは高級な石材だけです。
sg-why-no-open-tower = 建設中の塔がありません。
sg-why-no-fitting-card = 自分の塔に重ねられるカードが手札にありません。
sg-why-no-tower-fits = 選んだカードを重ねられる塔がありません。
sg-why-no-noble = 手札に貴族カードがありません。
sg-why-one-noble = 貴族カードは1枚ずつ使います。

## 対局画面の脇の短い文：誰が何をして、どうなったか

sg-brief-and = 、
sg-brief-alone = { $deed }。
sg-brief-with-cards = { $is_bought ->
    [yes] { $deed }：{ $cards }。
   *[no] { $deed }：{ $cards }。
 }
sg-brief-stone-bought = { $seat_is ->
    [you] 石材を購入
   *[other] { $seat }が石材を購入
 }
sg-brief-cards-exchanged = { $seat_is ->
    [you] { $cards }を交換
   *[other] { $seat }が{ $cards }を交換
 }
sg-brief-card-drawn = 山札の{ $cards }
sg-brief-card-drawn-hidden = { $noble_deck ->
    [yes] 貴族カード{ $count }枚
   *[no] 山札から{ $count }枚
 }
sg-brief-card-taken = 市場の{ $cards }
sg-brief-card-traded = 相手の{ $cards }
sg-brief-card-given-back = { $cards }を返却
sg-brief-tower-built = { $seat_is ->
    [you] { "" }
   *[other] { $seat }が
 }{ $kind ->
    [plain] { $numbers }で同色の塔を建設。
   *[banded] { $numbers }で多色の塔を建設。
 }
sg-brief-market-refilled = 市場に{ $cards }を補充。
sg-brief-donation-cancelled = { $seat_is ->
    [you] { "" }
   *[other] { $seat }が
 }{ $card }で寄進を阻止。{ $is_tower ->
    [yes] カードは山札の下へ。
   *[no] 効果なし。
 }
sg-brief-tower-extended = { $seat_is ->
    [you] 塔に{ $numbers }を増築し{ $levels }段に
   *[other] { $seat }が塔に{ $numbers }を増築し{ $levels }段に
 }
sg-brief-tower-completed = { $seat_is ->
    [you] { $is_plain ->
        [yes] { $number }の同色の塔が完成。
       *[no] { $levels }段の多色の塔が完成。
     }
   *[other] { $is_plain ->
        [yes] { $seat }が{ $number }の同色の塔を完成。
       *[no] { $seat }が{ $levels }段の多色の塔を完成。
     }
 }
sg-brief-piece-moved = { $seat_is ->
    [you] 塔コマはあなたのもの。
    [nobody] 塔コマの持ち主がいなくなりました。
   *[other] 塔コマは{ $seat }へ。
 }
sg-brief-donation-used = { $seat_is ->
    [you] { "" }
   *[other] { $seat }が
 }{ $number ->
    [8] 「増資」を使用
    [9] 「取引」を使用
   *[other] 「陰謀」を使用
 }
sg-brief-noble-played = { $seat_is ->
    [you] 「{ $card }」を使用
   *[other] { $seat }が「{ $card }」を使用
 }

## ヒントに添える言葉

sg-advice-empty = 手札がありません。カードを集めましょう。
sg-advice-build = 市場の{ $card }を取れば、次の手番に塔（{ $stones }）を建てられます。
sg-advice-extend = 市場の{ $card }は、あなたの塔に積めます。
sg-advice-pair = 市場の{ $card }は、手札の{ $beside }と組になります。
sg-advice-deck = 市場に役立つカードはありません。山札から引きましょう。
sg-advice-take = { $count ->
    [0] { $rest ->
        [1] 山札から1枚引きます。
       *[other] まず山札を引き、見てから次を選びます。
     }
   *[other] 市場の{ $cards }を取ります。{ $rest ->
        [0] { "" }
       *[other] 次は山札です。
     }
 }
sg-advice-guard = 手札に{ $card }があれば、相手の9や10を打ち消せます。
sg-advice-idle = 出すカードは、残りの手札と組になりません。
sg-advice-at-once = すぐに入る点：{ $gains }。
sg-advice-donation = { $number ->
    [8] 寄進でカードを{ $levels }枚取れます。
    [9] 寄進で相手の手札を{ $taken }枚取れます。
   *[other] 寄進で相手の塔を崩せます。
 }
sg-no-donation = { $closed ->
    [yes] 終了フェーズでは寄進はありません。
   *[no] 崩せる塔はありません。ほかの塔は、より高いか、完成しているか、6の同色の塔です。
 }
sg-advice-protected = ただし相手の手札に{ $card }が見えています。打ち消されるかもしれませんが、そのカードは失われます。
sg-advice-rather = 今{ $deed }：{ $standing ->
    [close] ほぼ同じ良さです。
    [weaker] 勝率は{ $chance }%で、この手の{ $best }%に及びません。
    [gains] { $gains }ですが、その先の見込みで劣ります。
   *[other] 見込みで劣ります。
 }
sg-advice-pass = ほかの手は、得るものより失うものが多くなります。
