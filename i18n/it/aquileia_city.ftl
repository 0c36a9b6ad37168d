### What the title says of this city.

city-aquileia = Aquileia
city-aquileia-plate = Aquileia
city-aquileia-epithet = la città dei Romani
