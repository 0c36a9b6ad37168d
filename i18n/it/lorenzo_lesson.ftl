### Lorenzo il Magnifico: la lezione di base.

lo-lesson-title = Lezione di base

lo-lesson-aim-head = Lo scopo
lo-lesson-aim-text = Sei round. In ogni round piazzi [b]quattro familiari[/b]; ciascuno agisce subito. Le carte vanno sulla tua plancia in basso, e alla fine contano i [b]punti vittoria[/b].

lo-lesson-tower-head = Una carta da una torre
lo-lesson-tower-text = Un familiare colorato vale [b]quanto mostra il suo dado[/b]. Questo piano chiede 5. Ricevi anche il bonus stampato accanto alla carta.
lo-lesson-tower-task-1 = Manda il bianco 5 alla Foresta

lo-lesson-fee-head = Servitori e pedaggio
lo-lesson-fee-text = Ogni servitore aggiunge [b]1[/b]. In questa torre c’è già qualcuno: prima di tutto [b]3 monete[/b]. Poi il bonus del piano, poi il costo della carta.
lo-lesson-fee-task-1 = Manda il nero 3 con 2 servitori al Tagliapietre

lo-lesson-value-head = Che cosa manca?
lo-lesson-value-text = Prima di piazzare un familiare, confronta il suo valore con il numero accanto al piano. Nella torre dei personaggi non c’è ancora nessuno.
lo-lesson-value-question = Quanti servitori servono?
lo-lesson-value-sentence = Il tuo familiare arancione mostra 1. Deve prendere il Contadino, al piano da 5.
lo-lesson-value-answer-1 = 3 servitori
lo-lesson-value-why-1 = 1 + 3 = 4; il piano chiede 5.
lo-lesson-value-answer-2 = 4 servitori
lo-lesson-value-why-2 = 1 + 4 = 5: quanto basta.
lo-lesson-value-answer-3 = 5 servitori
lo-lesson-value-why-3 = 1 + 5 = 6: uno più del necessario.

lo-lesson-harvest-head = Raccolto
lo-lesson-harvest-text = Rendono i tuoi [b]territori[/b]: ognuno il cui numero non supera l’azione, e in più la tua tessera bonus. Vieni dunque con un dado alto.
lo-lesson-harvest-task-1 = Manda il nero 6 al raccolto

lo-lesson-production-head = Produzione
lo-lesson-production-text = Ora lavorano i tuoi [b]edifici[/b]. Molti convertono risorse. Ciò che una produzione dà [b]non può pagarla[/b]: devi averlo già prima.
lo-lesson-production-task-1 = Manda l’arancione 4 alla produzione
lo-lesson-production-task-2 = 2 pietre diventano 5 monete: premi Produci

lo-lesson-market-head = Mercato
lo-lesson-market-text = Mancano monete o servitori? Ogni banco accoglie un familiare, e basta un dado basso. Non lasciare mai un familiare a casa.
lo-lesson-market-task-1 = Manda il bianco 2 alle 5 monete

lo-lesson-council-head = Palazzo del consiglio
lo-lesson-council-text = Una moneta, un [b]privilegio[/b] a scelta, e sali nell’[b]ordine del prossimo round[/b]. Il familiare neutro vale 0: aiuta un servitore.
lo-lesson-council-task-1 = Manda il neutro con 1 servitore
lo-lesson-council-task-2 = Scegli un privilegio: due servitori

lo-lesson-church-head = La Chiesa
lo-lesson-church-text = Dopo i round 2, 4 e 6 chiede 3, 4, 5 fede. Chi ne ha meno è [b]scomunicato fino alla fine[/b]. Puoi dare tutta la fede per punti.
lo-lesson-church-task-1 = Sostieni la Chiesa

lo-lesson-military-head = Imprese
lo-lesson-military-text = Più tardi, round 5. Le imprese valgono [b]alla fine[/b] e aiutano subito: qui 7 punti militari. Ti serve, perché il terzo territorio ne chiede 3.
lo-lesson-military-task-1 = Manda il nero 3 a Ingaggiare Mercenari

lo-lesson-territory-head = Territori
lo-lesson-territory-text = Gli spazi dal terzo al sesto chiedono [b]3, 7, 12, 18 punti militari[/b]; non si paga nulla. Sei territori valgono 20, sei personaggi 21.
lo-lesson-territory-task-1 = Manda il bianco 5 alla Tenuta

lo-lesson-character-head = Personaggi
lo-lesson-character-text = Si pagano in monete. Molti valgono [b]per sempre[/b], come il tuo Contadino: +2 a ogni raccolto. Altri danno punti subito.
lo-lesson-character-task-1 = Manda l’arancione 4 dal Nobile

lo-lesson-end-head = Passare, e la fine
lo-lesson-end-text = Chi non può o non vuole piazzare altri familiari passa. Dopo il sesto round viene l’ultimo rapporto della Chiesa, poi il [b]conteggio finale[/b].
lo-lesson-end-task-1 = Premi Passa, e ancora una volta
lo-lesson-end-task-2 = Sostieni la Chiesa

lo-lesson-over-head = Come si contano i punti
lo-lesson-over-text =
    { "" }[icon:lorenzo/art/sign_points] [b]31[/b] in gioco
    { "" }[icon:lorenzo/art/sign_territory] [b]4[/b] per 4 territori
    { "" }[icon:lorenzo/art/sign_character] [b]6[/b] per 3 personaggi
    { "" }[icon:lorenzo/art/sign_venture] [b]6[/b] per le imprese
    { "" }[icon:lorenzo/art/sign_military] [b]5[/b] ai primi per forza (ai secondi 2)
    { "" }[icon:lorenzo/art/sign_coins] [b]2[/b] per le risorse: 1 ogni 5
    { "" }[b]54[/b] contro 30. Hai vinto.
