### Lorenzo il Magnifico: la lezione su leader e scomunica.

lo-lesson-leaders-title = Leader e scomunica

lo-lesson-leaders-aim-head = Il gioco avanzato
lo-lesson-leaders-aim-text = Due cose sono nuove: ogni famiglia ha una sua [b]tessera bonus[/b] e [b]quattro leader[/b]. E qui vedi che cosa significa una scomunica.

lo-lesson-leaders-tile-head = La tessera bonus
lo-lesson-leaders-tile-text = Rende a ogni raccolto e a ogni produzione dal valore 1 in su. Sceglie prima l’ultimo di turno: Bianca ne ha già una.
lo-lesson-leaders-tile-task-1 = Scegli una tessera bonus

lo-lesson-leaders-draft-head = Scegliere i leader
lo-lesson-leaders-draft-text = Tienine uno e passa gli altri, finché ne hai quattro. Guarda che cosa [b]chiede[/b] ciascuno: puoi averlo a metà partita?
lo-lesson-leaders-draft-task-1 = Tieni un leader
lo-lesson-leaders-draft-task-2 = Tienine altri tre fra quelli che arrivano

lo-lesson-leaders-discard-head = Un leader irraggiungibile
lo-lesson-leaders-discard-text = Nel tuo turno, prima o dopo aver piazzato, puoi scartare un leader dalla mano per un [b]privilegio del consiglio[/b].
lo-lesson-leaders-discard-task-1 = Premi Pico della Mirandola, poi Scarta
lo-lesson-leaders-discard-task-2 = Scegli due monete

lo-lesson-leaders-need-head = Che cosa chiedono i leader
lo-lesson-leaders-need-text = Malatesta chiede 7 punti militari e 3 fede. In questo momento hai proprio 7 punti militari e 3 fede.
lo-lesson-leaders-need-question = Quanto costa giocarlo?
lo-lesson-leaders-need-sentence = Sigismondo Malatesta: 7 punti militari, 3 fede. Da allora il tuo familiare neutro vale 3 in più.
lo-lesson-leaders-need-answer-1 = 7 punti militari, 3 fede
lo-lesson-leaders-need-why-1 = Sono richieste, non pagate.
lo-lesson-leaders-need-answer-2 = Nulla
lo-lesson-leaders-need-why-2 = Devi averle in quel momento; non si paga nulla e poi non si chiede più.
lo-lesson-leaders-need-answer-3 = Un familiare
lo-lesson-leaders-need-why-3 = No: giocare un leader non occupa un piazzamento.

lo-lesson-leaders-play-head = Gioca un leader
lo-lesson-leaders-play-text = Non è un piazzamento: lo giochi e in questo turno piazzi comunque un familiare. Prima sta scoperto, più a lungo lavora.
lo-lesson-leaders-play-task-1 = Premi Malatesta, poi Gioca

lo-lesson-leaders-neutral-head = Lavora subito
lo-lesson-leaders-neutral-text = Il tuo familiare neutro ora vale [b]3[/b], senza servitori. Basta per un raccolto con tutti i tuoi territori fino a 3.
lo-lesson-leaders-neutral-task-1 = Manda il neutro 3 al raccolto
lo-lesson-leaders-neutral-task-2 = Raccogli, poi fine turno

lo-lesson-leaders-use-head = Una volta per round
lo-lesson-leaders-use-text = Altri leader valgono [b]una volta per round[/b] e restano coperti fino al seguente. Giovanni dà una moneta, un legno e una pietra: non scordarlo mai.
lo-lesson-leaders-use-task-1 = Premi Giovanni, poi Usa
lo-lesson-leaders-use-task-2 = Manda il neutro 3 all’edificio da 3; fine turno

lo-lesson-leaders-refuse-head = Rifiutare la Chiesa
lo-lesson-leaders-refuse-text = Sostenerla porta la tua fede a [b]0[/b]. Se rifiuti la tieni, ma porti la tessera fino alla fine. Santa Rita chiede 8 fede: rifiuta.
lo-lesson-leaders-refuse-task-1 = Tieni la fede

lo-lesson-leaders-penalty-head = Scomunicato
lo-lesson-leaders-penalty-text = Guarda le tessere sotto il tracciato della fede prima di decidere. La tua del periodo II dice: [b]due servitori[/b] danno +1, non uno.
lo-lesson-leaders-penalty-question = Quanti servitori servono?
lo-lesson-leaders-penalty-sentence = Il tuo familiare arancione mostra 3 e va a un piano da 5. Porti la tessera del periodo II.
lo-lesson-leaders-penalty-answer-1 = 1 servitore
lo-lesson-leaders-penalty-why-1 = Ora non aggiunge nulla: ne servono due per ogni punto.
lo-lesson-leaders-penalty-answer-2 = 2 servitori
lo-lesson-leaders-penalty-why-2 = Senza la tessera. Con essa due servitori danno solo +1.
lo-lesson-leaders-penalty-answer-3 = 4 servitori
lo-lesson-leaders-penalty-why-3 = Mancano 2, e 2 servitori per ciascuno: 4.

lo-lesson-leaders-double-head = Ne valeva la pena?
lo-lesson-leaders-double-text = Hai tenuto la fede e ne hai 8. Santa Rita [b]raddoppia[/b] le risorse e le monete che le carte danno subito.
lo-lesson-leaders-double-task-1 = Premi Santa Rita, poi Gioca
lo-lesson-leaders-double-task-2 = Manda il bianco 6 al piano da 5 dei territori; fine turno

lo-lesson-leaders-over-head = Da ricordare
lo-lesson-leaders-over-text = Le tessere del periodo III colpiscono il conteggio finale: interi tipi di carte possono non valere. I leader rimasti in mano non valgono nulla: giocali o scartali.
