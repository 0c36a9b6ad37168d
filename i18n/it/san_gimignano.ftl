### San Gimignano: carte, azioni, avvenimenti, motivi.

sg-title = San Gimignano
sg-stretch = Turno { $n }
sg-stretches = Turno
sg-by-stretch = Punti per turno

## Carte

sg-card-5 = Protezione
sg-card-5-text = Quando la donazione di un 9 o un 10 ti colpisce, gioca un 5 dalla mano: è annullata. Il 5 va in fondo al mazzo.
sg-card-6 = Contratto
sg-card-6-text = Una torre uniforme di 6 non può mai essere abbattuta.
sg-card-7 = Grazia
sg-card-7-text = Alla fine, 2 punti per ogni carta delle tue torri uniformi di 7.
sg-card-8 = Fondi
sg-card-8-text = Donazione, quando costruisci una torre uniforme di 8: prendi tante carte quanti sono i suoi livelli, dal mazzo, dal mercato o da entrambi.
sg-card-9 = Affare
sg-card-9-text = Donazione, quando costruisci una torre uniforme di 9: prendi dalla mano dell’avversario, senza vederle, tante carte quanti sono i suoi livelli; poi restituiscine una in meno dei livelli.
sg-card-10 = Congiura
sg-card-10-text = Donazione, quando costruisci una torre uniforme di 10: fra le altre torri non più alte, tue o dell’avversario, viene abbattuta la più alta. Le torri completate e quelle uniformi di 6 sono al sicuro.
sg-card-fine-stone = Pietra pregiata
sg-card-fine-stone-text = In una torre vale come carta di un numero qualsiasi; in una torre a fasce anche come 4 o 11. Si può anche giocare dalla mano come un 5.
sg-card-pilgrimage = Pellegrinaggio
sg-card-pilgrimage-text = Come azione: pesca dai due mazzi, in qualsiasi combinazione, fino al limite di mano.
sg-card-joust = Giostra
sg-card-joust-text = Subito, quando l’avversario usa una carta nobile: quella carta è annullata ed esce dal gioco.
sg-card-rognosa = Rognosa
sg-card-rognosa-text = Come azione: metti due carte della mano in fondo ai loro mazzi. Da qui in poi l’avversario non può costruire più in alto della tua torre più alta. Se è già più alto, rimetterle è facoltativo, entrambe o nessuna, e questa carta esce dal gioco.
sg-card-santa-fina = Santa Fina
sg-card-santa-fina-text = Alla fine, 5 punti per ogni tua torre di cinque o più livelli.
sg-card-city-wall = Mura cittadine
sg-card-city-wall-text = Da qui in poi il tuo limite di mano è nove invece di sette.
sg-card-unknown = Carta torre
sg-card-unknown-noble = Carta nobile
sg-stones-plain = { $count ->
    [one] un { $number }
    [2] due { $number }
    [3] tre { $number }
    [4] quattro { $number }
    [5] cinque { $number }
    [6] sei { $number }
    [7] sette { $number }
   *[other] { $count } { $number }
 }

## Le sette azioni e i nobili

sg-verb-buy = Compra
sg-verb-buy-short = { sg-verb-buy }
sg-verb-buy-help = { $cards ->
    [1] Al mazzo delle torri resta l’ultima carta: prendi quella o un’altra, ma una sola.
   *[other] Prendi { $cards } carte dal mazzo, dal mercato o da entrambi, una alla volta.
 }
sg-verb-exchange = Scambia
sg-verb-exchange-short = { sg-verb-exchange }
sg-verb-exchange-help = Metti nel mercato due o più carte, poi prendine altrettante; dal mercato, nessuna di un tipo appena messo.
sg-verb-build = Costruisci
sg-verb-build-short = { sg-verb-build }
sg-verb-build-help = Tre o più carte: tutte dello stesso numero, o di numeri consecutivi.
sg-verb-extend = Amplia
sg-verb-extend-short = { sg-verb-extend }
sg-verb-extend-help = { $closed ->
    [yes] Aggiungi carte in cima a una tua torre in costruzione. Nella fase finale non ne prendi altre.
   *[no] Aggiungi carte in cima a una tua torre in costruzione, poi prendine altrettante.
 }
