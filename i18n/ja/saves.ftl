### 進行中の対局と、保存ファイルのお知らせ

saves-heading = 進行中の対局
saves-hint = 終わった対局は「対局記録」にあります
saves-none = 進行中の対局はありません。
saves-rename = 名前を変える
saves-rename-heading = この対局の名前
saves-export = 書き出す
saves-exported = { $path } に書き出しました
saves-delete = 削除
saves-delete-question = この対局を削除しますか？
saves-delete-text = 「{ $name }」は元に戻せなくなります。
saves-keep = 残す
saves-import = 取り込む
saves-import-help = ダウンロードフォルダか { $path } にある対局ファイルがここに並びます。
saves-import-none = 取り込める対局ファイルはありません。
saves-import-path = またはファイルの場所
saves-imported = { $name } を取り込みました。
saves-today = { $time } 保存
saves-day = { $year }年{ $month }{ $day }日

core-save-read-only = ゲームは別のウィンドウで開いているため、こちらでは保存できません。
core-save-unwritable = 対局を保存できませんでした。ディスクの空きと書き込み許可をご確認ください。
core-save-cut = 保存ファイルの終わりが欠けていました。{ $action }手目の後から続けます。
core-save-older = 保存ファイルの{ $line }行目が壊れていました。ひとつ前の控えを使い、{ $action }手目の後から続けます。壊れたファイルは残してあります。
core-save-damaged = 保存ファイルの{ $line }行目が壊れていて、使える控えがありません。ファイルは残してあります。
core-save-empty = 中身のないファイルです。そのまま残してあります。
core-save-foreign = Quattro Cittàの対局ファイルではありません。そのまま残してあります。
core-save-version = 別のバージョンで保存された対局です。そのまま残してあります。
core-save-game = このプログラムにないゲームの対局です。そのまま残してあります。
core-save-large = このファイルは、どの対局の記録よりも大きすぎます。ファイルはそのまま残してあります。
core-save-unreadable = ファイルを読み込めません。

month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
