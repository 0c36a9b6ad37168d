### 「ロレンツォ・イル・マニーフィコ」のカード・指導者・タイルの名前と、データから作る効果の文

## カード

lo-card-t01 = 交易拠点
lo-card-t02 = 森
lo-card-t03 = 村
lo-card-t04 = 砂利採取場
lo-card-t05 = 森林
lo-card-t06 = 修道院
lo-card-t07 = 砦
lo-card-t08 = 都市
lo-card-t09 = 金鉱
lo-card-t10 = 山村
lo-card-t11 = 鉱山の村
lo-card-t12 = 採石場
lo-card-t13 = 荘園
lo-card-t14 = 庵
lo-card-t15 = 領主館
lo-card-t16 = 公国
lo-card-t17 = 商業都市
lo-card-t18 = 農場
lo-card-t19 = 植民地
lo-card-t20 = 大理石の石切場
lo-card-t21 = 属州
lo-card-t22 = 聖地
lo-card-t23 = 城
lo-card-t24 = 城塞都市
lo-card-b25 = 造幣所
lo-card-b26 = 徴税所
lo-card-b27 = 凱旋門
lo-card-b28 = 劇場
lo-card-b29 = 大工の工房
lo-card-b30 = 石工の工房
lo-card-b31 = 礼拝堂
lo-card-b32 = 邸宅
lo-card-b33 = 市場
lo-card-b34 = 宝物庫
lo-card-b35 = 画家のギルド
lo-card-b36 = 彫刻家のギルド
lo-card-b37 = 建築家のギルド
lo-card-b38 = 洗礼堂
lo-card-b39 = 兵舎
lo-card-b40 = 要塞
lo-card-b41 = 銀行
lo-card-b42 = 大市
lo-card-b43 = 庭園
lo-card-b44 = 小城塞
lo-card-b45 = 宮殿
lo-card-b46 = 聖堂
lo-card-b47 = 士官学校
lo-card-b48 = 大聖堂
lo-card-c49 = 傭兵隊長
lo-card-c50 = 石工
lo-card-c51 = 貴婦人
lo-card-c52 = 騎士
lo-card-c53 = 農夫
lo-card-c54 = 職人
lo-card-c55 = 説教師
lo-card-c56 = 女子修道院長
lo-card-c57 = 隊長
lo-card-c58 = 建築家
lo-card-c59 = 後援者
lo-card-c60 = 英雄
lo-card-c61 = 農場管理人
lo-card-c62 = 学者
lo-card-c63 = 教皇の使者
lo-card-c64 = 王の使者
lo-card-c65 = 貴族
lo-card-c66 = 総督
lo-card-c67 = 高級娼婦
lo-card-c68 = 伝令官
lo-card-c69 = 枢機卿
lo-card-c70 = 司教
lo-card-c71 = 将軍
lo-card-c72 = 大使
lo-card-v73 = 新兵の雇用
lo-card-v74 = 教会の修復
lo-card-v75 = 城壁の建設
lo-card-v76 = 彫像の建立
lo-card-v77 = 軍事遠征
lo-card-v78 = 貧民への施し
lo-card-v79 = 異端との戦い
lo-card-v80 = 司教への支援
lo-card-v81 = 兵士の雇用
lo-card-v82 = 修道院の修復
lo-card-v83 = 稜堡の建設
lo-card-v84 = 国王への支援
lo-card-v85 = 水路の整備
lo-card-v86 = 異邦人の受け入れ
lo-card-v87 = 十字軍
lo-card-v88 = 枢機卿への支援
lo-card-v89 = 傭兵の雇用
lo-card-v90 = 大聖堂の修復
lo-card-v91 = 塔の建設
lo-card-v92 = 宗教芸術の奨励
lo-card-v93 = 軍事征服
lo-card-v94 = 街道の整備
lo-card-v95 = 聖戦
lo-card-v96 = 教皇への支援

## 指導者

lo-leader-l01 = フランチェスコ・スフォルツァ
lo-leader-l02 = ルドヴィーコ・アリオスト
lo-leader-l03 = フィリッポ・ブルネレスキ
lo-leader-l04 = フェデリーコ・ダ・モンテフェルトロ
lo-leader-l05 = ジローラモ・サヴォナローラ
lo-leader-l06 = ジョヴァンニ・デッレ・バンデ・ネーレ
lo-leader-l07 = サンドロ・ボッティチェッリ
lo-leader-l08 = ミケランジェロ・ブオナローティ
lo-leader-l09 = ルドヴィーコ3世ゴンザーガ
lo-leader-l10 = レオナルド・ダ・ヴィンチ
lo-leader-l11 = ピーコ・デッラ・ミランドラ
lo-leader-l12 = シクストゥス4世
lo-leader-l13 = ルクレツィア・ボルジア
lo-leader-l14 = シジスモンド・マラテスタ
lo-leader-l15 = ロレンツォ・デ・メディチ
lo-leader-l16 = ルドヴィーコ・イル・モーロ
lo-leader-l17 = チェーザレ・ボルジア
lo-leader-l18 = 聖女リタ
lo-leader-l19 = コジモ・デ・メディチ
lo-leader-l20 = バルトロメオ・コッレオーニ

