### What the title says of this city.

city-aquileia = アクイレイア
city-aquileia-plate = アクイレイア
city-aquileia-epithet = ローマの古都
