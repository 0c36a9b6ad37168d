### アクイレイア：レッスン

aq-lesson-title = レッスン

aq-lesson-aim-head = 目的
aq-lesson-aim-text = 全6ラウンド。部下がコイン、カード、月桂樹を集め、それで建物を建てます。[b]得点の最も多い人が勝ち[/b]です。コインとカードは最後の得点になりません。

aq-lesson-place-head = 配置
aq-lesson-place-text = まず全員が順に1個ずつ置きます。部下は[b]5人[/b]です。置いただけでは何も起きません。アクションはあとで行います。
aq-lesson-place-task-1 = 部下をフォーラム2に置く（建設と同時に得点）

aq-lesson-tiebreaker-head = タイブレーカー
aq-lesson-tiebreaker-text = トラックの先頭の空きに置きます。最も前の人が[b]すべての同点に勝ち[/b]、次の先手になります。ただし置くのに1手使います。
aq-lesson-tiebreaker-task-1 = タイブレーカーを置く

aq-lesson-pass-head = パス
aq-lesson-pass-text = 良い場所がなければパスできます。[b]残った部下は今回は働きません[/b]。その後、[b]決まった順[/b]に、市場からアクションを行います。
aq-lesson-pass-task-1 = 「パス」を押し、もう一度押す

aq-lesson-metals-head = 3つの通貨
aq-lesson-metals-text = 金・銀・銅は[b]おつりがなく、代わりにもなりません[/b]。Dolusはダイスで2枚得ます。両替できるのはPecuniaだけで、4点も入ります。
aq-lesson-metals-task-1 = Dolus：ダイスを振る
aq-lesson-metals-task-2 = Pecunia：銅2枚を銀1枚に

aq-lesson-cards-head = カード
aq-lesson-cards-text = 武器は闘技場、馬は競技場で使います。[b]奴隷[/b]は闘技場でも、建物の支払いにも使えます。買わずに済ませることもできます。
aq-lesson-cards-task-1 = 武器を銅1枚で買う
aq-lesson-cards-task-2 = 奴隷カードを銅1枚で買う

aq-lesson-arena-head = 闘技場
aq-lesson-arena-text = Potentiaで、このラウンドの[b]青のダイス[/b]4個を使えます。闘技場の強さは置いた場所の2か1（[b]部下2人なら合計[/b]）に、赤3個の銅の目を加えます。
aq-lesson-arena-task-1 = 青のダイスを取る
aq-lesson-arena-task-2 = 赤のダイスを振る

aq-lesson-fight-head = 勝負
aq-lesson-fight-text = 次にカード、最後に青のダイスです。1位は銅3枚と、[b]強さの2倍の点[/b]か奴隷カード1枚。2位は銅2枚と、1位が選ばなかったほうです。
aq-lesson-fight-task-1 = 武器を出し、「出し終える」を押す
aq-lesson-fight-task-2 = 試しに青のダイスを2個振り、得点を選ぶ

aq-lesson-stadium-head = 競技場
aq-lesson-stadium-text = 馬で競います。自分の側の金属の目と馬を数えます。1位は[b]月桂樹[/b]を選びます。終了時、色は別荘に掛け、数字はそのまま点です。
aq-lesson-stadium-task-1 = 振ってから、馬を出す
aq-lesson-stadium-task-2 = 青の月桂樹を選ぶ

aq-lesson-theatre-head = 劇場
aq-lesson-theatre-text = 2色の月桂樹は[b]どちらか1色だけ[/b]に数えます。オークションでは前の人と[b]まったく同じコイン[/b]に1枚加えます。落札者は部下の持ち主（あなた）に払います。
aq-lesson-theatre-task-1 = 公開し、銅1枚で始める
aq-lesson-theatre-task-2 = パスして、ビアンカに払わせる

aq-lesson-forum-head = フォーラム
aq-lesson-forum-text = 1から5の順に、決まったコインと奴隷を払って建てます。2と5では[b]建物の左の数字[/b]もすぐに得点します。3では2つ建てられます。
aq-lesson-forum-task-1 = 青の別荘（6）を建てる

aq-lesson-port-head = 港
aq-lesson-port-text = コインは部下と共に置き、先に動くLatroに盗まれることもあります。ここで払えば[b]自分の工房と個人銀行のすべて[/b]が働きます。1ラウンドに1か所だけです。
aq-lesson-port-task-1 = Latro：ダイスを振る
aq-lesson-port-task-2 = 建物を活性化する

aq-lesson-villas-head = 別荘と月桂樹
aq-lesson-villas-text = 最後に、色ごとに[b]別荘の点×同じ色の月桂樹の数[/b]を得ます。なければ別荘は0点です。2色の月桂樹は1色だけに数えます。
aq-lesson-villas-question = 青の別荘は何点になるでしょう？
aq-lesson-villas-sentence = 青の別荘の6と10、青の月桂樹、青と黄の月桂樹を持っています。
aq-lesson-villas-answer-1 = 16点
aq-lesson-villas-why-1 = 月桂樹1枚ならそうです。黄の別荘がないので、2色の月桂樹も青に数えます。
aq-lesson-villas-answer-2 = 26点
aq-lesson-villas-why-2 = 月桂樹2枚は、両方の別荘に掛かります。
aq-lesson-villas-answer-3 = 32点
aq-lesson-villas-why-3 = （6＋10）×月桂樹2枚＝32点。黄の別荘がないので、2色の月桂樹は青に数えます。

aq-lesson-over-head = ゲームの終わり
aq-lesson-over-text = 6ラウンドで終わりです。数字の月桂樹（10・7・5・3点）と別荘を得点します。これが最後のアクションです。
aq-lesson-over-task-1 = もう一度、建物を活性化する
