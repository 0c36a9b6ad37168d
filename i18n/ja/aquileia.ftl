### 「アクイレイア」：スペース、建物、カード、アクション、出来事、理由。ボードのラテン語の名前はそのまま用います。

aq-title = アクイレイア
aq-about = ローマの都市アクイレイアの貴族となり、市場、闘技場、競技場、劇場、フォーラム、港へ部下を送り出します。6ラウンドにわたり、3種のコインと、別荘を輝かせる月桂樹をめぐって競い合います。
aq-stretch = 第{ $n }ラウンド
aq-stretches = ラウンド
aq-by-stretch = ラウンドごとの得点

## コイン

aq-metal-copper = 銅貨
aq-metal-silver = 銀貨
aq-metal-gold = 金貨
aq-coins = { $metal ->
    [copper] 銅貨
    [silver] 銀貨
   *[gold] 金貨
 }{ $count }枚
aq-coins-none = なし

## スペース

aq-area-market = 市場
aq-area-arena = 闘技場
aq-area-stadium = 競技場
aq-area-theatre = 劇場
aq-area-forum = フォーラム
aq-area-port = 港
aq-space-dolus = Dolus
aq-space-dolus-text = 赤のダイスを2個振り、それぞれの目のコインを1枚ずつ受け取ります。
aq-space-pecunia = Pecunia
aq-space-pecunia-text = 両替を1つだけ1回行い、4点を得ます。
aq-space-equi_left = Equi et Arma（左）
aq-space-equi_left-text = ここのカードを銅貨1枚で買います。山札の一番上のカードも、ほかの人に見せずに受け取ります。
aq-space-equi_middle = Equi et Arma（中央）
aq-space-equi_middle-text = ここのカードを銅貨1枚で買います。
aq-space-equi_right = Equi et Arma（右）
aq-space-equi_right-text = ここのカードを銅貨1枚で買います。
aq-space-servi_top = Servi（左）
aq-space-servi_top-text = 奴隷カードを銅貨1枚で1枚買います。
aq-space-servi_middle = Servi（中央）
aq-space-servi_middle-text = 奴隷カードを1枚につき銀貨1枚で、2枚まで買います。
aq-space-servi_bottom = Servi（右）
aq-space-servi_bottom-text = 奴隷カードを1枚につき金貨1枚で、3枚まで買います。
aq-space-potentia = Potentia
aq-space-potentia-text = このラウンドのあいだ、闘技場と競技場を合わせて青のダイス4個を使えます。
aq-space-arena_1 = 闘技場 2
aq-space-arena_1-text = 強さ2で戦います。銅の目が強さに加わります。
aq-space-arena_2 = 闘技場 1
aq-space-arena_2-text = 強さ1で戦います。銅の目が強さに加わります。
aq-space-arena_3 = 闘技場 1
aq-space-arena_3-text = 強さ1で戦います。銅の目が強さに加わります。
aq-space-stadium_gold_1 = 競技場 金 2
aq-space-stadium_gold_1-text = 金の側で、強さ2で競走します。金の目と黄金馬が強さに加わります。
aq-space-stadium_gold_2 = 競技場 金 1
aq-space-stadium_gold_2-text = 金の側で、強さ1で競走します。金の目と黄金馬が強さに加わります。
aq-space-stadium_gold_3 = 競技場 金 1
aq-space-stadium_gold_3-text = 金の側で、強さ1で競走します。金の目と黄金馬が強さに加わります。
aq-space-stadium_silver_1 = 競技場 銀 2
aq-space-stadium_silver_1-text = 銀の側で、強さ2で競走します。銀の目と銀馬が強さに加わります。
aq-space-stadium_silver_2 = 競技場 銀 1
aq-space-stadium_silver_2-text = 銀の側で、強さ1で競走します。銀の目と銀馬が強さに加わります。
aq-space-stadium_silver_3 = 競技場 銀 1
aq-space-stadium_silver_3-text = 銀の側で、強さ1で競走します。銀の目と銀馬が強さに加わります。
aq-space-theatrum = 劇場
aq-space-theatrum-text = 劇場の月桂樹を1枚公開し、オークションにかけます。落札した人があなたに支払います。
aq-space-forum_1 = フォーラム 1
aq-space-forum_1-text = 1番目に建てます。
aq-space-forum_2 = フォーラム 2
aq-space-forum_2-text = 2番目に建て、建物の得点をすぐに得ます。
aq-space-forum_3 = フォーラム 3
aq-space-forum_3-text = 3番目に、2つまで建てます。
aq-space-forum_4 = フォーラム 4
aq-space-forum_4-text = 4番目に建てます。
aq-space-forum_5 = フォーラム 5
aq-space-forum_5-text = 5番目に建て、建物の得点をすぐに得ます。
aq-space-latro = Latro
aq-space-latro-text = 赤のダイスを2個振り、港に置かれた同じ種類のコインを取ります。
aq-space-portus_copper = 港 銅
aq-space-portus_copper-text = 銅貨1枚を支払い、自分の工房と個人銀行をすべて活性化します。
aq-space-portus_silver = 港 銀
aq-space-portus_silver-text = 銀貨1枚を支払い、自分の工房と個人銀行をすべて活性化します。
aq-space-portus_gold = 港 金
aq-space-portus_gold-text = 金貨1枚を支払い、自分の工房と個人銀行をすべて活性化します。
aq-track = タイブレーカートラック

