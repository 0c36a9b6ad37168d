### San Gimignano in una pagina: scopo, turno, punti, fine.

sg-how-aim = Due famiglie nobili costruiscono torri. Ne bastano tre carte: [b]uniforme[/b], tutte di un numero, o [b]a fasce[/b], di numeri consecutivi. Alla fine vince chi ha più punti.
sg-how-caption-1 = torre uniforme
sg-how-caption-2 = torre a fasce
sg-how-caption-3 = completata
sg-how-turn = Fai [b]una[/b] di sette azioni: una di queste cinque, dichiarare la fine o passare.
sg-how-way-1 = Compra
sg-how-way-1-text = prendi due carte, al massimo sette in mano; il mercato si riempie solo se è vuoto
sg-how-way-2 = Scambia
sg-how-way-2-text = metti carte nel mercato, prendine altrettante di altro tipo
sg-how-way-3 = Costruisci
sg-how-way-3-text = tre o più carte fanno una torre
sg-how-way-4 = Amplia
sg-how-way-4-text = aggiungi in cima, poi prendine altrettante
sg-how-way-5 = Completa
sg-how-way-5-text = 5 punti e al sicuro, ma non cresce più
sg-how-score-1 = Completate
sg-how-score-1-text = 5 per ogni torre completata
sg-how-score-2 = Uniformi più alte
sg-how-score-2-text = la torre uniforme più alta di 7 vale 7, quella di 10 vale 10, e così via
sg-how-score-3 = A fasce
sg-how-score-3-text = quante ne hai × tutti i livelli: due da 3 sono 2 × 6 = 12
sg-how-score-4 = Segnalino e grazia
sg-how-score-4-text = 10 per la torre più alta; 2 per carta dei 7 uniformi
sg-how-end = La fase finale comincia quando il mazzo è vuoto, o quando chi ha quattro torri completate la dichiara. Poi non si prendono più carte [b]né si completano torri[/b]; si costruisce finché entrambi passano.
sg-how-forgotten-1 = I numeri fanno qualcosa
sg-how-forgotten-1-text = Nuova uniforme: un 8 dà carte, un 9 ne prende all’avversario, un 10 abbatte una torre. Un 5 in mano annulla 9 e 10.
sg-how-forgotten-2 = Cadono solo le aperte
sg-how-forgotten-2-text = Le torri completate e i 6 uniformi sono al sicuro.
sg-how-forgotten-3 = Più alta, non uguale
sg-how-forgotten-3-text = Il segnalino vuole una torre più alta di ogni altra.
