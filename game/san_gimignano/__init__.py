"""San Gimignano, for two: noble families race to build the finest towers."""
