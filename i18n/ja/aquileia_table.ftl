### 「アクイレイア」：卓上にあるもの、できること、得られるもの。ラテン語の名前の意味もここに置きます。

## ラウンドと進行

aq-round-of = ラウンド{ $round }／{ $rounds }
aq-phase-placing = 配置
aq-phase-over = 最終得点
aq-last-round = 最終ラウンド
aq-round-begins = ラウンド{ $round }開始：{ $name }から置きます。
aq-acting = 部下が働きます
aq-acting-first = 最初は{ $area }です。
aq-final = 最終得点
aq-if-ended = いま終わった場合
aq-if-ended-help = これまでの得点に、別荘×月桂樹を加えた点数です。月桂樹は、あなたが知っているものをすべて数えます。
aq-if-ended-own = あなたの点のうち、ほかの人が見ていない月桂樹の分は{ $points }点です。
aq-first = 先手
aq-first-help = このラウンドは{ $name }から置きます。
aq-your-turn = あなたの番

## ラテン語の名前の意味

aq-gloss-market = Mercatus
aq-gloss-arena = Arena
aq-gloss-stadium = Stadium
aq-gloss-theatre = Theatrum
aq-gloss-forum = Forum
aq-gloss-port = Portus
aq-gloss-dolus = 詐欺師
aq-gloss-pecunia = 銀行
aq-gloss-equi = 武器と馬
aq-gloss-servi = 奴隷
aq-gloss-potentia = 権力者
aq-gloss-latro = 盗人
aq-gloss-pistrina = パン工房
aq-gloss-fullonica = 縮絨工房
aq-gloss-figlina = 陶工房
aq-gloss-textrina = 織物工房
aq-gloss-ferraria = 鍛冶工房
aq-gloss-vitraria = ガラス工房
aq-gloss-gemmaria = 琥珀細工の工房
aq-gloss-mensa_aenea = 個人銀行
aq-gloss-mensa_aurea = 個人銀行
aq-gloss-mensa_maior = 個人銀行
aq-glossed = { $name }（{ $gloss }）
aq-site-mensa_aenea-short = Aenea
aq-site-mensa_aurea-short = Aurea
aq-site-mensa_maior-short = Maior
aq-equi = Equi et Arma
aq-servi = Servi

## 区域

aq-area-market-help = コイン、カード、青のダイスを手に入れるスペースです。最初に、番号順に行います。
aq-area-arena-help = 部下を置いた人は全員が戦います。銅の目、奴隷、武器が強さに加わります。
aq-area-stadium-help = 部下を置いた人は全員が、金か銀の側で競走に参加します。その側の目と馬が強さに加わります。
aq-area-theatre-help = 劇場の一番上の月桂樹をオークションにかけます。部下を置いた人が代金を受け取ります。
aq-area-forum-help = 1番から5番の順に建てます。2番と5番はすぐに得点し、3番は2つまで建てられます。
aq-area-port-help = まずLatro、次に銅、銀、金の順です。自分の工房と個人銀行から収入を得ます。
aq-area-order = 看板の数字：6区域中{ $n }番目に行います。
aq-track-help = タイブレーカー：1番が同点に勝ち、次のラウンドの先手になります。
aq-track-note = 1が同点に勝ち、次に先手

## いますること

aq-prompt-place-both = 光っているスペースに部下を置くか、タイブレーカーを置くか、パスしてください。
aq-prompt-place-henchman = 光っているスペースに部下を置くか、パスしてください。
aq-prompt-place-tiebreaker = タイブレーカーを置いてください。
aq-prompt-place-pass = 置けるスペースがありません。パスしてください。
aq-prompt-equi-of = { $space }：{ $card }を銅貨1枚で買いますか？
aq-prompt-servi-of = { $space }：1枚につき{ $metal }1枚です。何枚買いますか？
aq-prompt-servi-one = { $space }：{ $metal }1枚で1枚買いますか？
aq-prompt-roll-of = { $is_arena ->
    [yes] 闘技場
   *[no] 競技場
 }：赤のダイスを3個振ってください。
aq-prompt-cards-of = { $is_arena ->
    [yes] 闘技場
   *[no] 競技場
 }：カードを出して強さを増やすか、出し終えてください。
aq-prompt-blue-of = { $is_arena ->
    [yes] 闘技場
   *[no] 競技場
 }：青のダイスを何個振りますか？
