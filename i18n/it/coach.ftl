### Uno sguardo indietro alla partita.

## Il file accanto alla partita salvata

coach-file-damaged = Il giudizio su questa partita è danneggiato: la giudico di nuovo.
coach-file-older = Il giudizio su questa partita viene da un’altra versione: la giudico di nuovo.
coach-file-foreign = Accanto a questa partita c’era il giudizio su un’altra: la giudico di nuovo.

## La pagina

coach-title = Riesame
coach-replay = Replay
coach-figure = { NUMBER($points, minimumFractionDigits: 1) }
coach-percent = { $n } %
coach-chance-under = <{ $n } %
coach-chance-over = >{ $n } %
coach-error = ±{ $points }
coach-chance = Probabilità di vincere
coach-swing = Da { $before } a { $after }:
coach-swing-luck = Da { $before } a { $after }, per caso:
coach-deed-of = { $name }: { $deed }
coach-open = premi un segno, o un punto della linea, per aprire quel momento
coach-glance = ≈ è un primo sguardo: può ancora cambiare
coach-not-yet = non ancora esaminato
coach-luck = Fortuna
coach-luck-note = che cosa ha dato il caso
coach-luck-help = Quanti punti in più o in meno ci si poteva aspettare dopo che carte, dadi o qualcosa di nascosto erano venuti alla luce. Le linee sottili sono gli errori standard.
coach-luck-part = { $turn }: { $points }
coach-luck-sum = { $parts }. In tutto { $total }, più o meno { $error }.
coach-accuracy = Precisione
coach-accuracy-note = 100 = sempre la migliore trovata
coach-accuracy-help = Quanto le decisioni si sono avvicinate alla migliore trovata. La media di 100 · e^(−perdita / 2) sulle decisioni da cui dipendeva più di mezzo punto. 100: sempre la migliore trovata; 61: un punto perso a ogni decisione. Una perdita sotto il doppio del suo errore standard conta come nessuna.
coach-you = tu
coach-waits = in attesa
coach-count = { $n } di { $of } decisioni
coach-count-told = i più costosi a fondo: { $n } di { $of }
coach-cost = { $moments ->
    [0] nulla di perso
    [one] 1 momento, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $moments } momenti, { $points } punti
}
coach-rest = fonti minori
coach-parts-help = Di che cosa sono fatti i punti quando si smette di immaginare, rispetto all’altra mossa. «{ $outlook }»: ciò che si tiene e si è cominciato promette per il resto della partita, a giudizio del Magnifico. I punti in meno del miglior avversario contano per te, quelli in più contro di te.
coach-best-rival = avversario
coach-rival-less = { $name } con meno punti
coach-rival-more = { $name } con più punti
coach-reason-more = Più punti: { $parts }.
coach-reason-fewer = Meno punti: { $parts }.
coach-reason-rival-less = { $rival ->
    [sole] Meno punti per { $name }.
   *[best] Meno punti per il miglior avversario.
}
coach-reason-rival-more = { $rival ->
    [sole] Più punti per { $name }.
   *[best] Più punti per il miglior avversario.
}
coach-alike = pari
coach-better = meglio
coach-much-better = molto meglio
coach-weaker = peggio
coach-much-weaker = molto peggio
coach-about = ≈{ $n }
coach-unsure = ancora nulla di certo
coach-cost-unsure = { $moments ->
    [0] nulla di perso
    [one] 1 momento
   *[other] { $moments } momenti
}
coach-cost-yet = { $moments ->
    [0] finora nulla di perso
    [one] finora 1 momento
   *[other] finora { $moments } momenti
}
coach-looked-at = { $n ->
    [0] ancora nulla di valutato
    [one] 1 decisione valutata
   *[other] { $n } decisioni valutate
}
coach-error-help = { $worlds ->
    [0] Ogni mossa viene giocata fino in fondo in molti mondi immaginati, gli stessi per tutte, con la ricerca del Magnifico.
   *[other] Ogni mossa è stata giocata fino in fondo in { $worlds } mondi immaginati, gli stessi per tutte, con la ricerca del Magnifico.
 } Una perdita si dice solo quando supera chiaramente il dubbio: oltre il doppio del suo errore standard.
