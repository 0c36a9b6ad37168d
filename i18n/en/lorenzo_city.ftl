### What the title says of this city.

city-lorenzo = Lorenzo il Magnifico
city-lorenzo-plate =
    Lorenzo
    il Magnifico
city-lorenzo-epithet = the city of the Medici
