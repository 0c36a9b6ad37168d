### Aquileia: spazi, edifici, carte, azioni, eventi, ragioni. I nomi latini della plancia restano come sono.

aq-title = Aquileia
aq-about = I patrizi dell’Aquileia romana mandano i loro servitori al mercato, all’arena, allo stadio, al teatro, al foro e al porto. Sei round, tre metalli e allori che fanno splendere le ville.
aq-stretch = Round { $n }
aq-stretches = Round
aq-by-stretch = Punti per round

## Metalli

aq-metal-copper = rame
aq-metal-silver = argento
aq-metal-gold = oro
aq-coins = { $count } di { $metal ->
    [copper] rame
    [silver] argento
   *[gold] oro
 }
aq-coins-none = niente

## Spazi

aq-area-market = Mercatus
aq-area-arena = Arena
aq-area-stadium = Stadium
aq-area-theatre = Theatrum
aq-area-forum = Forum
aq-area-port = Portus
aq-space-dolus = Dolus
aq-space-dolus-text = Tira due dadi rossi e prendi una moneta per ogni dado, del metallo che mostra; due facce uguali ne danno due.
aq-space-pecunia = Pecunia
aq-space-pecunia-text = Fai un solo cambio, una sola volta, e ottieni 4 punti.
aq-space-equi_left = Equi et Arma, a sinistra
aq-space-equi_left-text = Compra la carta di questo spazio per un rame; con essa ricevi anche la prima carta del mazzo, senza mostrarla.
aq-space-equi_middle = Equi et Arma, al centro
aq-space-equi_middle-text = Compra la carta di questo spazio per un rame.
aq-space-equi_right = Equi et Arma, a destra
aq-space-equi_right-text = Compra la carta di questo spazio per un rame.
aq-space-servi_top = Servi, a sinistra
aq-space-servi_top-text = Una carta schiavi per un rame.
aq-space-servi_middle = Servi, al centro
aq-space-servi_middle-text = Fino a due carte schiavi, un argento ciascuna.
aq-space-servi_bottom = Servi, a destra
aq-space-servi_bottom-text = Fino a tre carte schiavi, un oro ciascuna.
aq-space-potentia = Potentia
aq-space-potentia-text = I quattro dadi blu sono tuoi per questo round, fra arena e stadio.
aq-space-arena_1 = Arena 2
aq-space-arena_1-text = Combatti con forza 2. Contano le facce di rame.
aq-space-arena_2 = Arena 1
aq-space-arena_2-text = Combatti con forza 1. Contano le facce di rame.
aq-space-arena_3 = Arena 1
aq-space-arena_3-text = Combatti con forza 1. Contano le facce di rame.
aq-space-stadium_gold_1 = Stadium, oro 2
aq-space-stadium_gold_1-text = Corri sul lato d’oro con forza 2. Contano le facce e i cavalli d’oro.
aq-space-stadium_gold_2 = Stadium, oro 1
aq-space-stadium_gold_2-text = Corri sul lato d’oro con forza 1. Contano le facce e i cavalli d’oro.
aq-space-stadium_gold_3 = Stadium, oro 1
aq-space-stadium_gold_3-text = Corri sul lato d’oro con forza 1. Contano le facce e i cavalli d’oro.
aq-space-stadium_silver_1 = Stadium, argento 2
aq-space-stadium_silver_1-text = Corri sul lato d’argento con forza 2. Contano le facce e i cavalli d’argento.
aq-space-stadium_silver_2 = Stadium, argento 1
aq-space-stadium_silver_2-text = Corri sul lato d’argento con forza 1. Contano le facce e i cavalli d’argento.
aq-space-stadium_silver_3 = Stadium, argento 1
aq-space-stadium_silver_3-text = Corri sul lato d’argento con forza 1. Contano le facce e i cavalli d’argento.
aq-space-theatrum = Theatrum
aq-space-theatrum-text = Rivela il primo alloro del teatro e mettilo all’asta. Chi vince paga te.
aq-space-forum_1 = Forum 1
aq-space-forum_1-text = Costruisci per primo.
aq-space-forum_2 = Forum 2
aq-space-forum_2-text = Costruisci per secondo e ottieni i punti dell’edificio.
aq-space-forum_3 = Forum 3
aq-space-forum_3-text = Costruisci per terzo, fino a due edifici.
aq-space-forum_4 = Forum 4
aq-space-forum_4-text = Costruisci per quarto.
aq-space-forum_5 = Forum 5
aq-space-forum_5-text = Costruisci per quinto e ottieni i punti dell’edificio.
aq-space-latro = Latro
aq-space-latro-text = Tira due dadi rossi; per ogni dado prendi una moneta di quel metallo che sta nel porto.
aq-space-portus_copper = Portus, rame
aq-space-portus_copper-text = Paga un rame: tutte le tue botteghe e banche rendono.
aq-space-portus_silver = Portus, argento
aq-space-portus_silver-text = Paga un argento: tutte le tue botteghe e banche rendono.
aq-space-portus_gold = Portus, oro
aq-space-portus_gold-text = Paga un oro: tutte le tue botteghe e banche rendono.
aq-track = Tracciato degli spareggi

