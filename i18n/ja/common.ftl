### どの画面でも使う言葉とお知らせ

ok = OK
cancel = やめる
close = 閉じる
back = 戻る
done = 完了
yes = はい
no = いいえ
on = オン
off = オフ
undo = 取り消す
redo = やり直す
hint = ヒント
rules = ルール
log = 記録
menu = メニュー
title = タイトル
settings = 設定

notice-settings-damaged = 設定を読み込めなかったため、初期設定に戻しました。元のファイルは { $file } として残してあります。
notice-texts-damaged = 読み込めない文章がありました：{ $problem }
notice-read-only = ゲームはすでに別のウィンドウで開いています。こちらでは何も保存されません。
notice-no-sound = 音声出力が見つからないため、音を出さずに進みます。
notice-no-workers = 相手の思考用プロセスが動かないため、ゲーム本体の中で考えます。動きがなめらかでなくなることがあります。
