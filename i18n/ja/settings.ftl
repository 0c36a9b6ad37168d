### 設定とキーの割り当て

settings-kept = 変更はすぐに保存されます
settings-language = 言語
settings-text-scale = 文字の大きさ
settings-sample = アンナが街で一番高い塔を完成：7点を獲得しました。
settings-own-speed = 自分の手
settings-own-speed-note = コマやカードの動く速さ
settings-rival-speed = 相手の手
settings-rival-speed-note = キーを押すと動きを省けます
settings-speed-off = なし
settings-reduced-motion = 動きを減らす
settings-reduced-motion-note = 短い切り替えだけにして、動かしません
settings-plain-letters = 読みやすい書体
settings-plain-letters-note = 飾りのない書体で表示します
settings-skip-end-turn = 手番終了を省く
settings-skip-end-turn-note = 取り消せるものがないとき、手番を自動で終えます
settings-full-screen = 全画面
settings-full-screen-note = F11 または Alt+Enter
settings-music = 音楽
settings-effects = 効果音
settings-mute = 別ウィンドウでは消音
settings-mute-note = 別のウィンドウを使う間は音を消します
settings-keys = キー
settings-change-keys = キーを変える
settings-reset = 初期設定に戻す
settings-reset-text = すべての設定を最初の状態に戻します。言語、ウィンドウ、保存した対局はそのままです。

key-undo = 取り消す
key-redo = やり直す
key-hint = ヒント
key-rules = ルール
key-log = 記録
key-enlarge = 拡大
key-end-turn = 手番を終える
key-menu = メニュー
key-fullscreen = 全画面
key-navigation = 移動と決定

keys-help = 変えたい項目を選び、新しいキーを押してください。
keys-press = キーを押す…
keys-press-now = 「{ $command }」の新しいキーを押してください。Escでそのままにします。
keys-change = 変える
keys-taken = { $key } は「{ $command }」で使われています。
keys-reset = 標準のキー
