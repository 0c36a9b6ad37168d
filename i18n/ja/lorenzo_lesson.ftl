### ロレンツォ・イル・マニーフィコ：基本のレッスン

lo-lesson-title = 基本のレッスン

lo-lesson-aim-head = 目的
lo-lesson-aim-text = 全6ラウンド。毎ラウンド[b]ワーカー4個[/b]を置き、1個ごとにすぐアクションを行います。カードは下の自分のボードに並びます。最後に[b]勝利点[/b]で決まります。

lo-lesson-tower-head = 塔のカード
lo-lesson-tower-text = 色つきワーカーの値は[b]同じ色のダイスの出目[/b]です。この階には5が必要です。カードの横のボーナスも得られます。
lo-lesson-tower-task-1 = 白の5で「森林」を取る

lo-lesson-fee-head = 使用人と使用料
lo-lesson-fee-text = 使用人1人で値が[b]1[/b]増えます。この塔には誰かがいるので、まず[b]コイン3枚[/b]。次に階のボーナスを得て、最後にカードのコストを払います。
lo-lesson-fee-task-1 = 黒の3と使用人2人で「石工の工房」を取る

lo-lesson-value-head = いくつ足りない？
lo-lesson-value-text = ワーカーを置く前に、その値と階の横の数字を比べます。人物の塔には、まだ誰もいません。
lo-lesson-value-question = 使用人は何人必要でしょう？
lo-lesson-value-sentence = 橙のワーカーの値は1です。値5の階にいる「農夫」を取ります。
lo-lesson-value-answer-1 = 使用人3人
lo-lesson-value-why-1 = 1＋3＝4で、5に足りません。
lo-lesson-value-answer-2 = 使用人4人
lo-lesson-value-why-2 = 1＋4＝5で、ちょうど足ります。
lo-lesson-value-answer-3 = 使用人5人
lo-lesson-value-why-3 = 1＋5＝6で、1人余ります。

lo-lesson-harvest-head = 収穫
lo-lesson-harvest-text = [b]領地[/b]が働きます。アクションの値以下の数字の領地と、ボーナスタイルです。大きい出目で行うと得です。
lo-lesson-harvest-task-1 = 黒の6を収穫に置く

lo-lesson-production-head = 生産
lo-lesson-production-text = 今度は[b]建物[/b]が働きます。資源を換える建物も多く、支払いは[b]生産の前に持っている分[/b]でします。生産で得たものは使えません。
lo-lesson-production-task-1 = 橙の4を生産に置く
lo-lesson-production-task-2 = 石2個がコイン5枚になります。「生産する」を押す

lo-lesson-market-head = 市場
lo-lesson-market-text = コインや使用人が足りないときに使います。1か所に1個で、小さい出目でも置けます。ワーカーは余らせないようにしましょう。
lo-lesson-market-task-1 = 白の2をコイン5枚の店に置く

lo-lesson-council-head = 議会
lo-lesson-council-text = コイン1枚と好きな[b]特典[/b]1つを得て、[b]次のラウンドのプレイ順[/b]が上がります。無色の値は0なので、使用人を1人使います。
lo-lesson-council-task-1 = 無色を使用人1人で議会に置く
lo-lesson-council-task-2 = 特典を選ぶ：使用人2人

lo-lesson-church-head = 教会
lo-lesson-church-text = 2、4、6ラウンドの後に信仰点3、4、5を求められます。足りないと[b]最後まで破門[/b]です。足りれば、信仰点をすべて使って得点できます。
lo-lesson-church-task-1 = 教会を支える

lo-lesson-military-head = 投資
lo-lesson-military-text = 第5ラウンドです。投資は[b]終了時[/b]に得点し、すぐの効果もあります。これは軍事点7。3枚目の領地に軍事点3が要ります。
lo-lesson-military-task-1 = 黒の3で「傭兵の雇用」を取る

lo-lesson-territory-head = 領地
lo-lesson-territory-text = 3～6枚目には[b]軍事点3、7、12、18[/b]が必要です（払いません）。終了時、領地6枚で20点、人物6枚で21点です。
lo-lesson-territory-task-1 = 白の5で「農場」を取る

lo-lesson-character-head = 人物
lo-lesson-character-text = 人物はコインで雇います。「農夫」（収穫の値＋2）のように[b]ずっと働く[/b]人物も、すぐに得点になる人物もいます。
lo-lesson-character-task-1 = 橙の4で「貴族」を取る

lo-lesson-end-head = パスとゲームの終わり
lo-lesson-end-text = もう置けない、または置かないときはパスします。6ラウンドの後、最後の教会の評価があり、[b]最終得点計算[/b]です。
lo-lesson-end-task-1 = 「パス」を押し、もう一度押す
lo-lesson-end-task-2 = 教会を支える

lo-lesson-over-head = 得点計算
lo-lesson-over-text =
    { "" }[icon:lorenzo/art/sign_points] [b]31[/b]点　途中の得点
    { "" }[icon:lorenzo/art/sign_territory] [b]4[/b]点　領地4枚
    { "" }[icon:lorenzo/art/sign_character] [b]6[/b]点　人物3枚
    { "" }[icon:lorenzo/art/sign_venture] [b]6[/b]点　投資
    { "" }[icon:lorenzo/art/sign_military] [b]5[/b]点　軍事1位（2位は2点）
    { "" }[icon:lorenzo/art/sign_coins] [b]2[/b]点　資源5個ごとに1点
    { "" }[b]54[/b]対30、あなたの勝ちです。
