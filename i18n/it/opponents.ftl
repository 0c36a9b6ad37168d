### Come pensano gli avversari: la pagina che ne parla, e le indoli offerte da Nuova partita.

opponents-title = Come pensano gli avversari
opponents-fair = Un avversario sa ciò che sapresti tu al suo posto: mai la tua mano, mai un mazzo, mai un dado che deve ancora cadere. Il programma rifiuta di dirgli di più. Ciò che non vede lo immagina, ogni volta da capo, in modo che tutto si accordi con ciò che ha visto.
opponents-judgement = Tutti giudicano allo stesso modo. Quanto valga in questo momento una moneta, una carta o un posto l’hanno imparato da migliaia di partite fra loro, gioco per gioco e per ogni numero di posti.
opponents-apprentice = L’Apprendista sceglie una delle mosse migliori, spesso non la migliore, e mai una sciocca.
opponents-artisan = L’Artigiano esita solo dove le mosse si equivalgono.
opponents-merchant = Il Mercante prova a mente le sue cinque mosse migliori, molte volte, e sceglie quella che finisce meglio. Gli basta al massimo mezzo secondo.
opponents-magnifico = Il Magnifico prova otto mosse e guarda più di due volte più lontano. Impiega fino a due secondi; dove non c’è dubbio muove subito.
opponents-hint = Un suggerimento è ciò che il Magnifico farebbe al tuo posto, con la ragione che conta di più.
opponents-tempers = Avversari dello stesso livello possono avere indoli diverse: cambia ciò che amano, non quanto giocano bene.

temper-none = Nessuna
temper-by-chance = A caso
temper-steward = Amministratore
temper-steward-note = ama ciò che rende ogni volta
temper-builder = Costruttore
temper-builder-note = ama le grandi opere
temper-captain = Capitano
temper-captain-note = ama la contesa e la forza
temper-courtier = Cortigiano
temper-courtier-note = ama il favore e l’ornamento

temper-none-note = pesa ogni cosa come ha imparato
temper-by-chance-note = la decide il seme; a un tavolo non ce ne sono due uguali
temper-of-place = Indole: { $temper }
temper-of-level = { $level }, { $temper }
temper-choose = Che cosa ama { $name }?
opponents-tool = Avversari
opponents-tempers-title = Le indoli
opponents-temper = [b]{ $name }[/b]: { $note }.
opponents-strength = Quanto sono forti
opponents-strength-note = Un avversario del livello superiore giocava contro quelli del livello inferiore e cambiava posto a ogni partita. La barra è la sua parte di vittorie; la tacca segna dove starebbe fra pari.
opponents-seats = { $seats } posti
opponents-rung = { $upper } contro { $lower }
opponents-share = { $share } % di { $games }
opponents-strength-none = Non ancora misurato con partite sufficienti.