## 建物

aq-site-pistrina = Pistrina
aq-site-fullonica = Fullonica
aq-site-figlina = Figlina
aq-site-textrina = Textrina
aq-site-ferraria = Ferraria
aq-site-vitraria = Vitraria
aq-site-gemmaria = Gemmaria
aq-site-mensa_aenea = Mensa aenea
aq-site-mensa_aurea = Mensa aurea
aq-site-mensa_maior = Mensa maior
aq-site-villa_white_6 = 白の別荘 6
aq-site-villa_white_10 = 白の別荘 10
aq-site-villa_blue_6 = 青の別荘 6
aq-site-villa_blue_10 = 青の別荘 10
aq-site-villa_yellow_6 = 黄の別荘 6
aq-site-villa_yellow_10 = 黄の別荘 10
aq-site-villa_purple_6 = 紫の別荘 6
aq-site-villa_purple_10 = 紫の別荘 10

## カードと月桂樹

aq-card-servi_1 = 奴隷1人
aq-card-servi_2 = 奴隷2人
aq-card-weapon_1 = 強さ1の武器
aq-card-weapon_2 = 強さ2の武器
aq-card-weapon_3 = 強さ3の武器
aq-card-gold_horse_1 = 強さ1の黄金馬
aq-card-gold_horse_2 = 強さ2の黄金馬
aq-card-silver_horse_1 = 強さ1の銀馬
aq-card-silver_horse_2 = 強さ2の銀馬
aq-card-unknown_servi = 奴隷カード
aq-card-unknown_gear = Equi et Armaカード
aq-colour-white = 白
aq-colour-blue = 青
aq-colour-yellow = 黄
aq-colour-purple = 紫
aq-laurel-white = 白の月桂樹
aq-laurel-blue = 青の月桂樹
aq-laurel-yellow = 黄の月桂樹
aq-laurel-purple = 紫の月桂樹
aq-laurel-points_10 = 10点の月桂樹
aq-laurel-points_7 = 7点の月桂樹
aq-laurel-points_5 = 5点の月桂樹
aq-laurel-points_3 = 3点の月桂樹
aq-laurel-white_blue = 白／青の月桂樹
aq-laurel-blue_yellow = 青／黄の月桂樹
aq-laurel-blue_purple = 青／紫の月桂樹
aq-laurel-white_purple = 白／紫の月桂樹
aq-laurel-yellow_purple = 黄／紫の月桂樹
aq-laurel-white_yellow = 白／黄の月桂樹
aq-laurel-unknown_stadium = 競技場の月桂樹
aq-laurel-unknown_theatre = 劇場の月桂樹

## アクション

aq-do-place = 部下を置く：{ $space }
aq-do-tiebreaker = タイブレーカーを置く
aq-do-pass = パスする
aq-do-decline = 行わない
aq-do-roll = ダイスを振る
aq-do-exchange = { $give }を{ $get }に両替する
aq-do-buy = カードを{ $count }枚買う
aq-do-take = 青のダイスを取る
aq-do-play = { $card }を出す
aq-do-stand = これ以上出さない
aq-do-blue = { $count ->
    [0] 青のダイスを振らない
   *[other] 青のダイスを{ $count }個振る
 }
