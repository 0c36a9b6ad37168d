### What the title says of this city.

city-san-gimignano = サン・ジミニャーノ
city-san-gimignano-plate =
    サン・
    ジミニャーノ
city-san-gimignano-epithet = 美しき塔の街
