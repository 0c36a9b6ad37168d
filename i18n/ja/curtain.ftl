### 2人で遊ぶときのカーテン

curtain-pass = 次の方に画面を渡してください
curtain-lift = { $name }です
curtain-covered = { $name }さんが押すまで盤面は隠れています。スペースかEnterで幕が上がります。
