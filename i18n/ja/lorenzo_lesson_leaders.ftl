### ロレンツォ・イル・マニーフィコ：指導者と破門のレッスン

lo-lesson-leaders-title = 指導者と破門

lo-lesson-leaders-aim-head = 応用ゲーム
lo-lesson-leaders-aim-text = 新しいのは、家ごとに違う[b]ボーナスタイル[/b]と、[b]4人の指導者[/b]です。破門がどういうものかも、ここで体験します。

lo-lesson-leaders-tile-head = ボーナスタイル
lo-lesson-leaders-tile-text = 値1以上の収穫と生産のたびに働きます。プレイ順が最後の人から選ぶので、ビアンカはもう1枚選んでいます。
lo-lesson-leaders-tile-task-1 = ボーナスタイルを選ぶ

lo-lesson-leaders-draft-head = 指導者を選ぶ
lo-lesson-leaders-draft-text = 1人残して残りを渡し、4人そろうまで続けます。[b]条件[/b]をよく見て、中盤までに満たせそうな人を選びましょう。
lo-lesson-leaders-draft-task-1 = 指導者を1人残す
lo-lesson-leaders-draft-task-2 = 回ってきた中から、あと3人残す

lo-lesson-leaders-discard-head = 条件を満たせない指導者
lo-lesson-leaders-discard-text = 自分の手番なら、ワーカーを置く前でも後でも、手札の指導者を廃棄して[b]議会の特典[/b]を得られます。
lo-lesson-leaders-discard-task-1 = ピーコ・デッラ・ミランドラを押し、廃棄する
lo-lesson-leaders-discard-task-2 = コイン2枚を選ぶ

lo-lesson-leaders-need-head = 指導者の条件
lo-lesson-leaders-need-text = マラテスタの条件は軍事点7と信仰点3です。いま、ちょうど軍事点7と信仰点3があります。
lo-lesson-leaders-need-question = 発動には何を払うでしょう？
lo-lesson-leaders-need-sentence = シジスモンド・マラテスタ（軍事点7、信仰点3）。以後、無色のワーカーの値が3増えます。
lo-lesson-leaders-need-answer-1 = 軍事点7と信仰点3
lo-lesson-leaders-need-why-1 = 条件であって、払うものではありません。
lo-lesson-leaders-need-answer-2 = 何も払わない
lo-lesson-leaders-need-why-2 = 発動するときに満たしていればよく、払いません。あとで下回ってもかまいません。
lo-lesson-leaders-need-answer-3 = ワーカー1個
lo-lesson-leaders-need-why-3 = 指導者の発動にワーカーは使いません。

lo-lesson-leaders-play-head = 指導者の発動
lo-lesson-leaders-play-text = 配置とは別です。発動しても、この手番にワーカーを置けます。早く発動するほど、長く働いてくれます。
lo-lesson-leaders-play-task-1 = マラテスタを押し、発動する

lo-lesson-leaders-neutral-head = すぐに働く
lo-lesson-leaders-neutral-text = 無色のワーカーの値は、使用人なしで[b]3[/b]になりました。数字が3以下の領地なら、すべて収穫できます。
lo-lesson-leaders-neutral-task-1 = 無色の3を収穫に置く
lo-lesson-leaders-neutral-task-2 = 収穫して、手番を終える

lo-lesson-leaders-use-head = ラウンドに1回
lo-lesson-leaders-use-text = [b]ラウンドに1回[/b]使い、次のラウンドまで裏向きになる指導者もいます。ジョヴァンニはコイン、木、石を1つずつ。忘れずに使いましょう。
lo-lesson-leaders-use-task-1 = ジョヴァンニを押して使う
lo-lesson-leaders-use-task-2 = 無色の3で値3の建物を取り、手番を終える

lo-lesson-leaders-refuse-head = 教会を支えない
lo-lesson-leaders-refuse-text = 支えると信仰点は[b]0[/b]に戻ります。支えなければ残りますが、タイルの効果が最後まで続きます。聖女リタの条件は信仰点8。ここは支えません。
lo-lesson-leaders-refuse-task-1 = 信仰点を残す

lo-lesson-leaders-penalty-head = 破門の効果
lo-lesson-leaders-penalty-text = 決める前に、信仰点トラックの下のタイルを確かめましょう。第Ⅱ期のタイルでは、使用人[b]2人[/b]でようやく値が1増えます。
lo-lesson-leaders-penalty-question = 使用人は何人必要でしょう？
lo-lesson-leaders-penalty-sentence = 橙のワーカーの値は3で、値5の階に置きます。第Ⅱ期の破門を受けています。
lo-lesson-leaders-penalty-answer-1 = 1人
lo-lesson-leaders-penalty-why-1 = 2人で1増えるので、1人では増えません。
lo-lesson-leaders-penalty-answer-2 = 2人
lo-lesson-leaders-penalty-why-2 = 破門がなければ足ります。いまは2人で1しか増えません。
lo-lesson-leaders-penalty-answer-3 = 4人
lo-lesson-leaders-penalty-why-3 = 足りないのは2。1につき2人で、4人です。

lo-lesson-leaders-double-head = 支えなかった見返り
lo-lesson-leaders-double-text = 残した信仰点は8になりました。聖女リタは、カードからすぐに得る資源とコインを[b]2倍[/b]にします。
lo-lesson-leaders-double-task-1 = 聖女リタを押し、発動する
lo-lesson-leaders-double-task-2 = 白の6で値5の階の領地を取り、手番を終える

lo-lesson-leaders-over-head = 覚えておくこと
lo-lesson-leaders-over-text = 第Ⅲ期の破門は最終得点に効き、ある種類のカードが0点になることもあります。手札に残した指導者は得点になりません。発動するか廃棄しましょう。