aq-prompt-prize-arena = 闘技場で1位です。得点と奴隷カードのどちらにしますか？
aq-prompt-prize-stadium = 競技場で1位です。月桂樹を1枚選んでください。もう1枚は{ $name }のものになります。
aq-prompt-prize-stadium-alone = 競技場で1位です。月桂樹を1枚選んでください。もう1枚は捨て札になります。
aq-prompt-bid-open = オークション：コイン1枚で始めるか、パスしてください。パスすると戻れません。
aq-prompt-bid-raise = オークション：コインを1枚上乗せするか、パスしてください。パスすると戻れません。
aq-prompt-bid-unable = オークション：同じコインを出せないので、パスしてください。
aq-prompt-build-of = { $space }：光っている敷地に建てるか、見送ってください。
aq-prompt-build-scores = { $space }：光っている敷地に建てると、すぐに得点します。
aq-prompt-build-second = { $space }：2つ目を建てるか、見送ってください。
aq-prompt-build-unable = { $space }：払える敷地がありません。
aq-prompt-port-of = { $space }：{ $metal }1枚を払って、工房と個人銀行を活性化しますか？
aq-prompt-port-laid = { $space }：部下の下の{ $metal }で払います。工房と個人銀行を活性化しますか？
aq-prompt-port-nothing = { $space }：工房も個人銀行もないので、何も得られません。
aq-prompt-port-unpaid = { $space }：コインは盗まれ、手元にも{ $metal }がありません。

## 指示の右のキー

aq-keys-enlarge = { $key }で拡大
aq-keys-decline = { $key }で見送る
aq-keys-roll = { $key }で振る
aq-keys-stand = { $key }で出し終える
aq-keys-tiebreaker = { $key }でタイブレーカー
aq-keys-bid = 1～3で上乗せ、Enterで入札
aq-keys-lines = 1～{ $n }キー
aq-keys-contest = { $n ->
    [1] クリックか1キーで出す
   *[other] クリックか1～{ $n }キーで出す
 }・Enterで出し終える・Zで拡大

## ボタン

aq-verb-pass = パス
aq-verb-pass-help = このラウンドには、もう部下を置きません。
aq-verb-pass-help-tiebreaker = このラウンドには、もう部下を置きません。タイブレーカーは、空いている一番前の場所に置かれます。
aq-verb-pass-sure = { $henchmen ->
    [0] パスしますか？　タイブレーカーだけを置きます。
   *[other] パスしますか？　部下{ $henchmen }人は、このラウンドには使えません。
 }
aq-verb-tiebreaker = タイブレーカー
aq-verb-back = 戻る
aq-verb-decline = 見送る
aq-verb-decline-help = 部下は手元に戻り、何も起こりません。
aq-verb-decline-help-port = 部下は手元に戻り、下のコインは払ったときと同じく銀行へ行きます。
aq-verb-roll = 振る
aq-verb-exchange = 両替する
aq-verb-buy = 買う
aq-verb-take = 取る
aq-verb-stand = 出し終える
aq-verb-stand-help = この勝負では、もうカードを出しません。
aq-verb-keep = 選ぶ
aq-verb-reveal = 公開する
aq-verb-open = 始める
aq-verb-bid = 入札
aq-verb-pass-for-good = パス
aq-verb-pass-for-good-help = このオークションにはもう参加できません。コインは手元に戻ります。
aq-verb-pass-for-good-sure = パスしますか？この月桂樹にはもう入札できません。コインは手元に残ります。
aq-verb-pass-for-good-ends = パスしますか？{ $name }が{ $bid }で月桂樹を獲得します。
aq-verb-build = 建てる
aq-verb-activate = 活性化する
aq-verb-go-on = 次へ

## スペース

aq-space-acts = この区域の{ $of }つのうち{ $n }番目に行います。
aq-space-free = 空いています。
aq-space-held = { $name }の部下がいます。
aq-space-lays = 部下の下に{ $metal }1枚を置きます。
aq-space-lies = { $metal }1枚が置いてあります。
aq-space-strength = 強さ{ $n }
aq-port-would = いま活性化すると：{ $yield }。
aq-port-pays-other = 部下の下のコインは盗まれました。手元の{ $metal }1枚で払います（見送れば残ります）。
aq-port-goes = 部下の下のコインは、どちらにしても銀行へ行きます。
aq-port-pays-none = 部下の下のコインは盗まれ、手元にも{ $metal }がありません。
aq-port-would-nothing = 工房も個人銀行もまだありません。
aq-port-would-of = { $name }：{ $yield }
aq-yield = { $points ->
    [0] { $coins }
   *[other] { $points }点、{ $coins }
 }
