### 新しい対局画面でのサン・ジミニャーノ

sg-about = 2つの家が、カードを積み重ねてサン・ジミニャーノの塔を競います。高く、美しく、完成した塔が得点に。山札は思うより早く尽きます。
sg-option-nobles = 貴族カード
sg-option-nobles-hint = 貴族カード10枚の山札を別に加えます。塔にはできない働きをします。
sg-option-series = 連戦
sg-option-series-hint = 1ゲームだけ、2ゲームの合計、または120点に届くまで続けます。
sg-option-series-single = 1ゲーム
sg-option-series-two = 2ゲーム
sg-option-series-to120 = 120点まで
