### アーキテクチャのテストのための小さなゲーム。

city-pebbles = 小石
city-pebbles-plate = 小石
city-pebbles-epithet = 小さな石の村

pb-title = 小石
pb-stretch = 第{ $n }ターン
pb-stretches = ターン
pb-by-stretch = ターンごとの得点
pb-about = 小石の山が三つ。多く取ったほうの勝ちです。
pb-prompt-turn = 一つの山から小石を一つから三つ取ってください。
pb-do-take = 山{ $heap }から{ $count }つ取る
pb-event-pebbles-taken = { $seat }は小石を{ $count }つ取った。
pb-why-too-many = この山の小石は{ $have }つ。一度に取れるのは{ $most }つまでです。
pb-tie-last = 最後の小石を取ったほうが上です。
pb-outlook = これからの小石
pb-score-pebbles = 小石

pb-rule-differences = ありません。
pb-rule-1-title = 小石の山
pb-rule-1 = 三つ、四つ、五つの小石の山を置きます。
pb-rule-2-title = 手番
pb-rule-2 = 一つの山から小石を一つから三つ取ります。
pb-rule-3-title = 終わり
pb-rule-3 = 小石一つが1点です。
pb-rule-3-1-title = 同点
pb-rule-3-1 = 最後の小石を取ったほうが上です。
