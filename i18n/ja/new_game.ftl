### 新しい対局：席、強さ、オプション、シード

new-game-cities = 都市を選ぶ
new-game-places = 席
new-game-seats = { $city }：{ $count }人用
new-game-seats-range = { $city }：{ $low }～{ $high }人用（現在{ $taken }人）
new-game-options = オプション
new-game-names = アニェーゼ, ビアンカ, アドソ, ミケーレ, ルチア
new-game-name = 名前
new-game-colour = 色を変える
new-game-person = 人間
new-game-opponent = コンピュータ
new-game-empty = 空席
new-game-person-note = この画面で遊びます
new-game-empty-note = 誰も参加しません
new-game-nobody = 空席です
new-game-change-later = 担当は対局の途中でも交代できます。
new-game-curtain-none = コンピュータだけの対局です。観戦になります。
new-game-curtain-one = 画面の前は1人です。カーテンは使いません。
new-game-curtain-several = 2人以上で手札を隠すため、カーテンを使います。
new-game-curtain-open = 隠す情報がないので、カーテンは使いません。
new-game-seed = シード
new-game-seed-new = 新しく
new-game-seed-today = 今日
new-game-seed-today-hint = 今日の日付をシードにします。同じ日に遊ぶ人は同じ配りになります。
new-game-seed-note = 同じシードなら、同じカードが配られます。
new-game-length = 所要時間
new-game-length-minutes = 1ゲーム約{ $count }分
new-game-length-range = 1ゲーム{ $low }～{ $high }分
new-game-start = 対局開始
new-game-start-note = { $names }　{ $key }
new-game-last-time = 前回と同じ
new-game-last-time-none = このゲームはまだ始めたことがありません。
new-game-shuffle = 席をシャッフル
new-game-why-seats = { $low }～{ $high }人で遊びます（現在{ $count }人）。
new-game-why-name = すべての席に名前を入れてください。
new-game-why-same-name = 同じ名前の席があります。

option-practice = 練習モード
option-practice-hint = 相手の手番や運で決まったことも取り消せます。戦績には残りません。

colour-L = 赤の獅子
colour-F = 青の百合
colour-Q = 緑の樫
colour-T = 紫の塔
colour-S = 橙の太陽

level-human = 人間
level-apprentice = 徒弟
level-apprentice-note =
    やさしく、
    無茶はしない
level-apprentice-pace = すぐに答えます
level-artisan = 職人
level-artisan-note =
    手堅いが
    時々うっかり
level-artisan-pace = すぐに答えます
level-merchant = 商人
level-merchant-note =
    先を読む
    標準の相手
level-merchant-pace = 長くて0.5秒考えます
level-magnifico = 名匠
level-magnifico-note =
    すべての手を
    深く読む
level-magnifico-pace = 最大2秒ほど考えます
level-random = でたらめ
level-random-note = 何でもする
level-random-pace = すぐに答えます
level-greedy = 欲張り
level-greedy-note = 目先の得点を取る
level-greedy-pace = すぐに答えます
