### Il sipario fra due persone.

curtain-pass = Passa lo schermo a
curtain-lift = Sono { $name }
curtain-covered = Il tavolo resta coperto finché { $name } non preme. Spazio o Invio alza il sipario.