sg-verb-complete = Completa
sg-verb-complete-short = { sg-verb-complete }
sg-verb-complete-help = Completa una o più torri: 5 punti ciascuna, al sicuro, ma non più ampliabili. { sg-verb-complete-late }
sg-verb-complete-late = Nella fase finale è troppo tardi.
sg-verb-declare = Dichiara
sg-verb-declare-short = { sg-verb-declare }
sg-verb-declare-help = Con quattro o più torri completate: comincia la fase finale.
sg-verb-pass = Passa
sg-verb-pass-short = { sg-verb-pass }
sg-passes = Passa
sg-verb-pass-help = Non fai nulla. Se i due giocatori passano uno dopo l’altro, la partita finisce subito.
sg-verb-play = Nobile
sg-verb-play-short = { sg-verb-play }
sg-verb-play-help = Gioca una carta nobile come azione.
sg-follows-exchange = Vanno nel mercato; poi prendi { $count } carte, dal mercato nessuna di un tipo appena messo ({ $cards }).
sg-follows-extend = Poi prendi { $count ->
    [one] una carta.
   *[other] { $count } carte.
 }
sg-verb-pass-ends = L’avversario ha appena passato: se passi, la partita finisce subito con { $scores }.
sg-verb-declare-now = Da quel momento non si compra, scambia o completa più, e non ci sono donazioni. Ora si sta a { $scores }.
sg-verb-declare-open = { $open ->
    [one] La tua torre aperta non si potrebbe più completare: { $points } punti in meno.
   *[other] Le tue { $open } torri aperte non si potrebbero più completare: { $points } punti in meno.
 }
sg-tower-named = { $kind ->
    [plain] torre uniforme di { $number }, { $levels } livelli
   *[banded] torre a fasce con in cima un { $number }, { $levels } livelli
 }
sg-deed-topple-mine = Abbatti la tua torre: { $stones }
sg-deed-topple-theirs = Abbatti la sua torre: { $stones }
sg-choice-topple-mine = [icon:warning] Tua: { $stones } ({ $lost })
sg-choice-topple-theirs = Avversaria: { $stones } ({ $lost })
sg-deed-extend = { $has_stones ->
    [yes] Amplia la { $tower }, con { $numbers } (pietra pregiata come { $stones })
   *[no] Amplia la { $tower }, con { $numbers }
 }
sg-deed-buy = { $cards ->
    [1] Compra una carta sola
   *[other] Compra { $cards } carte
 }
sg-deed-donate = { $number ->
    [8] Prendi { $levels } carte
   *[other] Prendi { $taken ->
        [0] zero carte
        [one] una carta
       *[other] { $taken } carte
     }, restituiscine { $back }
 }
sg-deed-forgo = { $number ->
    [10] Non abbattere niente
   *[other] Non prendere carte
 }
sg-deed-suffer = { $number ->
    [9] Cedi le carte
   *[other] Lascia cadere la torre
 }

sg-do-buy = Compra due carte
sg-do-exchange = Scambia: { $cards }
sg-do-build = { $has_stones ->
    [yes] Costruisci { $numbers } (pietra come { $stones })
   *[no] Costruisci { $numbers }
 }
sg-do-extend = { $has_stones ->
    [yes] Amplia la torre { $tower } con { $numbers } (pietra come { $stones })
   *[no] Amplia la torre { $tower } con { $numbers }
 }
sg-do-complete = { $towers ->
    [one] Completa una torre
   *[other] Completa { $towers } torri
 }
sg-do-declare = Dichiara la fine dei lavori
sg-do-pass = Passa
sg-do-play = Gioca { $card }
sg-do-draw = Prendi dal mercato: { $card }
sg-do-draw-deck = Prendi una carta torre dal mazzo
sg-do-draw-nobles = Prendi una carta nobile dal suo mazzo
sg-do-give = Restituisci: { $card }
sg-do-return = In fondo al mazzo: { $card }
sg-do-keep = Non rimettere nulla
sg-do-donate = Usa la donazione
sg-do-forgo = Rinuncia
sg-do-topple = { $owner ->
    [mine] Abbatti la tua torre { $tower }
   *[theirs] Abbatti la torre { $tower } avversaria
 }
sg-do-joust = Giostra!
sg-do-allow = Lascia fare
sg-do-protect = Proteggiti: { $card }
sg-do-suffer = Subisci
sg-do-proceed = Usa le altre carte
sg-do-take-back = Riprendi le carte
sg-do-deal = Distribuisci le carte

## Che cosa fare ora

sg-dealing = Si danno le carte, poi si dispone il mercato.
sg-prompt-turn = Tocca a te, una sola azione: premi un pulsante, prendi dal mercato o solleva carte della mano.
sg-prompt-lifted-one = Sollevane altre: due o più si scambiano, tre o più adatte fanno una torre.
sg-prompt-lifted-unfit = Queste carte non fanno una torre: sollevane altre o rimettine giù.
sg-prompt-lifted-exchange = Sollevate: { $cards }. Premi Scambia o il mercato per averne altre { $count }, o sollevane ancora.
sg-prompt-lifted-build = Sollevate: { $stones }. Premi Costruisci o Nuova torre, o sollevane ancora.
sg-prompt-lifted-build-only = Sollevate: { $stones }. Premi Costruisci o Nuova torre; { $closed ->
    [yes] nella fase finale non ci sono donazioni.
   *[no] nessuna torre può cadere.
 }