aq-yield-points = { $points }点
aq-track-place = タイブレーカートラックの{ $n }番
aq-track-place-help = 番号の最も小さい人が同点に勝ち、次のラウンドの先手になります。
aq-prizes = 褒賞
aq-prize-first = 1位
aq-prize-second = 2位
aq-prize-third = 3位
aq-prize-the-other = もう一方
aq-prize-arena-help = 1位：銅貨3枚と、強さの2倍の得点か奴隷カード1枚。2位：銅貨2枚ともう一方。3位：銅貨1枚。
aq-prize-stadium-help = 1位：自分の側のコイン3枚と、2枚から選ぶ月桂樹。2位：コイン2枚ともう1枚の月桂樹。3位：コイン1枚。

## 敷地と別荘

aq-site-cost = コスト：{ $cost }
aq-site-costs = { $coins }{ $servi ->
    [0] { "" }
   *[other] 、奴隷{ $servi }人
 }
aq-site-lacks = 不足：{ $lacks }。
aq-site-lacks-servi = 奴隷{ $n }人
aq-site-yields = 港で活性化するたびに：{ $yield }。
aq-site-points = 2番か5番で建てると、すぐに{ $points }点です。
aq-site-scores-now = いま＋{ $points }
aq-site-villa = ゲーム終了時に{ $number }×自分の{ $colour ->
    [white] 白
    [blue] 青
    [yellow] 黄
   *[purple] 紫
 }の月桂樹：いまは{ $number }×{ $laurels }＝{ $points }。
aq-site-owner = { $name }の建物です。
aq-villas-sum = { $villas }×{ $laurels }
aq-villas-sum-help = { $colour ->
    [white] 白
    [blue] 青
    [yellow] 黄
   *[purple] 紫
 }の別荘{ $villas }×月桂樹{ $laurels }枚：ゲーム終了時に{ $points }点。

## カード、月桂樹、山札

aq-hand = 手札
aq-laurels = 月桂樹
aq-buildings = 建物
aq-to-place = 未配置
aq-at-home = 手元の部下
aq-cards-seen = 手札
aq-card-servi-help = 闘技場で強さ＋{ $n }。または、建物の奴隷{ $n }人分を払います。
aq-card-weapon-help = 闘技場で強さ＋{ $n }。
aq-card-gold_horse-help = 競技場の金の側で強さ＋{ $n }。
aq-card-silver_horse-help = 競技場の銀の側で強さ＋{ $n }。
aq-laurel-number-help = ゲーム終了時に{ $points }点です。
aq-laurel-colour-help = ゲーム終了時に、{ $colour ->
    [white] 白
    [blue] 青
    [yellow] 黄
   *[purple] 紫
 }の別荘の得点を増やします。
aq-laurel-two-help = 2色のうち、得点の高くなる1色として数えます。
aq-laurel-two-shared = { $laurel }：得点の高くなる1色だけに数えます。
aq-laurel-hidden-help = 伏せて取られた月桂樹です。知っているのは{ $names }だけです。
aq-laurel-yours-hidden = この月桂樹を見たのはあなただけです。
aq-laurel-shown-help = 競技場の表向きの月桂樹です。1位の人が取るか、2位の人に渡します。
aq-deck-left = { $n ->
    [0] カードは残っていません。
   *[other] 残り{ $n }枚です。
 }
aq-deck-comes-back = 山札は空です。次に引くとき、捨て札{ $n }枚を切り直して山札にします。
aq-deck-servi = 奴隷：1人のカードが11枚、2人のカードが11枚。
aq-deck-gear = Equi et Arma：武器7枚、黄金馬5枚、銀馬5枚。
aq-deck-stadium = 競技場：各色の月桂樹が2枚ずつと、10・7・5・3点。
aq-deck-theatre = 劇場：2色の組み合わせが1枚ずつ。

## プレイヤー

aq-coins-of = { $name }：{ $coins }
aq-coins-since = 前の手番からの増減：{ $change }
aq-henchmen-left = { $n ->
    [0] 部下はすべて置きました。
   *[other] 置いていない部下は{ $n }人です。
 }
aq-henchmen-home = { $n ->
    [0] 手元に部下はいません。
   *[other] 手元の部下は{ $n }人です。
 }
aq-held-laurels = 月桂樹：{ $held }
aq-held-sites = 建物：{ $held }
aq-villas-of = 別荘×月桂樹：{ $terms }
aq-villas-term = { $colour ->
    [white] 白
    [blue] 青
    [yellow] 黄
   *[purple] 紫
 } { $villas } × { $laurels }
