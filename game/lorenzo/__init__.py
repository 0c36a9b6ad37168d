"""Lorenzo il Magnifico, for two to four: noble families of Florence gather cards over six rounds."""
