"""Drawing tools shared by all painters: vector sketches, materials, light, land and sky."""