aq-do-points = 強さの2倍の得点
aq-do-card = 奴隷カード1枚
aq-do-keep-shown = 表向きの月桂樹を取る
aq-do-keep-drawn = 山札の月桂樹を取る
aq-do-reveal = 月桂樹を公開する
aq-do-bid = { $is_first ->
    [yes] { $metal }1枚でオークションを始める
   *[no] { $metal }1枚を上乗せする
 }
aq-do-build = { $paid ->
    [none] { $site }を建てる
   *[other] { $paid }を使って{ $site }を建てる
 }
aq-do-activate = 工房と個人銀行を活性化する

## いますること

aq-dealing = コインを配り、カード3枚と月桂樹1枚を公開します。
aq-prompt-place = 部下かタイブレーカーを置くか、パスしてください。
aq-prompt-dolus = Dolus：ダイスを2個振ってコインを2枚受け取ります。
aq-prompt-pecunia = Pecunia：両替を1つ選ぶと4点を得ます。
aq-prompt-equi = Equi et Arma：このカードを銅貨1枚で買いますか。
aq-prompt-servi = Servi：何枚買いますか。
aq-prompt-potentia = Potentia：青のダイスを取りますか。
aq-prompt-roll = 赤のダイスを3個振ってください。
aq-prompt-cards = カードを出すか、出し終えてください。
aq-prompt-blue = 青のダイスを何個振りますか。
aq-prompt-prize = 1位です。褒賞を選んでください。
aq-prompt-reveal = 劇場の月桂樹を公開してください。
aq-prompt-bid = コインを1枚上乗せするか、パスしてください。パスすると、このオークションには戻れません。
aq-prompt-build = 空いている敷地に建てるか、見送ってください。
aq-prompt-latro = Latro：ダイスを2個振り、出た種類のコインを港から取ります。
aq-prompt-port = 支払って工房と個人銀行を活性化しますか。

## 得点

aq-score-pecunia = Pecunia
aq-score-pecunia-sum = 両替1回につき4点
aq-score-arena = 闘技場
aq-score-arena-sum = 強さの2倍
aq-score-forum = フォーラム
aq-score-forum-sum = 2番と5番のスペースで建てた建物の得点
aq-score-workshops = 工房
aq-score-workshops-sum = 港での活性化による得点
aq-score-laurels = 月桂樹
aq-score-laurels-sum = 数字のある月桂樹
aq-score-villas = 別荘
aq-score-villas-sum = 別荘の数字 × 同じ色の月桂樹
aq-score-hidden = 伏せて取った月桂樹は、ゲーム終了時に数えます。

## 出来事

aq-event-henchman-placed = { $seat_is ->
    [you] 部下を置きました：{ $space }。
   *[other] { $seat }が部下を置きました：{ $space }。
 }
aq-event-port-coin-laid = { $seat_is ->
    [you] 港の部下の下に{ $metal }1枚を置きました。
   *[other] { $seat }が港の部下の下に{ $metal }1枚を置きました。
 }
aq-event-tiebreaker-placed = { $seat_is ->
    [you] タイブレーカーを{ $place }番目に置きました。
   *[other] { $seat }がタイブレーカーを{ $place }番目に置きました。
 }
aq-event-passed = { $seat_is ->
    [you] パスしました。
   *[other] { $seat }がパスしました。
 }
aq-event-action-declined = { $seat_is ->
    [you] { $at ->
        [double] { $space }ではこれ以上建てません。
        [forum] { $space }では何も建てません。
       *[other] { $space }のアクションを行いません。
     }
   *[other] { $at ->
        [double] { $seat }は{ $space }ではこれ以上建てません。
        [forum] { $seat }は{ $space }では何も建てません。
       *[other] { $seat }は{ $space }のアクションを行いません。
     }
 }
aq-event-dice-rolled = { $seat_is ->
    [you] あなたのダイスの目：{ $faces }。
   *[other] { $seat }のダイスの目：{ $faces }。
 }
aq-event-coins-taken = { $seat_is ->
    [you] { $coins }を受け取りました。
   *[other] { $seat }が{ $coins }を受け取りました。
 }
aq-event-coins-exchanged = { $seat_is ->
    [you] { $given }を{ $taken }に両替しました。
   *[other] { $seat }が{ $given }を{ $taken }に両替しました。
 }