## 破門タイル

lo-tile-x11 = 破門 Ⅰ-1
lo-tile-x12 = 破門 Ⅰ-2
lo-tile-x13 = 破門 Ⅰ-3
lo-tile-x14 = 破門 Ⅰ-4
lo-tile-x15 = 破門 Ⅰ-5
lo-tile-x16 = 破門 Ⅰ-6
lo-tile-x17 = 破門 Ⅰ-7
lo-tile-x21 = 破門 Ⅱ-1
lo-tile-x22 = 破門 Ⅱ-2
lo-tile-x23 = 破門 Ⅱ-3
lo-tile-x24 = 破門 Ⅱ-4
lo-tile-x25 = 破門 Ⅱ-5
lo-tile-x26 = 破門 Ⅱ-6
lo-tile-x27 = 破門 Ⅱ-7
lo-tile-x31 = 破門 Ⅲ-1
lo-tile-x32 = 破門 Ⅲ-2
lo-tile-x33 = 破門 Ⅲ-3
lo-tile-x34 = 破門 Ⅲ-4
lo-tile-x35 = 破門 Ⅲ-5
lo-tile-x36 = 破門 Ⅲ-6
lo-tile-x37 = 破門 Ⅲ-7

## 破門タイルの効果（だれのことでも）

lo-burden-x11 = 軍事点の獲得が毎回1少ない
lo-burden-x12 = コインの獲得が毎回1少ない
lo-burden-x13 = 使用人の獲得が毎回1少ない
lo-burden-x14 = 木・石の獲得が毎回1少ない
lo-burden-x15 = 収穫の値が3減る
lo-burden-x16 = 生産の値が3減る
lo-burden-x17 = 色つきワーカーの値が1減る
lo-burden-x21 = 領地を取る値が4減る
lo-burden-x22 = 建物を取る値が4減る
lo-burden-x23 = 人物を取る値が4減る
lo-burden-x24 = 投資を取る値が4減る
lo-burden-x25 = 市場にワーカーを置けない
lo-burden-x26 = 値+1に使用人が2人必要
lo-burden-x27 = 毎ラウンド最初の手番を飛ばす
lo-burden-x31 = 終了時、人物が得点にならない
lo-burden-x32 = 終了時、投資が得点にならない
lo-burden-x33 = 終了時、領地が得点にならない
lo-burden-x34 = 終了時、勝利点5ごとに1点を失う
lo-burden-x35 = 終了時、軍事点1ごとに1点を失う
lo-burden-x36 = 終了時、建物のコストの木・石1つごとに1点を失う
lo-burden-x37 = 終了時、残った木・石・コイン・使用人1つごとに1点を失う

## 資源と数

lo-resource-coins = コイン
lo-resource-wood = 木
lo-resource-stone = 石
lo-resource-servants = 使用人
lo-resource-military = 軍事点
lo-resource-faith = 信仰点
lo-resource-points = 勝利点
lo-amount-coins = コイン{ $n }枚
lo-amount-wood = 木{ $n }個
lo-amount-stone = 石{ $n }個
lo-amount-servants = 使用人{ $n }人
lo-amount-military = 軍事点{ $n }
lo-amount-faith = 信仰点{ $n }
lo-amount-points = 勝利点{ $n }
lo-amount-privileges = 議会の特典{ $n }つ
lo-list-comma = { $first }、{ $last }
lo-list-and = { $first }、{ $last }
lo-list-or = { $first }、または{ $last }
lo-list-or-comma = { $first }、{ $last }

## コストと条件

lo-cost = { $amounts }
lo-cost-military = 軍事点{ $pay }（{ $need }以上あること）
lo-cost-free = なし
lo-need = 条件：{ $needs }。
lo-need-cards = { $type ->
    [territory] 領地{ $n }枚
    [character] 人物{ $n }枚
    [building] 建物{ $n }枚
   *[venture] 投資{ $n }枚
 }
lo-need-alike = 同じ種類のカード{ $n }枚
lo-ability-round = 1ラウンドに1回：{ $effect }
lo-ability-always = 常時：{ $effect }

## 効果

lo-effect-gain = { $amounts }を受け取ります。
lo-effect-privileges = { $distinct ->
    [yes] 異なる議会の特典を{ $n }つ受け取ります。
   *[no] 議会の特典を{ $n }つ受け取ります。
 }
lo-gain-per-card = { $type ->
    [territory] 自分の領地1枚につき{ $amounts }
    [character] 自分の人物1枚につき{ $amounts }
    [building] 自分の建物1枚につき{ $amounts }
   *[venture] 自分の投資1枚につき{ $amounts }
 }
lo-gain-per-points = { $source }につき{ $amounts }
lo-effect-take-card = { $type ->
    [territory] 値{ $value }のアクションで領地1枚を取ります。
    [character] 値{ $value }のアクションで人物1枚を取ります。
    [building] 値{ $value }のアクションで建物1枚を取ります。
    [venture] 値{ $value }のアクションで投資1枚を取ります。
   *[any] 値{ $value }のアクションで好きな種類のカード1枚を取ります。
 }