sg-prompt-lifted-extend = Sollevate: { $cards }. Premi la torre illuminata per alzarla, o sollevane ancora.
sg-prompt-lifted-extend-build = Sollevate: { $stones }. Premi Costruisci per una torre nuova, o quella illuminata per alzarla.
sg-prompt-lifted-play = Sollevata: { $cards }. Premi Nobile per giocarla.
sg-prompt-carried = Lascia su { $ways }
sg-carried-separator = { "; su " }
sg-carried-build = Nuova torre: costruisci
sg-carried-extend = torre illuminata: amplia
sg-carried-exchange = mercato o mazzo: scambia
sg-prompt-rival-passed = { $rival } ha passato: { $only ->
    [yes] non ti resta che passare, e la partita è finita.
   *[no] se passi anche tu, la partita finisce subito.
 }
sg-prompt-marked = Segnate: { $gains }. Premi Completa, o le torri per cambiare.
sg-prompt-late = { $by ->
    [rival] { $rival } può dichiarare:
   *[deck] { $cards ->
        [one] Resta una carta:
       *[other] Restano { $cards } carte:
     }
 } nella fase finale le torri aperte non si completano più ({ $points } punti).
sg-prompt-end-phase = Fase finale: solleva carte per costruire o ampliare, oppure passa.
sg-prompt-only-pass = Non ti resta che passare.
sg-prompt-no-cards = Tocca a te: scegli un’azione.
sg-prompt-last-card = Tocca a te. Al mazzo resta l’ultima carta: chi compra ora ne prende una sola.
sg-prompt-full-hand = Tocca a te: solleva delle carte o scegli un’azione; la mano è troppo piena per comprarne due.
sg-prompt-draw = { $left ->
    [one] Prendi ancora una carta da un punto illuminato{ $is_banned ->
        [yes] ; dal mercato nessuna di un tipo appena messo ({ $banned }).
       *[no] .
     }
   *[other] Prendi { $left } carte, una alla volta{ $is_banned ->
        [yes] ; dal mercato nessuna di un tipo appena messo ({ $banned }).
       *[no] , dai punti illuminati.
     }
 }
sg-prompt-give = { $left ->
    [one] Restituisci una carta della tua mano.
   *[other] Restituisci { $left } carte della tua mano.
 }
sg-prompt-return = { $left ->
    [one] Metti una carta in fondo al suo mazzo.
   *[other] Metti { $left } carte in fondo ai loro mazzi.
 }
sg-prompt-donate = La torre è in piedi. Vuoi usare la sua donazione, il potere del suo numero?
sg-prompt-donate-guarded = { $rival } ha un 5 che può annullare la donazione e lo spenderebbe. La usi?
sg-prompt-joust = L’avversario gioca una carta nobile. Vuoi giostrare?
sg-prompt-protect = Un 9 o un 10 dell’avversario sta per colpirti. Vuoi annullarlo con un 5?
sg-prompt-proceed = Una Giostra ha tolto una Pietra pregiata. Vuoi proseguire?
sg-prompt-deal = La prossima partita della serie aspetta le carte.
sg-resign-text = { $series ->
    [single] La partita finisce e vince l’avversario. Resta nell’archivio.
   *[other] Finisce l’intera serie, anche le partite non ancora distribuite, e la vince l’avversario. Resta nell’archivio.
 }
sg-question-draw = { $source ->
    [market] { $left ->
        [one] Ancora una carta: scegline una del mercato; il mazzo è vuoto.
       *[other] { $left } carte: sceglile dal mercato; il mazzo è vuoto.
     }
    [both] { $left ->
        [one] Ancora una carta: scegli il mazzo o una carta del mercato.
       *[other] { $left } carte: scegli il mazzo o una carta del mercato.
     }
   *[no] { $left ->
        [one] Ancora una carta dalla cima dei mazzi.
       *[other] { $left } carte dalla cima dei mazzi.
     }
 } { $ends ->
    [at_once] Poi il turno finisce.
    [light] { $source ->
        [both] Se l’ultima viene dal mazzo o svuota il mercato, il turno finisce subito.
       *[no] Poi il turno finisce.
     }
   *[asked] Poi termina il turno.
 }
