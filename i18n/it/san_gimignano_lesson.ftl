### San Gimignano: la lezione.

sg-lesson-title = Lezione

sg-lesson-aim-head = Lo scopo
sg-lesson-aim-text = Due famiglie costruiscono torri; tu sei Agnese, il leone rosso in basso. [b]Vince chi ha più punti alla fine[/b]; ogni pannello conta i punti della famiglia come se si finisse ora. Le carte in mano non valgono nulla.

sg-lesson-buy-head = Compra
sg-lesson-buy-text = Un turno è [b]una sola[/b] azione. Comprando prendi due carte, una alla volta: dal mercato scoperto o dal mazzo. In mano ne tieni sette. Il mercato torna a quattro carte solo [b]quando è vuoto[/b].
sg-lesson-buy-task-1 = Premi Compra
sg-lesson-buy-task-2 = Prendi il 7 del mercato, poi una dal mazzo
sg-lesson-buy-task-2-then = Ora prendine una dal mazzo

sg-lesson-plain-head = Torre uniforme
sg-lesson-plain-text = Tre o più carte di [b]uno stesso numero[/b] fanno una torre uniforme. La più alta del suo numero vale quel numero; ogni 7 aggiunge 2. La più alta di tutte dà il [b]segnalino torre[/b]: 10 punti.
sg-lesson-plain-task-1 = Solleva i tre 7, poi premi Nuova torre o Costruisci

sg-lesson-extend-head = Più alta, non alta uguale
sg-lesson-extend-text = I quattro 6 di Bianca ti hanno tolto il segnalino torre: va a chi è [b]più in alto di tutti[/b]. Metti due 7 in cima; poi prendi tante carte quante ne hai aggiunte.
sg-lesson-extend-task-1 = Solleva i due 7, poi premi la tua torre o Amplia
sg-lesson-extend-task-2 = Prendi un 8 del mercato, poi una dal mazzo
sg-lesson-extend-task-2-then = Ora prendine una dal mazzo

sg-lesson-banded-head = Torre a fasce
sg-lesson-banded-text = Numeri consecutivi, uno per tipo, fanno una torre a fasce. Contano tutte insieme: [b]quante ne hai × tutti i loro livelli[/b]. Una di tre livelli vale 3; due valgono già 12.
sg-lesson-banded-task-1 = Premi Costruisci: solleva 8, 9 e 10, l’unica torre possibile; premi ancora

sg-lesson-exchange-head = Scambia
sg-lesson-exchange-text = Metti due o più carte nel mercato e prendine altrettante, dal mercato o dal mazzo; dal mercato [b]nessuna di un tipo appena messo[/b]. Tieni un 5 in mano: ti servirà.
sg-lesson-exchange-task-1 = Solleva un 5 e il 6, poi premi Scambia
sg-lesson-exchange-task-2 = Prendi l’8 del mercato, poi una dal mazzo
sg-lesson-exchange-task-2-then = Ora prendine una dal mazzo

sg-lesson-donation-head = I numeri agiscono
sg-lesson-donation-text = Appena costruita, una torre uniforme può avere una [b]donazione[/b].
sg-lesson-donation-picture-1 = [b]8[/b]: prendi una carta per livello.
sg-lesson-donation-picture-2 = [b]9[/b]: prendile all’avversario e rendine una in meno.
sg-lesson-donation-picture-3 = [b]10[/b]: abbatti una torre; i 6 non cadono mai.
sg-lesson-donation-task-1 = Premi Costruisci: solleva i tre 8, l’unica torre possibile; premi ancora
sg-lesson-donation-task-2 = Usa la donazione: premi Prendi 3 carte, poi prendile
sg-lesson-donation-task-2-then = Ora prendi le carte, una alla volta

sg-lesson-protect-head = Il tuo 5 protegge
sg-lesson-protect-text = Bianca ha costruito dei 10: cadrebbe la torre aperta più alta fra quelle non più alte della sua, e lei indica i tuoi 8. Un [b]5 dalla mano[/b] annulla un 9 o un 10, e va in fondo al mazzo.
sg-lesson-protect-task-1 = Proteggi la torre con il tuo 5

sg-lesson-complete-head = Completa
sg-lesson-complete-text = Una torre completata vale [b]5 punti[/b] e non può più cadere, ma nemmeno crescere. Con un’azione se ne completano anche più d’una, [b]solo prima della fase finale[/b].
sg-lesson-complete-task-1 = Premi la tua torre di 7, poi Completa

sg-lesson-worth-head = Ogni punto conta
sg-lesson-worth-text = Una torre può dare punti in più modi. Lo mostra il tuo pannello: [b]Completate[/b], [b]Uniformi più alte[/b] e [b]Grazia[/b] vengono tutti dai 7.
sg-lesson-worth-question = Quanto valgono ora i tuoi cinque 7?
sg-lesson-worth-sentence = Una torre uniforme completata di cinque 7, più alta di ogni altra di 7. Lascia da parte i 10 del segnalino torre.
sg-lesson-worth-answer-1 = 7 punti
sg-lesson-worth-why-1 = Quelli sono per la più alta di 7; mancano completamento e grazia.
sg-lesson-worth-answer-2 = 12 punti
sg-lesson-worth-why-2 = 5 completata + 7 più alta; ma ogni 7 porta anche 2.
sg-lesson-worth-answer-3 = 22 punti
sg-lesson-worth-why-3 = 5 completata + 7 più alta + 5 × 2 grazia = 22.

sg-lesson-declare-head = La fine dei lavori
sg-lesson-declare-text = Più tardi: quattro tue torri sono completate, quindi puoi dichiarare la fine. Altrimenti la fase finale comincia quando [b]il mazzo è vuoto[/b]. Sei in testa: dichiara.
sg-lesson-declare-task-1 = Premi Dichiara

sg-lesson-end-phase-head = La fase finale
sg-lesson-end-phase-text = Mazzo e mercato sono chiusi: non si compra, scambia o completa più, e non ci sono donazioni. Ma si continua a [b]costruire e ampliare[/b]: conviene serbare in mano un’ultima torre.
sg-lesson-end-phase-task-1 = Premi Costruisci: solleva i tre 5, l’unica torre possibile; premi ancora

sg-lesson-pass-head = Due volte Passa: fine
sg-lesson-pass-text = Bianca ha passato. Quando entrambi passano [b]uno dopo l’altro[/b], la partita finisce subito, anche molto prima della fase finale.
sg-lesson-pass-task-1 = Premi Passa

sg-lesson-over-head = Come si contano i punti
sg-lesson-over-text = 5 per torre completata, il numero di ogni uniforme più alta, torri a fasce × livelli, 2 per carta dei 7 uniformi, 10 per il segnalino torre. Hai vinto. A parità vince chi ha il segnalino torre.
