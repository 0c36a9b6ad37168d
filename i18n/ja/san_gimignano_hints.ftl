### サン・ジミニャーノのヒントの理由。

sg-hint-completed = 次に良い手より、完成ボーナスがおよそ{ $points }点多く見込めます。
sg-hint-tallest = 同色の塔の得点が、およそ{ $points }点多く見込めます。
sg-hint-banded = 多色の塔の得点が、およそ{ $points }点多く見込めます。
sg-hint-grace = 7の同色の塔の恩寵ボーナスが、およそ{ $points }点多く見込めます。
sg-hint-piece = 塔コマを取りやすくなります（およそ{ $points }点分）。
sg-hint-santa-fina = サンタ・フィーナ教会の得点が、およそ{ $points }点多く見込めます。
sg-hint-penalty = 終了宣言の減点を避けられます（およそ{ $points }点分）。
sg-hint-rival-completed = 相手の完成ボーナスを、およそ{ $points }点減らせます。
sg-hint-rival-tallest = 相手の同色の塔の得点を、およそ{ $points }点減らせます。
sg-hint-rival-banded = 相手の多色の塔の得点を、およそ{ $points }点減らせます。
sg-hint-rival-grace = 相手の恩寵ボーナスを、およそ{ $points }点減らせます。
sg-hint-rival-piece = 相手に塔コマを渡しにくくします（およそ{ $points }点分）。
sg-hint-rival-santa-fina = 相手のサンタ・フィーナ教会の得点を、およそ{ $points }点減らせます。
sg-hint-rival-penalty = 相手が終了宣言の減点を受けやすくなります（およそ{ $points }点分）。
sg-hint-only = できることはこれだけです。
sg-hint-close = どの手もほぼ互角ですが、わずかにこの手が勝ります。
sg-outlook = 手札とこれからの塔
