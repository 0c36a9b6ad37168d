### サン・ジミニャーノ：レッスン

sg-lesson-title = レッスン

sg-lesson-aim-head = 目的
sg-lesson-aim-text = あなたは手前、赤のアニェーゼです。2つの名家が塔を競い、[b]最後に得点の多いほうが勝ち[/b]ます。各パネルは、いま終わった場合の得点です。手札は得点になりません。

sg-lesson-buy-head = 石材の購入
sg-lesson-buy-text = 手番では[b]アクションを1つだけ[/b]行います。購入では、市場か山札から1枚ずつ、合わせて2枚取ります。手札は7枚までです。市場は[b]空になったときだけ[/b]4枚まで補充されます。
sg-lesson-buy-task-1 = 「購入」を押す
sg-lesson-buy-task-2 = 市場の7を取り、次に山札から1枚引く
sg-lesson-buy-task-2-then = 次に山札から1枚引く

sg-lesson-plain-head = 同色の塔
sg-lesson-plain-text = 3枚以上の[b]同じ数字[/b]で同色の塔です。その数字で最も高ければ数字の点、7はさらに1枚2点。全体で最も高ければ[b]塔コマ[/b]で10点です。
sg-lesson-plain-task-1 = 7を3枚選び、「新しい塔」か「建設」を押す

sg-lesson-extend-head = 同じ高さでは取れない
sg-lesson-extend-text = ビアンカの6が4段になり、塔コマを取られました。[b]どの塔よりも高い塔[/b]を持つ人のものです。7を2枚重ねましょう。重ねた数だけカードを取れます。
sg-lesson-extend-task-1 = 7を2枚選び、自分の塔か「増築」を押す
sg-lesson-extend-task-2 = 市場の8を取り、次に山札から1枚引く
sg-lesson-extend-task-2-then = 次に山札から1枚引く

sg-lesson-banded-head = 多色の塔
sg-lesson-banded-text = 連続する数字を1枚ずつ重ねると多色の塔です。得点は[b]塔の数×段数の合計[/b]。3段が1つなら3点、2つなら12点です。
sg-lesson-banded-task-1 = 「建設」を押すと塔になる8、9、10が選ばれます。もう一度押す

sg-lesson-exchange-head = 石材の交換
sg-lesson-exchange-text = 2枚以上を市場に出し、市場か山札から同じ枚数を取ります。市場からは、[b]いま出した種類は取れません[/b]。5は1枚残しておきましょう。あとで役に立ちます。
sg-lesson-exchange-task-1 = 5を1枚と6を選び、「交換」を押す
sg-lesson-exchange-task-2 = 市場の8を取り、次に山札から1枚引く
sg-lesson-exchange-task-2-then = 次に山札から1枚引く

sg-lesson-donation-head = 数字の効果
sg-lesson-donation-text = 同色の塔は、建てたときに数字の[b]寄進[/b]が働きます。
sg-lesson-donation-picture-1 = [b]8[/b]：段数と同じ枚数のカードを取る。
sg-lesson-donation-picture-2 = [b]9[/b]：相手の手札から同じ枚数を取り、1枚少なく返す。
sg-lesson-donation-picture-3 = [b]10[/b]：塔を1つ崩す（6は崩されない）。
sg-lesson-donation-task-1 = 「建設」を押すと塔になる3枚の8が選ばれます。もう一度押す
sg-lesson-donation-task-2 = 寄進を使う：「カードを3枚取る」を押し、3枚取る
sg-lesson-donation-task-2-then = 続けてカードを1枚ずつ取る

sg-lesson-protect-head = 5で身を守る
sg-lesson-protect-text = ビアンカの10は、それと同じ高さ以下で最も高い未完成の塔を崩します。狙われたのはあなたの8です。[b]手札の5[/b]を山札の下に置くと、9と10の効果を打ち消せます。
sg-lesson-protect-task-1 = 5で塔を守る

sg-lesson-complete-head = 塔の完成
sg-lesson-complete-text = 完成した塔は[b]5点[/b]で、もう崩されません。ただし増築もできません。1回のアクションでいくつでも完成できますが、[b]終了フェーズの前だけ[/b]です。
sg-lesson-complete-task-1 = 7の塔を押し、「完成」を押す

sg-lesson-worth-head = 得点の内訳
sg-lesson-worth-text = 1つの塔がいくつもの得点になります。パネルの[b]完成ボーナス[/b]、[b]同色の最高塔[/b]、[b]恩寵ボーナス[/b]のどれにも、この7が入っています。
sg-lesson-worth-question = この7の塔は、いま何点でしょう？
sg-lesson-worth-sentence = 完成した5段の7の塔で、7では最も高い塔です。塔コマの10点は含めません。
sg-lesson-worth-answer-1 = 7点
sg-lesson-worth-why-1 = それは7で最も高い分だけです。完成と恩寵が抜けています。
sg-lesson-worth-answer-2 = 12点
sg-lesson-worth-why-2 = 完成5＋最も高い7ですが、7は1枚ごとに2点も入ります。
sg-lesson-worth-answer-3 = 22点
sg-lesson-worth-why-3 = 完成5＋最も高い7＋恩寵5×2＝22点。

sg-lesson-declare-head = 終了宣言
sg-lesson-declare-text = 数手番後、塔が4つ完成しました。これで終了を宣言できます。宣言がなくても[b]山札がなくなると[/b]終了フェーズです。いま優勢なので宣言しましょう。
sg-lesson-declare-task-1 = 「終了宣言」を押す

sg-lesson-end-phase-head = 終了フェーズ
sg-lesson-end-phase-text = 山札と市場が閉じ、購入・交換・完成はできず、寄進もありません。ただし[b]建設と増築は続けられます[/b]。最後の塔の分を手札に残しておくと有利です。
sg-lesson-end-phase-task-1 = 「建設」を押すと塔になる3枚の5が選ばれます。もう一度押す

sg-lesson-pass-head = 2人続けてパスで終わり
sg-lesson-pass-text = ビアンカがパスしました。2人が[b]続けて[/b]パスすると、終了フェーズの前でも、ゲームはその場で終わります。
sg-lesson-pass-task-1 = 「パス」を押す

sg-lesson-over-head = 得点計算
sg-lesson-over-text = 完成した塔1つ5点、各数字の最も高い塔はその数字、多色は塔の数×段数の合計、7の同色の塔1枚2点、塔コマ10点の合計です。あなたの勝ちです。同点なら塔コマの持ち主が勝ちます。
