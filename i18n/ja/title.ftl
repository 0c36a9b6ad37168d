### タイトル画面、はじめの設定、都市の名前

title-name = Quattro Città
title-subtitle = 四つの都市、四つのゲーム
title-language = 言語
title-continue = つづきから
title-matches = 対局一覧
title-matches-note = 進行中 { $count }局
title-new-game = 新しい対局
title-new-game-note = 都市と相手を選ぶ
title-rules = ルール
title-rules-note = 検索できます
title-chronicle = 対局記録
title-chronicle-note = リプレイと戦績
title-settings = 設定
title-settings-note = 文字・音・動き
title-quit = 終了
title-quit-note = 自動で保存されます
title-keys = 矢印キーとEnter、またはマウス　{ $key }で全画面
title-chosen = { $city }　{ $epithet }
title-licenses = クレジットとライセンス

city-players = { $count }人
city-players-range = { $low }～{ $high }人
city-minutes = { $count }分
city-minutes-range = { $low }～{ $high }分

welcome-heading = ようこそ
welcome-language = 言語
welcome-text-size = 文字の大きさ
welcome-sample = ひと目で読める大きさに：塔を3階建て、カードを2枚払う。
welcome-later = どちらも「設定」でいつでも変えられます。
welcome-start = 四つの都市へ

credits-heading = クレジット
credits-version = バージョン { $version }
credits-unofficial = これらのゲームを愛する有志による、非公式の作品です。原作の作者や出版社は制作に関わっていません。文章、絵、音、プログラムは、すべて独自に作ったものです。
credits-games = 原作のゲーム
credits-bundled = このプログラムに含まれる他者の著作物（英語）
city-san-gimignano-credit = サン・ジミニャーノ（二人用）：説明書に作者の名前はありません。ドゥイリオ・カルピテッラ作の同名のゲームとは別の作品です。
city-lucca-credit = ルッカ・チッタ：アレッサンドロ・ズッキーニ作、2005年、daVinci Games。
city-lorenzo-credit = ロレンツォ・イル・マニーフィコ：フラミニア・ブラジーニ、ヴィルジーニオ・ジーリ、シモーネ・ルチアーニ作、2016年、Cranio Creations。
city-aquileia-credit = アクイレイア：チエロ・ドーロ作、2011年、Zoch。
