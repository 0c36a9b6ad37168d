### What the title says of this city.

city-lorenzo = ロレンツォ・イル・マニーフィコ
city-lorenzo-plate =
    ロレンツォ・
    イル・マニーフィコ
city-lorenzo-epithet = メディチ家の都
