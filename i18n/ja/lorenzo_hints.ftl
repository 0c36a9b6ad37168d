### 「ロレンツォ・イル・マニーフィコ」のヒントの理由。

lo-hint-played = 次に良い手より、ゲーム中の得点がおよそ{ $points }点多く見込めます。
lo-hint-faith = 次に良い手より、信仰点トラックの得点がおよそ{ $points }点多く見込めます。
lo-hint-territories = 次に良い手より、領地の得点がおよそ{ $points }点多く見込めます。
lo-hint-characters = 次に良い手より、人物の得点がおよそ{ $points }点多く見込めます。
lo-hint-ventures = 次に良い手より、投資の得点がおよそ{ $points }点多く見込めます。
lo-hint-military = 次に良い手より、軍事の得点がおよそ{ $points }点多く見込めます。
lo-hint-goods = 次に良い手より、資源の得点がおよそ{ $points }点多く見込めます。
lo-hint-excommunication = 破門による失点を、およそ{ $points }点減らせます。
lo-hint-rival-played = 相手のゲーム中の得点を、およそ{ $points }点減らせます。
lo-hint-rival-faith = 相手の信仰点トラックの得点を、およそ{ $points }点減らせます。
lo-hint-rival-territories = 相手の領地の得点を、およそ{ $points }点減らせます。
lo-hint-rival-characters = 相手の人物の得点を、およそ{ $points }点減らせます。
lo-hint-rival-ventures = 相手の投資の得点を、およそ{ $points }点減らせます。
lo-hint-rival-military = 相手の軍事の得点を、およそ{ $points }点減らせます。
lo-hint-rival-goods = 相手の資源の得点を、およそ{ $points }点減らせます。
lo-hint-rival-excommunication = 相手の破門による失点が、およそ{ $points }点増えます。
lo-advice-servants = { $left ->
    [0] 使用人{ $n }個をすべて使います。
   *[other] 使用人を{ $n }個使います。
 }
lo-advice-order = 次のラウンドは{ $place }番目になります。
lo-advice-privilege = 特典の候補：{ $amounts }
lo-hint-only = できることはこれだけです。
lo-hint-close = どの手もほぼ互角ですが、わずかにこの手が勝ります。
lo-outlook = 資源とカードの今後