sg-question-give = { $left ->
    [one] Scegli la carta da restituire { AD($rival) }.
   *[other] Scegli { $left } carte da restituire { AD($rival) }, una dopo l’altra.
 }
sg-question-return = { $left ->
    [one] Scegli ancora una carta da mettere in fondo al suo mazzo.
   *[other] Scegli { $left } carte da mettere in fondo ai loro mazzi.
 }
sg-question-donate = { $number ->
    [8] Fondi: prendi { $levels } carte?
    [9] Affare: prendi alla cieca { $taken ->
        [0] zero carte
        [one] una carta
       *[other] { $taken } carte
     } di { $rival } e poi ne restituisci { $back } a tua scelta?
   *[other] Congiura: quale torre deve cadere? Clicca la torre, o scegli qui.
 }
sg-question-joust = { $rival } usa { $card }. Una Giostra può annullarla.
sg-question-protect = { $number ->
    [9] L’Affare { $is_own ->
        [yes] tuo
       *[no] di { $rival }
     } prende alla cieca { $taken ->
        [0] zero carte
        [one] una carta
       *[other] { $taken } carte
     } dalla tua mano e ne restituisce { $back }.
   *[other] La Congiura { $is_own ->
        [yes] tua
       *[no] di { $rival }
     } abbatte la tua torre ({ $stones }): { $lost } punti.
 } Un 5 della mano lo evita e va sotto il mazzo.
sg-question-proceed = Hai perso una Pietra pregiata. Usi le altre carte o le riprendi? In ogni caso l’azione è usata.
sg-question-deal = Mescoliamo e distribuiamo?
sg-ask-buy = Comprando si prendono due carte.
sg-ask-exchange = Prima solleva due o più carte della tua mano, poi premi Scambia.
sg-ask-build = Solleva tre o più carte che formano una torre, poi premi Costruisci.
sg-ask-extend = Solleva le carte da aggiungere, poi premi la torre illuminata.
sg-ask-declare = Servono quattro torri completate.
sg-ask-pass = Passando non si fa nulla.
sg-ask-play = Solleva la carta nobile da giocare, poi premi Nobile.
sg-ask-which = Che numero vale la Pietra pregiata?
sg-buys = { $cards ->
    [1] Compri questa carta soltanto, perché al mazzo resta l’ultima.
   *[other] Compri, cominciando da questa: { $cards } carte in tutto.
 }
sg-ask-rival-tower = Questa torre è dell’avversario. Solo la Congiura, una torre uniforme di 10, abbatte torri.
sg-ask-rival-cards = Queste carte sono dell’avversario. Solo l’Affare, una torre uniforme di 9, ne prende.

## Il tavolo

sg-deck = Torri
sg-deck-help = Mazzo delle torri: { $n ->
    [one] resta una carta
   *[other] restano { $n } carte
 }. { $closed ->
    [yes] Nella fase finale non si pesca più.
   *[no] { $n ->
        [0] Dopo questa azione comincia la fase finale.
       *[other] Quando è vuoto comincia la fase finale: allora non si pesca e non si completa più.
     }
 }
sg-deck-known = La prima carta ti è nota: è stata messa lì sotto i tuoi occhi.
sg-noble-deck = Nobili
sg-noble-deck-help = Mazzo dei nobili: { $n ->
    [one] resta una carta
   *[other] restano { $n } carte
 }.
sg-market = Mercato
sg-market-closed = Mercato: chiuso
sg-market-help = Il mercato torna a quattro carte solo quando è vuoto: dopo un acquisto, un ampliamento o la donazione di un 8.
sg-piece = Segnalino torre: nessuno
sg-piece-help = Il segnalino torre vale 10 punti alla fine. Va a chi, costruendo o ampliando, ha una torre più alta di ogni altra.
sg-plot = Nuova torre: 3+
sg-plot-gain = Nuova torre: { $gain }
sg-plot-help = Solleva tre o più carte e costruisci qui.
sg-rival-hand = { $name }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
sg-known-card = Una carta che conosci: è stata presa allo scoperto o è passata dalla tua mano.
sg-unknown-card = { $nobles ->
    [yes] Una carta nascosta. I dorsi sono visibili a tutti: blu per le torri, viola per i nobili.
   *[no] Una carta nascosta.
 }
sg-hand-count = mano { $have }/{ $limit }
sg-nobles-used = nobili usati { $n }
sg-tower-tag = { $kind ->
    [plain] Uniforme · { $levels }
   *[banded] A fasce · { $levels }
 }
sg-tower-help = { $kind ->
    [plain] Torre uniforme di { $number }, { $levels } livelli
   *[banded] Torre a fasce con in cima { $number }, { $levels } livelli
 }, { $state ->
    [complete] completata.
   *[open] in costruzione.
 }
