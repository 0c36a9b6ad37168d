### 「ルッカ・チッタ」のヒントの理由。

lc-hint-windows = 次に良い手より、窓の得点がおよそ{ $points }点多く見込めます。
lc-hint-openings = 次に良い手より、開店パーティーの得点がおよそ{ $points }点多く見込めます。
lc-hint-walls = 次に良い手より、城壁の得点がおよそ{ $points }点多く見込めます。
lc-hint-towers = 次に良い手より、塔の得点がおよそ{ $points }点多く見込めます。
lc-hint-largest = 最も大きい番地を取りやすくなります（およそ{ $points }点分）。
lc-hint-smallest = 最も小さい番地を避けやすくなります（およそ{ $points }点分）。
lc-hint-rival-windows = 相手の窓の得点を、およそ{ $points }点減らせます。
lc-hint-rival-openings = 相手の開店パーティーの得点を、およそ{ $points }点減らせます。
lc-hint-rival-walls = 相手の城壁の得点を、およそ{ $points }点減らせます。
lc-hint-rival-towers = 相手の塔の得点を、およそ{ $points }点減らせます。
lc-hint-rival-largest = 相手に最も大きい番地を渡しにくくします（およそ{ $points }点分）。
lc-hint-rival-smallest = 相手に最も小さい番地を残しやすくします（およそ{ $points }点分）。
lc-hint-only = できることはこれだけです。
lc-hint-close = どの手もほぼ互角ですが、わずかにこの手が勝ります。
lc-outlook = 建設エリアとプレイ順
lc-prospect-keep = 複数のトリプレットにある色は、早く重ねられます。
lc-prospect-take = 建設中の色のカードは施設の完成に近づき、補強マークは手番を早めます。
lc-advice-keep = { $n ->
    [0] どのトリプレットにも{ $colour }はありません。
   *[other] { $n }組のトリプレットに{ $colour }があります。
 }
