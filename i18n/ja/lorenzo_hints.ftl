### 「ロレンツォ・イル・マニーフィコ」のヒントの理由。

lo-hint-played = 次に良い手より、ゲーム中の得点がおよそ{ $points }点多く見込めます。
lo-hint-faith = 次に良い手より、信仰点トラックの得点がおよそ{ $points }点多く見込めます。
lo-hint-territories = 次に良い手より、領地の得点がおよそ{ $points }点多く見込めます。
lo-hint-characters = 次に良い手より、人物の得点がおよそ{ $points }点多く見込めます。
lo-hint-ventures = 次に良い手より、投資の得点がおよそ{ $points }点多く見込めます。
lo-hint-military = 次に良い手より、軍事の得点がおよそ{ $points }点多く見込めます。
lo-hint-goods = 次に良い手より、資源の得点がおよそ{ $points }点多く見込めます。
lo-hint-excommunication = 破門による失点を、およそ{ $points }点減らせます。
lo-hint-rival-played = { $rival }のゲーム中の得点を、およそ{ $points }点減らせます。
lo-hint-rival-faith = { $rival }の信仰点トラックの得点を、およそ{ $points }点減らせます。
lo-hint-rival-territories = { $rival }の領地の得点を、およそ{ $points }点減らせます。
lo-hint-rival-characters = { $rival }の人物の得点を、およそ{ $points }点減らせます。
lo-hint-rival-ventures = { $rival }の投資の得点を、およそ{ $points }点減らせます。
lo-hint-rival-military = { $rival }の軍事の得点を、およそ{ $points }点減らせます。
lo-hint-rival-goods = { $rival }の資源の得点を、およそ{ $points }点減らせます。
lo-hint-rival-excommunication = { $rival }の破門による失点が、およそ{ $points }点増えます。
lo-aim-points = ねらい：すぐに{ $n }点になる{ $type ->
    [territory] 領地
    [character] 人物
    [building] 建物
   *[venture] 投資
 }
lo-aim-end = ねらい：終了時に{ $n }点になる{ $type ->
    [territory] 領地
    [character] 人物
    [building] 建物
   *[venture] 投資
 }
lo-aim-faith = ねらい：ラウンド{ $round }後の教会に備えて信仰点を得る{ $type ->
    [territory] 領地
    [character] 人物
    [building] 建物
   *[venture] 投資
 }
lo-aim-action = ねらい：すぐにもう1回アクションできる{ $type ->
    [territory] 領地
    [character] 人物
    [building] 建物
   *[venture] 投資
 }
lo-aim-territory = ねらい：収穫のたびに実る領地
lo-aim-character = ねらい：これからずっと役立つ人物
lo-aim-building = ねらい：生産のたびに働く建物
lo-aim-venture = ねらい：投資
lo-aim-harvest = ねらい：領地を働かせる
lo-aim-production = ねらい：建物を働かせる
lo-aim-council = ねらい：特典と、次のラウンドのプレイ順
lo-aim-market = ねらい：この先の支払いに使うもの
lo-aim-leader = ねらい：指導者を活かす
lo-aim-tile = ねらい：これから足りなくなるもの
lo-advice-brings = 得られるもの：{ $amounts }
lo-advice-servants = { $left ->
    [0] 使用人{ $n }人をすべて使います。
   *[other] 使用人を{ $n }人使います。
 }
lo-advice-order = 次のラウンドは{ $place }番目になります。
lo-advice-privilege = そのときの特典：{ $amounts }
lo-hint-only = できることはこれだけです。
lo-hint-close = どの手もほぼ互角ですが、わずかにこの手が勝ります。
lo-outlook = 資源とカードの今後
