### ルッカ・チッタ：レッスン

lc-lesson-title = レッスン

lc-lesson-aim-head = 目的
lc-lesson-aim-text = 施設を建て、開店パーティーを開き、城壁を補強します。[b]最後のターンのあと、得点の最も多い人が勝ち[/b]です。右下に、いま全員が開店して終わった場合の得点が出ています。

lc-lesson-keep-head = 最初の2枚
lc-lesson-keep-text = [b]窓[/b]は施設が完成すると1つ1点です。建設エリアの[b]補強マーク[/b]が多い人から手番です。最後に、戸口に見える番号（[b]番地[/b]）が最大の人は＋3点、最小の人は−3点です。
lc-lesson-keep-task-1 = 緑86と赤90を選び、「残す」を押す

lc-lesson-order-head = プレイ順
lc-lesson-order-text = 補強マーク5個で、あなたが1番手です。順番は[b]ターンごとに[/b]決め直します。同数なら番地の大きい人が先です。早いほど良いトリプレットを選べます。

lc-lesson-take-head = トリプレットを取る
lc-lesson-take-text = 3枚を好きな順に使います。新しい色は施設の[b]建設開始[/b]、建設中の色なら下に[b]重ねる[/b]ことができます。
lc-lesson-take-task-1 = 左端のトリプレットを押す
lc-lesson-take-task-2 = 緑を2回重ね、青の建設を始める

lc-lesson-addresses-head = 番地
lc-lesson-addresses-text = 施設ごとに[b]いちばん新しい番地[/b]だけが有効です。全員の中で最大なら[b]＋3[/b]、最小なら[b]−3[/b]の印がつきます。いまは両方ともあなたですが、終了までカード次第で変わります。

lc-lesson-complete-head = 施設の完成
lc-lesson-complete-text = [b]5枚[/b]（4人なら4枚、5人なら3枚）で完成し、すぐに窓1つにつき1点です。ただし建設エリアを離れ、補強マークも数えなくなります。
lc-lesson-complete-task-1 = 緑36のあるトリプレットを押す
lc-lesson-complete-task-2 = 緑、青、赤を重ねる

lc-lesson-feast-head = 開店は相手しだい
lc-lesson-feast-text = 開店すると、[b]ほかの人の同じ色のカード[/b]が得点になります。建設中なら1枚1点、完成していて開店前の施設なら1つ2点です。相手の得点は減りません。
lc-lesson-feast-question = 緑の開店は何点でしょう？
lc-lesson-feast-sentence = ビアンカは建設エリアに緑が2枚、アドソには完成して開店前の緑の施設が1つあります。
lc-lesson-feast-answer-1 = 2点
lc-lesson-feast-why-1 = ビアンカの2枚分です。アドソの開店前の施設も入ります。
lc-lesson-feast-answer-2 = 4点
lc-lesson-feast-why-2 = 建設中の2枚で2点＋開店前の施設で2点。
lc-lesson-feast-answer-3 = 7点
lc-lesson-feast-why-3 = 完成した施設は、カードが何枚でも2点です。

lc-lesson-open-head = 開店する
lc-lesson-open-text = 開店は[b]トリプレットを取る前[/b]だけです。いま完成した施設は、早くても次のターンになります。ほかの人が開店したあとでは得点が減ります。
lc-lesson-open-task-1 = 緑の施設か、その横の「開店」を押す

lc-lesson-wall-head = 城壁
lc-lesson-wall-text = どの色も建てるのは1回だけ。この緑は[b]城壁にするか捨てる[/b]しかありません。城壁は最後に、開店した施設1つにつき1点です。
lc-lesson-wall-task-1 = 緑ばかりのトリプレットを取る
lc-lesson-wall-task-2 = 2枚を城壁にし、最後の1枚を捨てる

lc-lesson-deal-head = 次のターン
lc-lesson-deal-text = 全員の手番が終わりました。残った1組は、次を並べるときに捨て札です。2人は施設の完成で補強マークが減り、あなたが最多。1番手として並べます。
lc-lesson-deal-task-1 = 次のトリプレットを並べるボタンを押す

lc-lesson-support-head = 城壁には補強マーク
lc-lesson-support-text = いちばん忘れやすい点です。建設エリアに[b]城壁1枚につき補強マーク2個[/b]が必要です。足りないと、城壁はすべて0点になります。
lc-lesson-support-question = 補強マークがもう1個あれば？
lc-lesson-support-sentence = 城壁が3枚、開店した施設が2つ。建設エリアの補強マークは5個です。6個になると、城壁は何点でしょう？
lc-lesson-support-answer-1 = 6点
lc-lesson-support-why-1 = 6個あれば3枚すべてが有効です。3枚×2つで6点。
lc-lesson-support-answer-2 = 2点
lc-lesson-support-why-2 = 1枚増えるのではありません。5個では3枚とも0点、6個で3枚とも有効です。
lc-lesson-support-answer-3 = 0点
lc-lesson-support-why-3 = 5個なら0点ですが、6個あれば3枚すべてが有効です。

lc-lesson-tower-head = 城壁を生かす
lc-lesson-tower-text = 最後のターンです。塔は城壁と同じ点で[b]補強は要りません[/b]が、城壁が0点なら塔も0点です。補強マーク3個のカードを2枚重ねましょう。
lc-lesson-tower-task-1 = 塔のあるトリプレットを取る
lc-lesson-tower-task-2 = 塔を建て、青と灰を重ねる

lc-lesson-over-head = ゲームの終わり
lc-lesson-over-text = 3人なら7ターン、4人なら6ターン、5人なら5ターンで終わりです。残った施設を全員が開店し、城壁と塔（あなたは4×2＝8点）、番地の順に得点します。
