### どの画面でも使う言葉とお知らせ

ok = OK
cancel = やめる
close = 閉じる
back = 戻る
done = 完了
one-moment = 少々お待ちください…
yes = はい
no = いいえ
on = オン
off = オフ
undo = 取り消す
redo = やり直す
hint = ヒント
rules = ルール
log = 履歴
menu = メニュー
title = タイトル
settings = 設定

notice-settings-damaged = 設定を読み込めなかったため、初期設定に戻しました。元のファイルは { $file } として残してあります。
notice-texts-damaged = 読み込めない文章がありました：{ $problem }
notice-data-damaged = { $place }が壊れているか、足りません。それなしで続けます。展開またはダウンロードし直せば直ります。対局の記録はそのままです。
notice-read-only = ゲームはすでに別のウィンドウで開いています。こちらでは何も保存されません。
notice-no-sound = 音声出力が見つからないため、音を出さずに進みます。
notice-no-workers = 相手の思考用プロセスが動かないため、ゲーム本体の中で考えます。動きがなめらかでなくなることがあります。
notice-settings-unreadable = 設定を読み込めなかったため、初期設定で始めます。
notice-home-unusable = { $path }をフォルダーとして使えないため、何も保存されません。

crash-title = Quattro Città
crash-text =
    ゲームの内部でエラーが起きました。対局は最後の一手まで保存されています。
    詳しい内容：{ $path }
crash-damaged = ゲームのファイル「{ $place }」が壊れています。ゲームをもう一度展開するか、ダウンロードし直してください。対局と設定はそのまま残ります。
crash-go-on = 最後の一手から続ける
crash-quit = 終了する