sg-mark-tower = Premi per segnarla come torre da completare: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
sg-tower-late = La fase finale è vicina: lì non si potrà più completare.
sg-tower-too-late = Nella fase finale non si può più completare.
sg-end-phase = Fase finale
sg-end-phase-note = Niente più carte, torri completate o donazioni; si costruisce finché entrambi passano.
sg-begins = { $seat_is ->
    [you] Cominci tu
   *[other] Comincia { $seat }
 }
sg-begins-note = Due famiglie, un’azione a testa: vince chi alla fine ha più punti.
sg-series-two = Partita { $game } di 2
sg-series-to120 = Partita { $game }, fino a 120
sg-series-so-far = Finora { $scores }

## Punteggio

sg-tie-piece = pari punti, decide il segnalino torre
sg-score-completed = Completate
sg-row-completed = { sg-score-completed }
sg-score-completed-sum = 5 per ogni torre completata
sg-score-tallest = Uniformi più alte
sg-score-tallest-sum = la torre uniforme più alta di 7 vale 7, e così via
sg-score-banded = A fasce
sg-score-banded-sum = torri × livelli
sg-score-grace = Grazia
sg-row-grace = { sg-score-grace }
sg-score-grace-sum = 2 per ogni carta delle torri uniformi di 7
sg-score-piece = Segnalino torre
sg-score-piece-sum = 10 a chi lo possiede
sg-score-santa_fina = Santa Fina
sg-row-santa_fina = { sg-score-santa_fina }
sg-score-santa_fina-sum = 5 per ogni torre di cinque o più livelli
sg-score-penalty = Fine dichiarata
sg-row-penalty = { sg-score-penalty }
sg-score-penalty-sum = dichiarata senza essere primi
sg-told-completed = { $count ->
    [one] 1 torre × 5 = { $points }
   *[other] { $count } torri × 5 = { $points }
 }
sg-told-tallest = { $count ->
    [0] nessun numero in testa: 0
   *[other] { $numbers } = { $points }
 }
sg-told-banded = { $count ->
    [one] 1 torre × { $levels } livelli = { $points }
   *[other] { $count } torri × { $levels } livelli = { $points }
 }
sg-told-grace = { $count ->
    [one] 1 carta × 2 = { $points }
   *[other] { $count } carte × 2 = { $points }
 }
sg-told-piece = { $count ->
    [0] non in mano: 0
   *[other] in mano: { $points }
 }
sg-told-santa_fina = { $count ->
    [one] 1 torre × 5 = { $points }
   *[other] { $count } torri × 5 = { $points }
 }
sg-told-penalty = { $points }

## Avvenimenti

sg-event-game-dealt = Partita { $game }: distribuisce { $dealer }. Mercato: { $market }.
sg-event-stone-bought = { $seat_is ->
    [you] Compri.
   *[other] { $seat } compra.
 }
sg-event-cards-exchanged = { $seat_is ->
    [you] Metti nel mercato: { $cards }.
   *[other] { $seat } mette nel mercato: { $cards }.
 }
sg-unasked-card-drawn = { $seat_is ->
    [you] Non c’è altro da prendere: peschi dal mazzo.
   *[other] Non c’è altro da prendere: { $seat } pesca dal mazzo.
 }
sg-event-card-drawn = { $seat_is ->
    [you] Peschi: { $card }.
   *[other] { $seat } pesca: { $card }.
 }
sg-event-card-drawn-hidden = { $seat_is ->
    [you] Peschi { $noble_deck ->
        [yes] una carta nobile.
       *[no] una carta torre.
     }
   *[other] { $seat } pesca { $noble_deck ->
        [yes] una carta nobile.
       *[no] una carta torre.
     }
 }
sg-event-card-taken = { $seat_is ->
    [you] Prendi dal mercato: { $card }.
   *[other] { $seat } prende dal mercato: { $card }.
 }
sg-events-card-drawn = { $seat_is ->
    [you] Peschi: { $cards }.
   *[other] { $seat } pesca: { $cards }.
 }
sg-events-card-drawn-hidden = { $seat_is ->
    [you] Peschi { $noble_deck ->
        [yes] { $count } carte nobili.
       *[no] { $count } carte torre.
     }
   *[other] { $seat } pesca { $noble_deck ->
        [yes] { $count } carte nobili.
       *[no] { $count } carte torre.
     }
 }
sg-events-card-taken = { $seat_is ->
    [you] Prendi dal mercato: { $cards }.
   *[other] { $seat } prende dal mercato: { $cards }.
 }