aq-event-points-scored = { $seat_is ->
    [you] { $points }点を得ました。
   *[other] { $seat }が{ $points }点を得ました。
 }
aq-event-card-bought = { $seat_is ->
    [you] { $card }を銅貨1枚で買いました。
   *[other] { $seat }が{ $card }を銅貨1枚で買いました。
 }
aq-event-servi-bought = { $seat_is ->
    [you] 奴隷カードを{ $count }枚、1枚につき{ $metal }1枚で買いました。
   *[other] { $seat }が奴隷カードを{ $count }枚、1枚につき{ $metal }1枚で買いました。
 }
aq-event-card-drawn = { $seat_is ->
    [you] { $card }を引きました。
   *[other] { $seat }が{ $card }を引きました。
 }
aq-event-card-drawn-hidden = { $seat_is ->
    [you] { $is_servi ->
        [yes] 奴隷カードを1枚引きました。
       *[no] Equi et Armaカードを1枚引きました。
     }
   *[other] { $seat }は{ $is_servi ->
        [yes] 奴隷カードを1枚引きました。
       *[no] Equi et Armaカードを1枚引きました。
     }
 }
aq-event-deck-reshuffled = { $is_servi ->
    [yes] 奴隷の捨て札を混ぜて、新しい山札にしました。
   *[no] Equi et Armaの捨て札を混ぜて、新しい山札にしました。
 }
aq-event-row-refilled = Equi et Armaを補充しました：{ $row }。
aq-event-potentia-taken = { $seat_is ->
    [you] 青のダイスを取りました。
   *[other] { $seat }が青のダイスを取りました。
 }
aq-event-contest-begun = { $is_arena ->
    [yes] 闘技場の戦いが始まりました：{ $fighters }。
   *[no] 競技場の競走が始まりました：{ $fighters }。
 }
aq-event-strength-rolled = { $seat_is ->
    [you] あなたのダイスの目：{ $faces }。強さ{ $strength }。
   *[other] { $seat }のダイスの目：{ $faces }。強さ{ $strength }。
 }
aq-event-card-played = { $seat_is ->
    [you] { $card }を出しました。強さ{ $strength }。
   *[other] { $seat }が{ $card }を出しました。強さ{ $strength }。
 }
aq-event-fighter-stood = { $seat_is ->
    [you] 強さ{ $strength }でカードを出し終えました。
   *[other] { $seat }が強さ{ $strength }でカードを出し終えました。
 }
aq-made-arena = { $seat }は闘技場で{ $rank }位、強さ{ $strength }です。
aq-event-contest-decided = { $is_arena ->
    [yes] 戦いの順位：{ $fighters }。{ $is_tied ->
        [yes] 同点はタイブレーカーの番号順。
       *[no] {""}
    }
   *[no] 競走の順位：{ $fighters }。{ $is_tied ->
        [yes] 同点はタイブレーカーの番号順。
       *[no] {""}
    }
 }
aq-event-laurel-seen = { $seat_is ->
    [you] 山札の月桂樹を見ました：{ $laurel }。
   *[other] { $seat }が山札の月桂樹を見ました：{ $laurel }。
 }
aq-event-laurel-seen-hidden = { $seat_is ->
    [you] 山札の月桂樹を見ました。
   *[other] { $seat }が山札の月桂樹を見ました。
 }
aq-event-laurel-taken = { $seat_is ->
    [you] { $laurel }を取りました。
   *[other] { $seat }が{ $laurel }を取りました。
 }
aq-event-laurel-taken-hidden = { $seat_is ->
    [you] 山札の月桂樹を伏せたまま取りました。
   *[other] { $seat }が山札の月桂樹を伏せたまま取りました。
 }
aq-event-laurel-discarded = 捨て札：{ $laurel }。
aq-event-laurel-discarded-hidden = 月桂樹を1枚、伏せたまま捨て札にしました。
aq-event-laurel-revealed = { $seat_is ->
    [you] { $laurel }をオークションにかけました。
   *[other] { $seat }が{ $laurel }をオークションにかけました。
 }
aq-event-laurel-turned-up = 競技場の表向きの月桂樹：{ $laurel }。
aq-event-bid-made = { $seat_is ->
    [you] あなたの入札額：{ $bid }。
   *[other] { $seat }の入札額：{ $bid }。
 }
aq-event-bid-passed = { $seat_is ->
    [you] オークションでパスしました。
   *[other] { $seat }がオークションでパスしました。
 }
