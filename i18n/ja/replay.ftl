### 対局のリプレイ

replay-heading = リプレイ
replay-close = 戻る
replay-chronicle = 履歴
replay-begins = 対局が始まるところです。矢印で一手ずつ、[icon:play]で続けて再生します。
replay-earlier = これより前のターン
replay-later = これより後のターン
replay-first = 最初へ
replay-previous = 1手戻る
replay-next = 1手進む
replay-turn-back = 1ターン戻る（Page Up）
replay-turn-on = 1ターン進む（Page Down）
replay-last = 最後へ
replay-no-further = これより先には進めません。
replay-step = { $step } / { $steps }手
replay-open = 全員の手札を公開
replay-eye-help = 誰の視点で見るかを選びます。
replay-play-on = ここから続ける
replay-play-on-help = この時点までを引き継いで、新しい対局を始めます（練習モード。戦績には残りません）。
replay-play-on-text = この時点までを引き継いで、新しい対局を練習モードで始めます。戦績には残らず、元の対局はそのまま残ります。誰が席に着きますか。
replay-play-on-start = 続きを始める
replay-no-play-on = 対局はここで終わっています。前の手に戻ってください。
replay-play = 自動で再生する
replay-pause = ここで止める

keys-in-replay = リプレイ
key-replay-play = 再生／停止
key-replay-moves = 手の表示
