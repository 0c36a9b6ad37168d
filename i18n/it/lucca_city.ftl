### What the title says of this city.

city-lucca = Lucca Città
city-lucca-plate =
    Lucca
    Città
city-lucca-epithet = la città dentro le mura
