### 1ページで分かるルッカ・チッタ：目的、手番、得点、終わり

lc-how-aim = 施設を建て、開店パーティーを開き、街の城壁を補強します。最後のターンのあと、得点の最も多い人が勝ちます。
lc-how-caption-1 = 建設エリア
lc-how-caption-2 = 完成エリア
lc-how-caption-3 = 開店エリア
lc-how-turn = まず、完成した施設を[b]開店[/b]できます。次に[b]トリプレットを1組取り[/b]、3枚をそれぞれ次のどれかに使います。
lc-how-way-1 = 建設開始
lc-how-way-1-text = まだ建てていない色
lc-how-way-2 = 重ねる
lc-how-way-2-text = 同じ色をもう1階。{ $seats ->
    [3] 5枚で完成
    [4] 4枚で完成
    [5] 3枚で完成
   *[other] 3人なら5枚、4人なら4枚、5人なら3枚で完成
 }
lc-how-way-3 = 城壁
lc-how-way-3-text = 裏向きで、最後の得点に
lc-how-way-4 = 塔を建てる
lc-how-way-4-text = 塔カードを建てる
lc-how-way-5 = 捨てる
lc-how-way-5-text = 使えないカード
lc-how-score-1 = 窓
lc-how-score-1-text = 完成したら、すぐに窓1つ1点
lc-how-score-2 = 開店パーティー
lc-how-score-2-text = 相手の建設中の同じ色1枚1点、開店前の施設は2点
lc-how-score-3 = 城壁と塔
lc-how-score-3-text = 1枚につき開店した施設の数だけ。城壁1枚に補強マーク2個が必要
lc-how-score-4 = 番地
lc-how-score-4-text = 見えている最大の番地は＋3点、最小は−3点。隠れた番地は数えません
lc-how-end = 毎ターン、[b]建設エリアの補強マークの多い順[/b]です。{ $seats ->
    [3] 全7ターン
    [4] 全6ターン
    [5] 全5ターン
   *[other] 3人は7ターン、4人は6ターン、5人は5ターン
 }。最後に、残った施設を全員が開店します。
lc-how-forgotten-1 = 城壁には補強マーク
lc-how-forgotten-1-text = 城壁1枚につき2個を建設エリアに残します。完成した施設の補強マークは数えません。
lc-how-forgotten-2 = 開店は相手しだい
lc-how-forgotten-2-text = 相手がその色を建設中か開店前のうちに開店します。相手が開店し終えた施設は得点になりません。
lc-how-forgotten-3 = どの色も1回だけ
lc-how-forgotten-3-text = 完成した色のカードは、城壁にするか捨てるだけです。