sg-events-card-traded = { $seat_is ->
    [you] Prendi dalla mano dell’avversario: { $cards }.
   *[other] { $seat } prende dalla mano avversaria: { $cards }.
 }
sg-events-card-given-back = { $seat_is ->
    [you] Restituisci: { $cards }.
   *[other] { $seat } restituisce: { $cards }.
 }
sg-events-tower-completed = { $seat_is ->
    [you] Completi { $count } torri.
   *[other] { $seat } completa { $count } torri.
 }
sg-points-of-rival = { $rival }: { $points }
sg-points-sum = { $parts } ={"\u00A0"}{ $sum }
sg-foretold-market-refilled = Il mercato si riempie.
sg-event-market-refilled = Il mercato si riempie: { $cards }.
sg-event-stones-laid = { $seat_is ->
    [you] Metti in gioco { $numbers }, con Pietra pregiata.
   *[other] { $seat } mette in gioco { $numbers }, con Pietra pregiata.
 }
sg-event-tower-built = { $seat_is ->
    [you] Costruisci { $kind ->
        [plain] una torre uniforme: { $numbers }.
       *[banded] una torre a fasce: { $numbers }.
     }
   *[other] { $seat } costruisce { $kind ->
        [plain] una torre uniforme: { $numbers }.
       *[banded] una torre a fasce: { $numbers }.
     }
 }
sg-event-tower-extended = { $seat_is ->
    [you] Ampli una torre con { $numbers } fino a { $levels } livelli.
   *[other] { $seat } amplia una torre con { $numbers } fino a { $levels } livelli.
 }
sg-event-stones-taken-back = { $seat_is ->
    [you] { $count ->
        [0] Non ti restano carte da posare.
       *[other] Riprendi le carte.
     }
   *[other] { $count ->
        [0] { $seat } non ha più carte da posare.
       *[other] { $seat } riprende le carte.
     }
 }
sg-event-tower-completed = { $seat_is ->
    [you] Completi { $is_plain ->
        [yes] una torre uniforme di { $number }.
       *[no] una torre a fasce di { $levels } livelli.
     }
   *[other] { $seat } completa { $is_plain ->
        [yes] una torre uniforme di { $number }.
       *[no] una torre a fasce di { $levels } livelli.
     }
 }
sg-event-piece-moved = { $seat_is ->
    [you] Il segnalino torre è tuo.
    [nobody] Nessuno ha più il segnalino torre.
   *[other] Il segnalino torre va { AD($seat) }.
 }
sg-event-end-declared = { $seat_is ->
    [you] Dichiari la fine dei lavori.
   *[other] { $seat } dichiara la fine dei lavori.
 }
sg-event-end-phase-begun = { $by_deck ->
    [yes] Il mazzo è vuoto: comincia la fase finale.
   *[no] Comincia la fase finale.
 }
sg-event-passed = { $seat_is ->
    [you] Passi.
   *[other] { $seat } passa.
 }
sg-event-donation-used = { $seat_is ->
    [you] Usi { $number ->
        [8] Fondi, la donazione dell’8.
        [9] Affare, la donazione del 9.
       *[other] Congiura, la donazione del 10.
     }
   *[other] { $seat } usa { $number ->
        [8] Fondi, la donazione dell’8.
        [9] Affare, la donazione del 9.
       *[other] Congiura, la donazione del 10.
     }
 }
sg-event-donation-forgone = { $seat_is ->
    [you] Rinunci { $number ->
        [8] a Fondi: niente altre carte.
        [9] ad Affare: niente carte dell’avversario.
       *[other] a Congiura: non cade nessuna torre.
     }
   *[other] { $seat } rinuncia { $number ->
        [8] a Fondi: niente altre carte.
        [9] ad Affare: niente carte dell’avversario.
       *[other] a Congiura: non cade nessuna torre.
     }
 }
sg-event-donation-cancelled = { $seat_is ->
    [you] Ti proteggi con { $card }: donazione annullata{ $is_tower ->
        [yes] , la carta va sotto il mazzo.
       *[no] .
    }
   *[other] { $seat } risponde con { $card }: donazione annullata{ $is_tower ->
        [yes] , la carta va sotto il mazzo.
       *[no] .
    }
 }
sg-foretold-card-traded = { $seat_is ->
    [you] Prendi una carta dalla mano dell’avversario.
   *[other] { $seat } prende una carta dalla mano avversaria.
 }
sg-event-card-traded = { $seat_is ->
    [you] Prendi dalla mano dell’avversario: { $card }.
   *[other] { $seat } prende dalla mano avversaria: { $card }.
 }