## Edifici

aq-site-pistrina = Pistrina
aq-site-fullonica = Fullonica
aq-site-figlina = Figlina
aq-site-textrina = Textrina
aq-site-ferraria = Ferraria
aq-site-vitraria = Vitraria
aq-site-gemmaria = Gemmaria
aq-site-mensa_aenea = Mensa aenea
aq-site-mensa_aurea = Mensa aurea
aq-site-mensa_maior = Mensa maior
aq-site-villa_white_6 = Villa bianca 6
aq-site-villa_white_10 = Villa bianca 10
aq-site-villa_blue_6 = Villa blu 6
aq-site-villa_blue_10 = Villa blu 10
aq-site-villa_yellow_6 = Villa gialla 6
aq-site-villa_yellow_10 = Villa gialla 10
aq-site-villa_purple_6 = Villa viola 6
aq-site-villa_purple_10 = Villa viola 10

## Carte e allori

aq-card-servi_1 = uno schiavo
aq-card-servi_2 = due schiavi
aq-card-weapon_1 = un’arma da 1
aq-card-weapon_2 = un’arma da 2
aq-card-weapon_3 = un’arma da 3
aq-card-gold_horse_1 = un cavallo d’oro da 1
aq-card-gold_horse_2 = un cavallo d’oro da 2
aq-card-silver_horse_1 = un cavallo d’argento da 1
aq-card-silver_horse_2 = un cavallo d’argento da 2
aq-card-unknown_servi = una carta schiavi
aq-card-unknown_gear = una carta Equi et Arma
aq-colour-white = bianco
aq-colour-blue = blu
aq-colour-yellow = giallo
aq-colour-purple = viola
aq-laurel-white = l’alloro bianco
aq-laurel-blue = l’alloro blu
aq-laurel-yellow = l’alloro giallo
aq-laurel-purple = l’alloro viola
aq-laurel-points_10 = l’alloro da 10 punti
aq-laurel-points_7 = l’alloro da 7 punti
aq-laurel-points_5 = l’alloro da 5 punti
aq-laurel-points_3 = l’alloro da 3 punti
aq-laurel-white_blue = l’alloro bianco e blu
aq-laurel-blue_yellow = l’alloro blu e giallo
aq-laurel-blue_purple = l’alloro blu e viola
aq-laurel-white_purple = l’alloro bianco e viola
aq-laurel-yellow_purple = l’alloro giallo e viola
aq-laurel-white_yellow = l’alloro bianco e giallo
aq-laurel-unknown_stadium = un alloro dello stadio
aq-laurel-unknown_theatre = un alloro del teatro

## Azioni

aq-do-place = Piazza un servitore: { $space }
aq-do-tiebreaker = Piazza lo spareggio
aq-do-pass = Passa
aq-do-decline = Rinuncia
aq-do-roll = Tira i dadi
aq-do-exchange = { $give } per { $get }
aq-do-buy = { $count ->
    [one] Compra una carta
   *[other] Compra { $count } carte
 }
aq-do-take = Prendi i dadi blu
aq-do-play = Gioca { $card }
aq-do-stand = Nessun’altra carta
aq-do-blue = { $count ->
    [0] Non tirare dadi blu
    [one] Tira un dado blu
   *[other] Tira { $count } dadi blu
 }
