### What the title says of this city.

city-san-gimignano = San Gimignano
city-san-gimignano-plate =
    San
    Gimignano
city-san-gimignano-epithet = the city of fine towers
