### 相手の考え方：そのページと、「新しい対局」で選べる気質。

opponents-title = 相手の考え方
opponents-fair = 相手が知っているのは、その席に座った人が知りうることだけです。あなたの手札も、山札も、これから振るダイスも知りません。それ以上を教えることは、プログラムが拒みます。見えないものは、見てきたことと矛盾しないように、そのつど想像し直します。
opponents-judgement = 判断のしかたは、どの相手も同じです。いまコイン1枚、カード1枚、ひとつの場所にどれだけの値打ちがあるかを、相手どうしの何千もの対局から、ゲームごと、人数ごとに学んでいます。
opponents-apprentice = 徒弟は、よい手のうちのひとつを選びます。最善ではないことも多いものの、おかしな手は指しません。
opponents-artisan = 職人が迷うのは、手の優劣がわずかなときだけです。
opponents-merchant = 商人は、よさそうな5つの手の先を頭の中で何度も進めてみて、結末のいちばんよいものを選びます。かかる時間は長くて0.5秒ほどです。
opponents-magnifico = 名匠は8つの手を試し、2倍以上先まで見通します。考えるのは長くて2秒。迷うところがなければ、すぐに指します。
opponents-hint = ヒントは、名匠があなたの席にいたら選ぶ手です。いちばん大きな理由も添えます。
opponents-tempers = 同じ強さの相手にも、気質の違いがあります。違うのは好みで、腕前ではありません。

temper-none = なし
temper-by-chance = おまかせ
temper-steward = 家令
temper-steward-note = くり返し実るものを好む
temper-builder = 建築家
temper-builder-note = 大きな仕事を好む
temper-captain = 隊長
temper-captain-note = 競い合いと力を好む
temper-courtier = 廷臣
temper-courtier-note = 寵愛と飾りを好む

temper-none-note = 学んだとおりに値踏みする
temper-by-chance-note = シードで決まり、同じ卓では重ならない
temper-of-place = 気質：{ $temper }
temper-of-level = { $level }・{ $temper }
temper-choose = { $name }の好みは？
opponents-tool = 相手
opponents-tempers-title = 気質
opponents-temper = [b]{ $name }[/b]：{ $note }。
opponents-strength = 強さ
opponents-strength-note = ひとつ上の強さの相手を1人、下の強さの相手と、対局ごとに席を替えて競わせました。棒は勝った割合、印は同じ強さなら届くはずのところです。
opponents-seats = { $seats }人
opponents-rung = { $upper } 対 { $lower }
opponents-share = { $games }局中 { $share }％
opponents-strength-none = まだ十分な数の対局で確かめていません。