aq-held-cards = 公開済みのカード：{ $held }
aq-held-unseen = 非公開のカードがあるかもしれません（枚数も非公開）。
aq-tiebreaker-left = タイブレーカーはまだ置いていません。
aq-has-passed = パスしました
aq-blue-holder = 青のダイスを持っています（残り{ $n }個）。
aq-points-from = { $source }：{ $points }
aq-points-at-end = このまま終わった場合：{ $sources }
aq-points-help = { $name }の得点は{ $points }点です。

## 小さな選択

aq-popover-then = 残り{ $coins }
aq-popover-other = あなたの選択
aq-pecunia-note = 両替を1つ、1回。そのあと4点。
aq-dolus-note = ダイスごとに、出た目のコインを1枚ずつ受け取ります。
aq-latro-lies = 港のコイン：{ $coins }
aq-latro-coin = { $coin }（{ $seat_is ->
    [you] あなたのもの
   *[other] { $seat }
 }）
aq-latro-lies-nothing = 港にコインはありません
aq-servi-note = 見ずに引きます。1枚につき奴隷1人か2人です。
aq-equi-also = 山札の一番上のカードも手に入ります。
aq-potentia-note = このラウンドの勝負で、合わせて4個多く振れます。

## 勝負

aq-stage-red = 赤のダイス
aq-stage-cards = カード
aq-stage-blue = 青のダイス
aq-stage-prizes = 褒賞
aq-head-space = スペース
aq-head-red = 赤のダイス
aq-head-cards = カード
aq-head-blue = 青のダイス
aq-head-strength = 強さ
aq-head-prize = 順位と褒賞
aq-fighter-decides = あなたの選択
aq-fighter-stood = 出し終えました
aq-fighter-after = あなたの後
aq-fighter-before = あなたより先
aq-fighter-rolls = 振っています
aq-fighter-side = { $side ->
    [gold] 金の側
   *[silver] 銀の側
 }
aq-fighter-added = ダイスとカードで+{ $n }
aq-fighter-place = タイブレーカー{ $n }番
aq-fighter-no-place = タイブレーカーなし
aq-scale-strength = 強さ
aq-cards-count = ここで使えるカード
aq-cards-none = ここで使えるカードはありません。
aq-cards-over = カードはもう出せません
aq-cards-arena-only = 奴隷と武器は闘技場で使います
aq-cards-stadium-only = 馬は競技場で使います
aq-cards-other-side = 反対の側の馬です
aq-counts = 強さの数え方
aq-counts-space = 部下がいるスペースの数字。
aq-counts-dice = { $is_arena ->
    [yes] 銅の目のダイス1個につき＋1。
   *[no] 自分の側の金属の目のダイス1個につき＋1。
 }
aq-counts-cards = { $is_arena ->
    [yes] 奴隷と武器は、カードの数字。
   *[no] 自分の側の馬は、カードの数字。
 }
aq-counts-tie = 同点なら、タイブレーカーの番号が小さい人が上です。
aq-may-come = この先
aq-may-come-card = { $card }で{ $before }→{ $after }
aq-may-come-stand = このまま{ $before }
aq-may-come-told = { $told }：{ $prize }
aq-rank-brings-arena = { $rank ->
    [1] 1位で{ $coins }と、{ $points }点か奴隷カードを選択
    [2] 2位で{ $coins }と、1位が選ばなかったほう（{ $points }点か奴隷カード）
    [3] 3位で{ $coins }
   *[4] 何も受け取れません
 }
aq-rank-brings-stadium = { $rank ->
    [1] 1位で{ $coins }と、選んだ月桂樹
    [2] 2位で{ $coins }と、もう一方の月桂樹
    [3] 3位で{ $coins }
   *[4] 何も受け取れません
 }
aq-may-come-by = { $n }差で1位
aq-may-come-dice = さらに0～{ $n }：{ $holder_is ->
    [you] あなたの青のダイス
   *[other] { $holder }の青のダイス
 }
aq-may-come-chance = 青のダイス{ $n }個：1位{ $first }％{ $second ->
    [0] { "" }
   *[other] 、2位{ $second }％
 }
aq-may-come-safe = 青のダイスなしでも1位です。
aq-may-come-kept = 残したダイスは競技場で使えます。
aq-may-come-cards = { $name }はまだカードを出せます。
aq-prize-points = 強さ{ $strength }×2＝{ $points }点
aq-prize-card = 奴隷カード1枚
aq-prize-decided = このままなら1位
aq-laurel-face-up = 表向き
aq-laurel-of-deck = 山札
aq-laurel-also = さらに{ $coins }を受け取ります
aq-laurel-worth = これを取る：終了時に＋{ $points }点
aq-laurel-worth-nothing = これを取る：まだ別荘なし
aq-laurel-goes-to = { $name }のものに

