### ルッカ・チッタ：ヒントの理由を一文で

lc-hint-windows = 次善の手より、窓の得点がおよそ{ $points }点多くなります。
lc-hint-openings = 開店パーティーの得点がおよそ{ $points }点多くなります。
lc-hint-walls = 城壁の得点がおよそ{ $points }点多くなります。
lc-hint-towers = 塔の得点がおよそ{ $points }点多くなります。
lc-hint-largest = 最も大きい番地を取る見込みが高まります：およそ{ $points }点。
lc-hint-smallest = 最も小さい番地を避けられます：およそ{ $points }点。
lc-hint-rival-windows = ライバルの窓の得点がおよそ{ $points }点減ります。
lc-hint-rival-openings = ライバルの開店パーティーの得点がおよそ{ $points }点減ります。
lc-hint-rival-walls = ライバルの城壁の得点がおよそ{ $points }点減ります。
lc-hint-rival-towers = ライバルの塔の得点がおよそ{ $points }点減ります。
lc-hint-rival-largest = ライバルに最も大きい番地を渡しません：およそ{ $points }点。
lc-hint-rival-smallest = 最も小さい番地をライバルに残します：およそ{ $points }点。
lc-hint-only = できることはこれだけです。
lc-hint-close = いくつかの手がほぼ互角です。その中でわずかに優れています。