aq-event-auction-won = { $owner_is ->
    [nobody] { $seat_is ->
        [you] あなたが月桂樹を手に入れました。銀行への支払い：{ $bid }。
       *[other] { $seat }が月桂樹を手に入れました。銀行への支払い：{ $bid }。
     }
    [you] { $seat }が月桂樹を落札しました。あなたへの支払い：{ $bid }。
   *[other] { $seat_is ->
        [you] あなたが月桂樹を落札しました。{ $owner }への支払い：{ $bid }。
       *[other] { $seat }が月桂樹を落札しました。{ $owner }への支払い：{ $bid }。
     }
 }
aq-event-auction-won-free = { $seat_is ->
    [you] 誰も入札しなかったので、月桂樹を無料で受け取りました。
   *[other] 誰も入札しなかったので、{ $seat }が月桂樹を無料で受け取りました。
 }
aq-event-building-built = { $seat_is ->
    [you] { $site }を建てました。
   *[other] { $seat }が{ $site }を建てました。
 }
aq-event-coins-stolen = { $seat_is ->
    [you] あなたがLatroで得たコイン：{ $coins }。
   *[other] { $seat }がLatroで得たコイン：{ $coins }。
 }
aq-event-port-paid = { $seat_is ->
    [you] 港で{ $metal }1枚を支払いました。
   *[other] { $seat }が港で{ $metal }1枚を支払いました。
 }
aq-event-buildings-activated = { $seat_is ->
    [you] あなたの工房と個人銀行から{ $yield }。
   *[other] { $seat }の工房と個人銀行から{ $yield }。
 }
aq-event-round-begun = { $seat_is ->
    [you] 第{ $round }ラウンド。あなたから始めます。
   *[other] 第{ $round }ラウンド。{ $seat }から始めます。
 }
aq-event-match-ended = 対局は終わりました。
aq-foretold-roll = { $seat_is ->
    [you] あなたがダイスを振ります……
   *[other] { $seat }がダイスを振ります……
 }
aq-foretold-end = 月桂樹を表に返し、別荘の得点を数えます。

## できない理由

aq-why-not-now = いまはできません。
aq-why-match-over = 対局は終わりました。
aq-why-must-take-part = 闘技場と競技場に部下を置いた人は、必ず参加します。
aq-why-no-henchman = 置ける部下が残っていません。
aq-why-space-taken = このスペースはふさがっています。
aq-why-on-silver-side = あなたの部下は競技場の銀の側にいます。
aq-why-on-gold-side = あなたの部下は競技場の金の側にいます。
aq-why-one-workshop-space = 港の工房のスペースは1人1か所までです。
aq-why-no-port-coin = 部下の下に置く{ $metal }がありません。
aq-why-tiebreaker-placed = タイブレーカーはすでに置いてあります。
aq-why-only-pass = 置けるスペースがありません。パスだけができます。
aq-why-only-tiebreaker = 残っているのはタイブレーカーだけです。
aq-why-one-card = ここで買えるカードは1枚だけです。
aq-why-nothing-sold = ここにはカードがありません。
aq-why-servi-limit = ここで買えるカードは{ $most }枚までです。
aq-why-servi-gone = { $have ->
    [0] 奴隷カードは残っていません。
   *[other] 奴隷カードはあと{ $have }枚しかありません。
 }
aq-why-coins = { $metal }が{ $need }枚必要ですが、{ $have }枚しかありません。ほかのコインでは代わりになりません。
aq-why-card-not-here = { $card }はここでは強さになりません。
aq-why-not-in-hand = { $card }のカードが手札に足りません。
aq-why-blue-left = { $have ->
    [0] 青のダイスは残っていません。
   *[other] 青のダイスはあと{ $have }個です。
 }
aq-why-site-taken = この敷地にはすでに建物があります。
aq-why-houses = 家を{ $most }軒すべて使いました。
aq-why-servi = { $need }人分の奴隷が必要ですが、手札には{ $have }人分しかありません。
aq-why-servi-paid = 出した奴隷は{ $paid }人分です。{ $need }人分が必要です。
aq-why-servi-wasted = 余分な奴隷を出さなくても、{ $need }人分を支払えます。
aq-why-port-unpaid = 置いたコインがなくなり、支払う{ $metal }もありません。