sg-event-card-given-back = { $seat_is ->
    [you] Restituisci: { $card }.
   *[other] { $seat } restituisce: { $card }.
 }
sg-event-tower-torn-down = { $owner_is ->
    [you] La tua torre viene abbattuta: { $numbers }.
   *[other] La torre di { $owner } viene abbattuta: { $numbers }.
 }
sg-event-noble-played = { $seat_is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
 }
sg-event-noble-cancelled = { $seat_is ->
    [you] La tua Giostra annulla { $card }.
   *[other] La Giostra di { $seat } annulla { $card }.
 }
sg-event-noble-removed = { $card } esce dal gioco.
sg-event-card-returned = { $seat_is ->
    [you] Metti in fondo al mazzo: { $card }.
   *[other] { $seat } mette in fondo al mazzo: { $card }.
 }
sg-event-card-returned-hidden = { $seat_is ->
    [you] Metti { $noble_deck ->
        [yes] una carta nobile in fondo al suo mazzo.
       *[no] una carta torre in fondo al suo mazzo.
     }
   *[other] { $seat } mette { $noble_deck ->
        [yes] una carta nobile in fondo al suo mazzo.
       *[no] una carta torre in fondo al suo mazzo.
     }
 }
sg-event-penalty-taken = { $seat_is ->
    [you] Hai dichiarato la fine e il primo posto non è tuo: { $points } punti.
   *[other] { $seat } ha dichiarato la fine senza il primo posto: { $points } punti.
 }
sg-event-game-ended = La partita è finita.

## Perché no

sg-why-finish-first = Prima rispondi alla scelta in corso.
sg-why-not-now = Ora non è possibile.
sg-why-match-over = La partita è finita.
sg-why-deal-first = Prima distribuisci le carte della prossima partita.
sg-why-not-highest = Può cadere solo la più alta fra le torri non più alte di quella nuova. Le torri completate e quelle uniformi di 6 sono al sicuro.
sg-why-decks-only = Il Pellegrinaggio pesca solo dai mazzi.
sg-why-kind-just-laid = Hai appena messo nel mercato { $card }: non puoi riprendere quel tipo da lì.
sg-why-not-in-market = { $card } non è nel mercato.
sg-why-no-nobles-here = Questa azione prende solo dal mazzo delle torri e dal mercato.
sg-why-deck-empty = Quel mazzo è vuoto.
sg-why-not-in-hand = Servono { $need } × { $card }; in mano ne hai { $have }.
sg-why-noble-limit = Nobili usati: tu { $mine }, l’avversario { $theirs }. Puoi essere avanti di uno soltanto.
sg-why-closed = Nella fase finale non si compra, non si scambia, non si completa e non si dichiara.
sg-why-hand-limit = Hai { $have } carte in mano; prendendone { $take } supereresti il limite di { $limit }.
sg-why-declare-four = Servono { $need } torri completate; ne hai { $have }.
sg-why-exchange-two = Metti almeno { $need } carte; ne hai scelte { $have }.
sg-why-exchange-supply = Bisognerebbe prendere { $need } carte; se ne possono prendere solo { $have }.
sg-why-build-three = Una torre richiede { $need } carte adatte; ne hai { $have }.
sg-why-build-shape = Una torre è tutta dello stesso numero, o di numeri consecutivi, una carta per numero.
sg-why-no-such-tower = La torre { $tower } non c’è.
sg-why-tower-complete = Le torri completate non si possono cambiare.
sg-why-extend-plain = Su questa torre vanno solo carte con il numero { $number }.
sg-why-extend-banded = { $number ->
    [3] Sopra un 4 non va nulla.
    [4] Sopra un 5 va solo una Pietra pregiata.
   *[other] La prossima carta deve essere un { $number }.
 }
sg-why-no-such-card = Non c’è una carta con il numero { $number }; solo una Pietra pregiata può valere così.
sg-why-rognosa = La Rognosa ti concede { $cap } livelli; qui sarebbero { $levels }.
sg-why-nothing-to-complete = Non hai torri in costruzione.
sg-why-stone-is-laid = Una Pietra pregiata si usa in una torre o si gioca come un 5.
sg-why-joust-answers = La Giostra risponde a una carta nobile dell’avversario.
sg-why-rognosa-two = Devi rimettere altre due carte; ne hai { $have }.
sg-why-noble-no-stone = Fra i nobili, solo le Pietre pregiate si usano nelle torri.
sg-why-no-open-tower = Non hai torri in costruzione.
sg-why-no-fitting-card = Nessuna carta della tua mano va sulle tue torri.
sg-why-no-tower-fits = Queste carte non vanno su nessuna delle tue torri.
sg-why-no-noble = Non hai carte nobili in mano.
sg-why-one-noble = Un nobile alla volta.

