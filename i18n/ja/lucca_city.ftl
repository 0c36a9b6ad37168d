### What the title says of this city.

city-lucca = ルッカ・チッタ
city-lucca-plate =
    ルッカ・
    チッタ
city-lucca-epithet = 城壁に抱かれた街
