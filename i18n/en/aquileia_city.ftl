### What the title says of this city.

city-aquileia = Aquileia
city-aquileia-plate = Aquileia
city-aquileia-epithet = the city of the Romans