aq-do-points = Il doppio della forza in punti
aq-do-card = Una carta schiavi
aq-do-keep-shown = Tieni l’alloro scoperto
aq-do-keep-drawn = Tieni l’alloro del mazzo
aq-do-reveal = Rivela l’alloro
aq-do-bid = { $is_first ->
    [yes] Apri con una moneta: { $metal }
   *[no] Rilancia di una moneta: { $metal }
 }
aq-do-build = { $paid ->
    [none] Costruisci { $site }
   *[other] Costruisci { $site } con { $paid }
 }
aq-do-activate = Attiva botteghe e banche

## Che cosa fare ora

aq-dealing = Monete per tutti; si scoprono tre carte e un alloro.
aq-prompt-place = Piazza un servitore o lo spareggio, oppure passa.
aq-prompt-dolus = Dolus: tira due dadi per due monete.
aq-prompt-pecunia = Pecunia: scegli un cambio, vale 4 punti.
aq-prompt-equi = Equi et Arma: compri questa carta per un rame?
aq-prompt-servi = Servi: quante carte?
aq-prompt-potentia = Potentia: prendi i dadi blu?
aq-prompt-roll = Tira i tre dadi rossi.
aq-prompt-cards = Gioca carte, oppure fermati.
aq-prompt-blue = Quanti dadi blu vuoi tirare?
aq-prompt-prize = Sei primo. Scegli il premio.
aq-prompt-reveal = Rivela l’alloro del teatro.
aq-prompt-bid = Offri una moneta in più, o passa definitivamente.
aq-prompt-build = Costruisci su un lotto libero, o rinuncia.
aq-prompt-latro = Latro: tira due dadi; ognuno ruba dal porto una moneta del suo metallo.
aq-prompt-port = Paghi per attivare le tue botteghe e banche?

## Punteggi

aq-score-pecunia = Pecunia
aq-score-pecunia-sum = 4 per ogni cambio
aq-score-arena = Arena
aq-score-arena-sum = il doppio della forza
aq-score-forum = Forum
aq-score-forum-sum = edifici costruiti dagli spazi 2 e 5
aq-score-workshops = Botteghe
aq-score-workshops-sum = quanto hanno reso al porto
aq-score-laurels = Allori
aq-score-laurels-sum = allori con un numero
aq-score-villas = Ville
aq-score-villas-sum = numeri delle ville × allori del colore
aq-score-hidden = Gli allori presi di nascosto si contano alla fine.

## Eventi

aq-event-henchman-placed = { $seat_is ->
    [you] Piazzi un servitore: { $space }.
   *[other] { $seat } piazza un servitore: { $space }.
 }
aq-event-port-coin-laid = { $seat_is ->
    [you] Metti una moneta sotto il servitore nel porto: { $metal }.
   *[other] { $seat } mette una moneta sotto il servitore nel porto: { $metal }.
 }
aq-event-tiebreaker-placed = { $seat_is ->
    [you] Il tuo spareggio occupa il posto { $place }.
   *[other] Lo spareggio di { $seat } occupa il posto { $place }.
 }
aq-event-passed = { $seat_is ->
    [you] Passi.
   *[other] { $seat } passa.
 }
aq-event-action-declined = { $seat_is ->
    [you] { $at ->
        [double] Non costruisci altro: { $space }.
        [forum] Non costruisci nulla: { $space }.
       *[other] Rinunci all’azione: { $space }.
     }
   *[other] { $at ->
        [double] { $seat } non costruisce altro: { $space }.
        [forum] { $seat } non costruisce nulla: { $space }.
       *[other] { $seat } rinuncia all’azione: { $space }.
     }
 }
aq-event-dice-rolled = { $seat_is ->
    [you] Tiri { $faces }.
   *[other] { $seat } tira { $faces }.
 }
aq-event-coins-taken = { $seat_is ->
    [you] Prendi { $coins }.
   *[other] { $seat } prende { $coins }.
 }
aq-event-coins-exchanged = { $seat_is ->
    [you] Cambi { $given } con { $taken }.
   *[other] { $seat } cambia { $given } con { $taken }.
 }
aq-event-points-scored = { $seat_is ->
    [you] Ottieni { $points ->
        [one] un punto.
       *[other] { $points } punti.
     }
   *[other] { $seat } ottiene { $points ->
        [one] un punto.
       *[other] { $points } punti.
     }
 }
