### What the title says of this city.

city-san-gimignano = San Gimignano
city-san-gimignano-plate =
    San
    Gimignano
city-san-gimignano-epithet = la città delle belle torri