coach-strength-agreement = Misurato: la mossa migliore era anche quella di una ricerca dieci volte più lunga in { $hits } decisioni su { $of } ({ $percent } %).
coach-strength-told = Dove si diceva una perdita: in { $hits } su { $of } ({ $percent } %).
coach-strength-blunders = Errori grossi messi apposta, di quattro punti o più, che sono stati elencati: { $hits } su { $of } ({ $percent } %).
coach-strength-false = Perdite dette che la ricerca più lunga nega: { $hits } in { $of } partite.

## Momenti

coach-best = Migliore
coach-was-played = Giocato: { $deed }.
coach-was-better = { $sure ->
    [sure] Meglio: { $deed }. Vale { $points ->
        [one] 1 punto in più.
       *[other] { $points } punti in più.
    }
    [much] Molto meglio: { $deed }.
   *[some] Meglio: { $deed }.
}
coach-better-before = { $sure ->
    [sure] Meglio, prima di ciò: { $deed }. Vale { $points ->
        [one] 1 punto in più.
       *[other] { $points } punti in più.
    }
    [much] Molto meglio, prima di ciò: { $deed }.
   *[some] Meglio, prima di ciò: { $deed }.
}
coach-then = { $first }, poi: { $second }
coach-nothing-near = { $sure ->
    [sure] Nient’altro si avvicinava: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } sulla seconda.
    [much] Nient’altro si avvicinava.
   *[some] Nient’altro valeva altrettanto.
}
coach-chances-best = vittoria { $own }, migliore { $other }
coach-chances-next = vittoria { $own }, seconda { $other }
coach-chances-same = vittoria { $own } in ogni caso
coach-none = Nulla di ciò che hai fatto ti è costato chiaramente dei punti.
coach-stopped = Non è stato ancora trovato nulla.

## Al lavoro

coach-working = Riesame della partita
coach-begins = Ogni decisione si confronta con le alternative, giocate molte volte da ciò che si vedeva allora. I momenti costosi e le belle mosse appaiono a sinistra, ciascuno con il suo tavolo: premendoli si aprono.
coach-whisker = linea sottile: di quanto può ancora sbagliare
coach-way-played = { $deed } (giocato)
coach-fair = giudicato da quel che si poteva vedere in quel momento
coach-leave = Puoi uscire: prosegue da sé e resta con la partita.
coach-finer = ≈ è un primo sguardo. Si affina da sé: { $n } decisioni su { $of } esaminate a fondo.
coach-keys = Le frecce scorrono i momenti, Invio apre lì il replay, Esc torna indietro.
coach-stop = Fermati qui
coach-mine = Solo il mio posto
coach-go-on = Continua l’esame
coach-again = Giudica di nuovo
coach-to-scores = Ai punteggi

## Nel replay

coach-before = Prima
coach-next = Dopo
coach-play-better = Prosegui con la migliore
coach-play-better-help = Da qui comincia una partita a sé, con la mossa migliore già fatta. È un allenamento e non conta; la vecchia resta com’è.
coach-moves = Mosse
coach-moves-help = Mostra o nasconde le due mosse e il grafico sopra i passi; dove non c’è un momento porta al più vicino.
coach-moves-none = Finora nessuna mossa della partita si è distinta.
coach-nothing-better = La mossa giocata è la migliore trovata.
coach-ways = i modi di giocarla
coach-ways-points = punti
coach-ways-win = vittoria
coach-where = dove stanno i punti
coach-error-worlds = più o meno { $error } · { $n } mondi
coach-order-worlds = è certo solo l’ordine · { $n } mondi
coach-moment-of = momento { $n } di { $of }
coach-tag-better = meglio
coach-tag-played = giocato
coach-tag-best = migliore