aq-event-card-bought = { $seat_is ->
    [you] Compri { $card } per un rame.
   *[other] { $seat } compra { $card } per un rame.
 }
aq-event-servi-bought = { $seat_is ->
    [you] Compri { $count ->
        [one] una carta schiavi
       *[other] { $count } carte schiavi
     } e paghi in monete di questo metallo: { $metal }.
   *[other] { $seat } compra { $count ->
        [one] una carta schiavi
       *[other] { $count } carte schiavi
     } e paga in monete di questo metallo: { $metal }.
 }
aq-event-card-drawn = { $seat_is ->
    [you] Peschi { $card }.
   *[other] { $seat } pesca { $card }.
 }
aq-event-card-drawn-hidden = { $seat_is ->
    [you] Peschi { $is_servi ->
        [yes] una carta schiavi.
       *[no] una carta Equi et Arma.
     }
   *[other] { $seat } pesca { $is_servi ->
        [yes] una carta schiavi.
       *[no] una carta Equi et Arma.
     }
 }
aq-event-deck-reshuffled = { $is_servi ->
    [yes] Gli scarti degli schiavi formano il nuovo mazzo.
   *[no] Gli scarti Equi et Arma formano il nuovo mazzo.
 }
aq-event-row-refilled = Equi et Arma si rifornisce: { $row }.
aq-event-potentia-taken = { $seat_is ->
    [you] Prendi i dadi blu.
   *[other] { $seat } prende i dadi blu.
 }
aq-event-contest-begun = { $is_arena ->
    [yes] Il combattimento comincia: { $fighters }.
   *[no] La corsa comincia: { $fighters }.
 }
aq-event-strength-rolled = { $seat_is ->
    [you] Tiri { $faces }: forza { $strength }.
   *[other] { $seat } tira { $faces }: forza { $strength }.
 }
aq-event-card-played = { $seat_is ->
    [you] Giochi { $card }: forza { $strength }.
   *[other] { $seat } gioca { $card }: forza { $strength }.
 }
aq-event-fighter-stood = { $seat_is ->
    [you] Ti fermi con forza { $strength }.
   *[other] { $seat } si ferma con forza { $strength }.
 }
aq-made-arena = { $seat_is ->
    [you] Arrivi
   *[other] { $seat } arriva
 } al { $rank }° posto nell’arena con forza { $strength }.
aq-event-contest-decided = { $is_arena ->
    [yes] Il combattimento finisce: { $fighters }.{ $is_tied ->
        [yes] {" "}In parità decide il tracciato.
       *[no] {""}
    }
   *[no] La corsa finisce: { $fighters }.{ $is_tied ->
        [yes] {" "}In parità decide il tracciato.
       *[no] {""}
    }
 }
aq-event-laurel-seen = { $seat_is ->
    [you] Guardi l’alloro del mazzo: { $laurel }.
   *[other] { $seat } guarda l’alloro del mazzo: { $laurel }.
 }
aq-event-laurel-seen-hidden = { $seat_is ->
    [you] Guardi l’alloro del mazzo.
   *[other] { $seat } guarda l’alloro del mazzo.
 }
aq-event-laurel-taken = { $seat_is ->
    [you] Prendi { $laurel }.
   *[other] { $seat } prende { $laurel }.
 }
aq-event-laurel-taken-hidden = { $seat_is ->
    [you] Prendi l’alloro del mazzo senza mostrarlo.
   *[other] { $seat } prende l’alloro del mazzo senza mostrarlo.
 }
aq-event-laurel-discarded = Scartato: { $laurel }.
aq-event-laurel-discarded-hidden = Un alloro viene scartato coperto.
aq-event-laurel-revealed = { $seat_is ->
    [you] Metti all’asta { $laurel }.
   *[other] { $seat } mette all’asta { $laurel }.
 }
aq-event-laurel-turned-up = Scoperto allo stadio: { $laurel }.
aq-event-bid-made = { $seat_is ->
    [you] Offri { $bid }.
   *[other] { $seat } offre { $bid }.
 }
aq-event-bid-passed = { $seat_is ->
    [you] Passi all’asta.
   *[other] { $seat } passa all’asta.
 }