## In breve, accanto al tavolo: chi ha fatto che cosa, e con quale esito

sg-brief-and = { " e " }
sg-brief-alone = { $deed }.
sg-brief-with-cards = { $is_bought ->
    [yes] { $deed }: { $cards }.
   *[no] { $seat_is ->
        [you] { $deed }, prendi { $cards }.
       *[other] { $deed }, prende { $cards }.
     }
 }
sg-brief-stone-bought = { $seat_is ->
    [you] Compri
   *[other] { $seat } compra
 }
sg-brief-cards-exchanged = { $seat_is ->
    [you] Metti { $cards } nel mercato
   *[other] { $seat } mette { $cards } nel mercato
 }
sg-brief-card-drawn = { $cards } dal mazzo
sg-brief-card-drawn-hidden = { $noble_deck ->
    [yes] { $count ->
        [one] un nobile
       *[other] { $count } nobili
     }
   *[no] { $count ->
        [one] una carta dal mazzo
       *[other] { $count } carte dal mazzo
     }
 }
sg-brief-card-taken = { $cards } dal mercato
sg-brief-card-traded = { $cards } dalla mano avversaria
sg-brief-card-given-back = { $seat_is ->
    [you] restituisci { $cards }
   *[other] restituisce { $cards }
 }
sg-brief-tower-built = { sg-event-tower-built }
sg-brief-market-refilled = { sg-event-market-refilled }
sg-brief-donation-cancelled = { sg-event-donation-cancelled }
sg-brief-tower-extended = { $seat_is ->
    [you] Ampli una torre con { $numbers } fino a { $levels } livelli
   *[other] { $seat } amplia una torre con { $numbers } fino a { $levels } livelli
 }
sg-brief-tower-completed = { $seat_is ->
    [you] Completi
   *[other] { $seat } completa
 } { $is_plain ->
    [yes] una torre uniforme di { $number }.
   *[no] una torre a fasce di { $levels } livelli.
 }
sg-brief-piece-moved = { $seat_is ->
    [you] Il segnalino torre è tuo.
    [nobody] Nessuno ha più il segnalino torre.
   *[other] Il segnalino torre va { AD($seat) }.
 }
sg-brief-donation-used = { $seat_is ->
    [you] Usi
   *[other] { $seat } usa
 } { $number ->
    [8] Fondi
    [9] Affare
   *[other] Congiura
 }
sg-brief-noble-played = { $seat_is ->
    [you] Giochi { $card }
   *[other] { $seat } gioca { $card }
 }

## Che cosa aggiunge un suggerimento

sg-advice-empty = La tua mano è vuota: procurati carte.
sg-advice-build = Con il { $card } del mercato al prossimo turno puoi costruire { $stones }.
sg-advice-extend = Il { $card } del mercato va su una delle tue torri.
sg-advice-pair = Il { $card } del mercato si accorda con il { $beside } che hai in mano.
sg-advice-deck = Nel mercato ora non c’è nulla per te: forse nel mazzo.
sg-advice-take = { $count ->
    [0] { $rest ->
        [one] Prendine una dal mazzo.
       *[other] Guarda prima il mazzo, poi scegli.
     }
   *[other] Prendi dal mercato: { $cards }{ $rest ->
        [0] .
       *[other] ; poi guarda il mazzo.
     }
 }
sg-advice-guard = Un { $card } in mano annulla un 9 o un 10 dell’avversario.
sg-advice-idle = Ciò che metti giù non si accorda con il resto della mano.
sg-advice-at-once = Porta subito: { $gains }.
sg-advice-donation = { $number ->
    [8] La sua donazione porta { $levels } carte.
    [9] La sua donazione prende { $taken ->
        [0] zero carte
        [one] una carta
       *[other] { $taken } carte
     } all’avversario.
   *[other] La sua donazione può abbattere una torre dell’avversario.
 }
sg-no-donation = { $closed ->
    [yes] Nella fase finale non ci sono donazioni.
   *[no] Nessuna torre può cadere: le altre sono più alte, completate o di 6.
 }
sg-advice-protected = Ma l’avversario ha un { $card } scoperto che può annullarla, e così lo spenderebbe.
sg-advice-rather = { $deed } ora: { $standing ->
    [close] quasi altrettanto buono.
    [weaker] vince meno spesso, { $chance } % contro { $best } %.
    [gains] { $gains }, ma il seguito è giudicato più debole.
   *[other] giudicato più debole.
 }
sg-advice-pass = Ogni altra mossa ti costerebbe più di quanto porta.