lo-effect-take-card-discount = { $type ->
    [territory] 値{ $value }のアクションで領地1枚を取ります。コストは{ $amounts }少なくなります。
    [character] 値{ $value }のアクションで人物1枚を取ります。コストは{ $amounts }少なくなります。
    [building] 値{ $value }のアクションで建物1枚を取ります。コストは{ $amounts }少なくなります。
    [venture] 値{ $value }のアクションで投資1枚を取ります。コストは{ $amounts }少なくなります。
   *[any] 値{ $value }のアクションで好きな種類のカード1枚を取ります。コストは{ $amounts }少なくなります。
 }
lo-effect-extra-action = { $work ->
    [harvest] { $boost ->
        [servants] 値{ $value }の収穫を行います。値を上げられるのは使用人だけです。
       *[all] 値{ $value }の収穫を行います。
     }
   *[production] { $boost ->
        [servants] 値{ $value }の生産を行います。値を上げられるのは使用人だけです。
       *[all] 値{ $value }の生産を行います。
     }
 }
lo-effect-activate = { $work ->
    [harvest] 収穫{ $least }以上：{ $options }。
   *[production] 生産{ $least }以上：{ $options }。
 }
lo-option-free = { $gains }
lo-option-paid = { $price }→{ $gains }
lo-effect-bonus-tile = { $work ->
    [harvest] 収穫のたびに：{ $amounts }。
   *[production] 生産のたびに：{ $amounts }。
 }
lo-effect-value = { $direction ->
    [more] { $target ->
        [territory] 領地を取るとき、アクションの値が{ $n }増えます。
        [character] 人物を取るとき、アクションの値が{ $n }増えます。
        [building] 建物を取るとき、アクションの値が{ $n }増えます。
        [venture] 投資を取るとき、アクションの値が{ $n }増えます。
        [harvest] 収穫の値が{ $n }増えます。
        [production] 生産の値が{ $n }増えます。
        [coloured] 色つきワーカーの値がそれぞれ{ $n }増えます。
       *[neutral] 無色ワーカーの値が{ $n }増えます。
     }
   *[less] { $target ->
        [territory] 領地を取るとき、アクションの値が{ $n }減ります。
        [character] 人物を取るとき、アクションの値が{ $n }減ります。
        [building] 建物を取るとき、アクションの値が{ $n }減ります。
        [venture] 投資を取るとき、アクションの値が{ $n }減ります。
        [harvest] 収穫の値が{ $n }減ります。
        [production] 生産の値が{ $n }減ります。
        [coloured] 色つきワーカーの値がそれぞれ{ $n }減ります。
       *[neutral] 無色ワーカーの値が{ $n }減ります。
     }
 }
lo-effect-discount = { $type ->
    [territory] 領地のコストが{ $options }少なくなります。
    [character] 人物のコストが{ $options }少なくなります。
    [building] 建物のコストが{ $options }少なくなります。
    [venture] 投資のコストが{ $options }少なくなります。
   *[any] コインのかかるカードのコストが{ $options }少なくなります。
 }
lo-effect-no-floor-bonus = 値{ $first }と値{ $last }の階のボーナスを受け取れなくなります。
lo-effect-end-points = ゲーム終了時：勝利点{ $n }。
lo-effect-gain-penalty = { $resources }を受け取るたびに、1つ少なくなります。
lo-effect-market-ban = 市場にワーカーを置けません。
lo-effect-servant-rate = 値を1上げるのに使用人が{ $n }人必要です。
lo-effect-skip-first-turn = 毎ラウンド最初の手番を飛ばし、その分のワーカーは全員のあとで置きます。
lo-effect-no-card-points = { $type ->
    [territory] ゲーム終了時、領地は得点になりません。
    [character] ゲーム終了時、人物は得点になりません。
    [building] ゲーム終了時、建物は得点になりません。
   *[venture] ゲーム終了時、投資は得点になりません。
 }
lo-effect-lose-points = { $source ->
    [points] 最終得点計算の前に、勝利点{ $each }ごとに1点を失います。
    [military] ゲーム終了時、軍事点1につき1点を失います。
    [building_cost] ゲーム終了時、自分の建物のコストに書かれた木と石1つにつき1点を失います。
   *[goods] ゲーム終了時、持っている木・石・コイン・使用人1つにつき1点を失います。
 }
lo-effect-set-value = { $members ->
    [one] 色つきワーカー1個を選び、このラウンドの値を{ $value }にします。
   *[all] 色つきワーカーの値は、出目にかかわらず{ $value }になります。
 }
lo-effect-place-on-occupied = ワーカーのいるスペースにも置けます。
lo-effect-waive-tower-fee = ワーカーのいる塔に置くとき、コイン3枚を払いません。
lo-effect-waive-military = 領地を取るのに軍事点が要りません。
lo-effect-support-points = 教会を支えるとき、勝利点をさらに{ $n }点得ます。
lo-effect-double-gains = カードの即時効果で受け取るコイン・木・石・使用人が2倍になります。
lo-effect-copy-leader = ほかのプレイヤーが発動した指導者1人の能力を写します。一度選んだら変えられません。