aq-event-auction-won = { $owner_is ->
    [nobody] { $seat_is ->
        [you] Vinci l’alloro per { $bid }, pagati alla banca.
       *[other] { $seat } vince l’alloro per { $bid }, pagati alla banca.
     }
    [you] { $seat } vince l’alloro e ti paga { $bid }.
   *[other] { $seat_is ->
        [you] Vinci l’alloro e paghi { AD($owner) } { $bid }.
       *[other] { $seat } vince l’alloro e paga { AD($owner) } { $bid }.
     }
 }
aq-event-auction-won-free = { $seat_is ->
    [you] Nessuno offre: prendi l’alloro gratis.
   *[other] Nessuno offre: { $seat } prende l’alloro gratis.
 }
aq-event-building-built = { $seat_is ->
    [you] Costruisci { $site }.
   *[other] { $seat } costruisce { $site }.
 }
aq-event-coins-stolen = { $seat_is ->
    [you] Latro ti porta { $coins }.
   *[other] Latro porta { AD($seat) } { $coins }.
 }
aq-event-port-paid = { $seat_is ->
    [you] Paghi al porto una moneta: { $metal }.
   *[other] { $seat } paga al porto una moneta: { $metal }.
 }
aq-event-buildings-activated = { $seat_is ->
    [you] Le tue botteghe e banche rendono { $yield }.
   *[other] Le botteghe e le banche di { $seat } rendono { $yield }.
 }
aq-event-round-begun = { $seat_is ->
    [you] Round { $round }. Cominci tu.
   *[other] Round { $round }. Comincia { $seat }.
 }
aq-event-match-ended = La partita è finita.
aq-foretold-roll = { $seat_is ->
    [you] Tiri i dadi …
   *[other] { $seat } tira i dadi …
 }
aq-foretold-end = Gli allori si scoprono e le ville si contano.

## Perché no

aq-why-not-now = Ora non è possibile.
aq-why-match-over = La partita è finita.
aq-why-must-take-part = Chi sta nell’arena o nello stadio partecipa.
aq-why-no-henchman = Non hai più servitori.
aq-why-space-taken = Questo spazio è occupato.
aq-why-on-silver-side = I tuoi servitori stanno sul lato d’argento dello stadio.
aq-why-on-gold-side = I tuoi servitori stanno sul lato d’oro dello stadio.
aq-why-one-workshop-space = Hai già uno spazio delle botteghe al porto; ne è permesso uno solo.
aq-why-no-port-coin = Sotto questo servitore va una moneta che non hai: { $metal }.
aq-why-tiebreaker-placed = Il tuo spareggio è già sul tracciato.
aq-why-only-pass = Non resta alcuno spazio per te: puoi solo passare.
aq-why-only-tiebreaker = Ti resta da piazzare solo lo spareggio.
aq-why-one-card = Qui si vende una sola carta.
aq-why-nothing-sold = Qui non c’è nessuna carta.
aq-why-servi-limit = { $most ->
    [one] Qui si vende una sola carta.
   *[other] Qui si vendono al massimo { $most } carte.
 }
aq-why-servi-gone = { $have ->
    [0] Non restano carte schiavi.
    [one] Resta una sola carta schiavi.
   *[other] Restano solo { $have } carte schiavi.
 }
aq-why-coins = Servono { $need } monete di questo metallo: { $metal }. Ne hai { $have }, e nessun altro metallo vale al suo posto.
aq-why-card-not-here = In questa sfida non conta: { $card }.
aq-why-not-in-hand = Non hai abbastanza carte di questo tipo: { $card }.
aq-why-blue-left = { $have ->
    [0] Non restano dadi blu.
    [one] Resta un dado blu.
   *[other] Restano { $have } dadi blu.
 }
aq-why-site-taken = Questo lotto è occupato.
aq-why-houses = Tutte le tue { $most } case sono già costruite.
aq-why-servi = Servono { $need } schiavi; le tue carte ne mostrano { $have }.
aq-why-servi-paid = Queste carte mostrano { $paid } schiavi; ne servono { $need }.
aq-why-servi-wasted = Puoi pagare { $need } schiavi senza queste carte in più.
aq-why-port-unpaid = La moneta non c’è più e non ne hai un’altra: { $metal }.