## オークション

aq-auction = 劇場のオークション
aq-auction-offers = { $seat_is ->
    [you] あなたが出した月桂樹です。勝った人はあなたに、あなたが勝てば銀行に払います。
   *[other] { $seat }が出した月桂樹です。勝った人は{ $seat }に、{ $seat }が勝てば銀行に払います。
 }
aq-auction-rule = 最高入札と同じコインに、好きな種類を1枚足します。
aq-auction-worth = あなたにとっての価値
aq-auction-worth-help = 今の別荘×月桂樹 → 増える点
aq-auction-worth-or = または
aq-auction-owner-opened = 出品者・開始済み
aq-auction-owner = 出品者
aq-auction-highest = 最高額
aq-auction-passed = パスしました
aq-auction-decides = あなたの番
aq-auction-after = あなたの後
aq-auction-has = 手元：{ $coins }
aq-auction-bid = 入札：{ $coins }
aq-auction-badge = 最高額
aq-auction-sold = 落札
aq-auction-wins = 月桂樹を落札
aq-auction-match = 同じ額
aq-auction-add = 上乗せ
aq-auction-open = 最初の額
aq-auction-in-bid = { $count ->
    [0] { $metal }がありません
   *[other] { $metal }{ $count }枚は入札に使います
 }
aq-auction-keep = 残り

## 建築

aq-build-note = コインはちょうど払い、おつりはありません。
aq-build-note-servi = コインはちょうど払い、おつりはありません。奴隷はカード単位で払います。
aq-build-coins = コイン
aq-build-servi = 奴隷
aq-build-your-cards = 手札：{ $cards }
aq-build-way = 残り：{ $kept }
aq-build-way-nothing = 残りなし
aq-build-ones = 1人のカード{ $n }枚
aq-build-twos = 2人のカード{ $n }枚
aq-build-wasted = 奴隷{ $n }人分が無駄になります
aq-build-yields = 港で活性化するたびに：{ $yield }

## 1手番のまとめ

aq-turn-told = { $seat_is ->
    [you] あなた：{ $deeds }。
   *[other] { $seat }：{ $deeds }。
 }
aq-brief = { $seat_is ->
    [you] [b]あなた：[/b]{ $deeds }
   *[other] [b]{ $seat }：[/b]{ $deeds }
 }
aq-brief-there = [i]{ $area }：[/i]{ $deeds }
aq-deed-henchman-placed = { $space }に置く
aq-deed-port-coin-laid = { $metal }1枚を置く
aq-deed-tiebreaker-placed = タイブレーカーを{ $place }番に置く
aq-deed-passed = パスする
aq-deed-action-declined = { $at ->
    [double] { $space }でこれ以上建てない
    [forum] { $space }で何も建てない
   *[other] { $space }を見送る
 }
aq-deed-dice-rolled = { $faces }を出す
aq-deed-coins-taken = { $coins }を取る
aq-deed-coins-exchanged = { $given }を{ $taken }に替える
aq-deed-points-scored = { $points }点を得る
aq-deed-card-bought = { $card }を買う
aq-deed-servi-bought = 奴隷カードを{ $count }枚買う
aq-deed-card-drawn = { $card }を引く
aq-deed-card-drawn-hidden = { $is_servi ->
    [yes] 奴隷カードを引く
   *[no] Equi et Armaカードを引く
 }
aq-deed-potentia-taken = 青のダイスを取る
aq-deed-strength-rolled = { $faces }の目で強さ{ $strength }
aq-deed-card-played = { $card }を出して強さ{ $strength }
aq-deed-fighter-stood = 強さ{ $strength }で終える
aq-deed-laurel-taken = { $laurel }を取る
aq-deed-laurel-taken-hidden = 月桂樹を伏せて取る
aq-deed-laurel-revealed = { $laurel }をオークションにかける
aq-deed-bid-made = { $bid }を入札
aq-deed-bid-passed = オークションでパス
aq-deed-building-built = { $site }を建てる
aq-deed-coins-stolen = { $coins }を盗む
aq-deed-port-paid = { $metal }1枚を払う
aq-deed-buildings-activated = 活性化で{ $yield }
aq-deed-rolled-at = { $space }でダイスを振る
aq-reached = { $seat }（{ $strength }）
