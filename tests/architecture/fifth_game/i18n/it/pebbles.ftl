### Il gioco inventato dei test di architettura.

city-pebbles = Sassolini
city-pebbles-plate = Sassolini
city-pebbles-epithet = il borgo dei piccoli sassi

pb-title = Sassolini
pb-stretch = Turno { $n }
pb-stretches = Turno
pb-by-stretch = Punti per turno
pb-about = Tre mucchi di sassolini: vince chi ne prende di più.
pb-prompt-turn = Prendi da uno a tre sassolini di un mucchio.
pb-do-take = Mucchio { $heap }: prendi { $count }
pb-event-pebbles-taken = { $seat }: presi { $count }.
pb-why-too-many = Dei { $have } sassolini del mucchio se ne prendono al massimo { $most } alla volta.
pb-tie-last = È avanti chi ha preso l’ultimo sassolino.
pb-outlook = sassolini a venire
pb-score-pebbles = Sassolini

pb-rule-differences = Nessuna.
pb-rule-1-title = I mucchi
pb-rule-1 = Tre, quattro e cinque sassolini formano tre mucchi.
pb-rule-2-title = Il tuo turno
pb-rule-2 = Prendi da uno a tre sassolini di un mucchio.
pb-rule-3-title = La fine
pb-rule-3 = Ogni sassolino vale un punto.
pb-rule-3-1-title = Parità
pb-rule-3-1 = È avanti chi ha preso l’ultimo sassolino.
