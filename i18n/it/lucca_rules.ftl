### Il regolamento di Lucca Città: titoli, regole e decisioni nostre (`-ours`).

lc-rule-differences = Di questo gioco si è trovato il foglio di regole giapponese, ma non le carte. Che su ogni carta finestre e scudi siano tre in tutto si sa dal resoconto di chi lo ha giocato; gli altri valori delle 96 carte sono nostri, come pure quattro dei sei colori, tutti i motivi e tutte le illustrazioni. Dove il foglio lascia un dubbio, decidiamo come elencato qui sotto.

lc-rule-1-title = Panoramica e componenti
lc-rule-1 =
    Un gioco da tre a cinque giocatori, di 20–30 minuti. Nella Lucca del 1628 le famiglie ricche fanno a gara: costruiscono palazzi, li inaugurano con grandi feste e rinforzano le mura.

    In ogni turno ciascun giocatore prende dal tavolo una terzina di carte. Le carte di uno stesso colore, una dopo l’altra, formano un palazzo. Un palazzo completato dà subito punti per le sue finestre.

    Il palazzo si inaugura più avanti, in un turno a scelta. L’inaugurazione dà punti per ciò che gli altri giocatori hanno in quel momento dello stesso colore: conta scegliere bene quando.

    Gli scudi nel cantiere decidono chi gioca per primo. Alla fine devono sostenere le mura; mura e torri crescono di valore a ogni inaugurazione.

lc-rule-1-1-title = Carte palazzo
lc-rule-1-1 = Ci sono 96 carte palazzo, 16 per ciascuno dei sei colori: rosso, giallo, verde, blu, viola e grigio. Una carta mostra il colore, il numero civico, le finestre e gli scudi. Gli scudi sono i sostegni delle mura cittadine.
lc-rule-1-1-ours = Non si è potuto scoprire come finestre, scudi e numeri civici siano distribuiti sulle carte stampate. Finestre e scudi sono tre in tutto, come nella scatola; il resto è nostro. Ogni colore ha quattro carte con tre finestre, quattro con due, quattro con una e quattro con nessuna. I numeri civici vanno da 1 a 96, uno per carta, e la loro somma è uguale in ogni colore. Ogni colore ha inoltre un suo motivo.

lc-rule-1-2-title = Carte torre
lc-rule-1-2 = Ci sono quattro carte torre. Non hanno colore, numero civico, finestre né scudi.

lc-rule-1-3-title = Famiglie e quartieri
lc-rule-1-3 = Ogni giocatore è una delle cinque famiglie, con uno stemma e un quartiere della città. Il quartiere ha tre aree: il cantiere, dove i palazzi sono in costruzione, l’area dei completati e l’area degli inaugurati. Mura e torri stanno fra i completati.
lc-rule-1-3-ours = Il tavolo stesso mostra gli stemmi e l’ordine di turno, perciò non ci sono carte stemma. Conta anche i punti e i turni: la matita non serve.

lc-rule-2-title = Preparazione
lc-rule-2 = Prima del primo turno ciascuno sceglie due carte iniziali e si dispongono le terzine del primo turno.

lc-rule-2-1-title = Distribuire le carte
lc-rule-2-1 = Le quattro torri si mettono da parte. Si mescolano le 96 carte palazzo e se ne danno quattro a ciascun giocatore.

lc-rule-2-2-title = Le prime terzine
lc-rule-2-2 = Con le carte palazzo si dispongono scoperte le terzine, di tre carte ciascuna: una in più dei giocatori. Nel primo turno non ci sono quindi torri. Le terzine sono sul tavolo prima che si scelgano le carte iniziali.

lc-rule-2-3-title = Carte iniziali
lc-rule-2-3 = Ogni giocatore sceglie in segreto due delle sue quattro carte da tenere e scarta coperte le altre due. Le due carte tenute vanno nel cantiere e tutti le rivelano insieme. Due carte dello stesso colore formano un solo palazzo, cioè una sola pila.
lc-rule-2-3-ours = Di due carte dello stesso colore il proprietario sceglie quale sta sopra. Le scelte si fanno una dopo l’altra e restano segrete fino all’ultima.

lc-rule-2-4-title = I palazzi sono pile
lc-rule-2-4 = In una pila ogni nuova carta copre metà della precedente. La metà superiore di ogni carta resta visibile, perciò contano le finestre e gli scudi di tutte. Dei numeri civici si vede solo quello della carta più recente.

lc-rule-2-5-title = Il mazzo
lc-rule-2-5 = Le carte scartate, le carte palazzo rimaste e le quattro torri si mescolano insieme: sono il mazzo. Basta per tutta la partita. Con tre, quattro e cinque giocatori alla fine restano esattamente 10, 2 e 0 carte.

lc-rule-3-title = Ordine di turno
lc-rule-3 = La partita si gioca a turni, e in ogni turno ciascun giocatore gioca una volta. All’inizio di ogni turno si stabilisce di nuovo l’ordine dei giocatori.

lc-rule-3-1-title = Prima chi ha più scudi
lc-rule-3-1 = Ogni giocatore somma gli scudi sulle carte del proprio cantiere. Comincia chi ne ha di più, poi tocca a chi viene subito dopo, e così via. Le carte nelle altre due aree non contano.

lc-rule-3-2-title = Parità
lc-rule-3-2 = Chi ha lo stesso numero di scudi confronta il numero civico più alto dei palazzi che ha già in gioco. Gioca prima chi lo ha più alto.
lc-rule-3-2-ours = Si confrontano i numeri civici visibili, in qualunque delle tre aree, quindi anche quello di un palazzo completato o inaugurato. Ognuno ne ha sempre uno, perché le due carte iniziali non lasciano mai il tavolo.

lc-rule-3-3-title = Il primo turno
lc-rule-3-3 = Nel primo turno l’ordine si stabilisce dopo che le carte iniziali sono state rivelate.

lc-rule-4-title = Quando tocca a te
lc-rule-4 = Quando tocca a te, puoi prima inaugurare palazzi. Poi devi prendere una terzina e giocare le sue tre carte.

lc-rule-4-1-title = Inaugurare palazzi
lc-rule-4-1 =
    Puoi inaugurare quanti vuoi dei tuoi palazzi completati, uno dopo l’altro. Per ciascuno, le carte degli altri giocatori dello stesso colore ti danno punti:
    – 1 punto per ogni carta in un cantiere;
    – 2 punti per ogni palazzo completato e non ancora inaugurato, di qualunque dimensione;
    – nulla per un palazzo inaugurato.
    Poi il tuo palazzo passa per sempre fra gli inaugurati.
    Si può inaugurare solo prima di prendere una terzina. Un palazzo che completi in questo turno si inaugura al più presto nel prossimo.

lc-rule-4-2-title = Prendere una terzina
lc-rule-4-2 = Prendi una delle terzine ancora sul tavolo e gioca le sue tre carte, nell’ordine che vuoi. Gioca ogni carta in uno di cinque modi: per iniziare un palazzo, per ampliarne uno, come mura, come torre, oppure scartandola.

lc-rule-4-2a-title = Iniziare un palazzo
lc-rule-4-2a = Una carta di un colore che non hai mai costruito va nel tuo cantiere, come prima carta di un nuovo palazzo. Un colore che si trova in una qualsiasi delle tue tre aree è già costruito.

lc-rule-4-2b-title = Ampliare un palazzo
lc-rule-4-2b =
    Una carta dello stesso colore di un palazzo nel tuo cantiere si mette sulla pila, coprendola a metà. Ora si vede il suo numero civico.
    Un palazzo è completato con cinque carte se si gioca in tre, con quattro se si gioca in quattro e con tre se si gioca in cinque.
    Quando completi un palazzo, ricevi subito 1 punto per ogni finestra di tutte le sue carte. Il palazzo passa fra i completati; i suoi scudi non contano più.

lc-rule-4-2c-title = Mura
lc-rule-4-2c = Metti una carta palazzo coperta fra i completati: è una carta mura. Puoi averne quante vuoi. Danno punti a fine partita, se gli scudi bastano.
lc-rule-4-2c-ours = Una carta mura non ha colore, numero civico, finestre né scudi. Tutti l’hanno vista nella sua terzina, perciò tutti possono guardare in seguito quale carta fosse.

lc-rule-4-2d-title = Torre
lc-rule-4-2d = Metti una carta torre scoperta fra i completati. Le torri danno punti a fine partita.

lc-rule-4-2e-title = Scartare
lc-rule-4-2e = Scarta la carta. Non ha effetto e non torna in gioco. Puoi scartare qualsiasi carta, anche una che potresti usare.

lc-rule-4-3-title = Ogni colore una volta
lc-rule-4-3 = Ogni giocatore può costruire ciascun colore una sola volta nella partita. Quando il suo palazzo di un colore è completato, le altre sue carte di quel colore possono solo diventare mura o essere scartate.

lc-rule-4-4-title = Le torri restano torri
lc-rule-4-4 = Il foglio non dice apertamente che cosa una carta torre non possa essere.
lc-rule-4-4-ours = Una carta torre si può solo erigere come torre o scartare; non può diventare mura. Una carta palazzo non si può mai erigere come torre.

lc-rule-4-5-title = Fine del turno
lc-rule-4-5 = Quando tutti hanno giocato, la terzina rimasta si scarta. Dal mazzo si dispongono nuove terzine, di nuovo una in più dei giocatori, e comincia il turno successivo.

lc-rule-5-title = Fine della partita
lc-rule-5 = Dopo l’ultimo turno si segnano altri punti, in quest’ordine. Si aggiungono a quelli già ricevuti per finestre e inaugurazioni.

lc-rule-5-1-title = Quanti turni
lc-rule-5-1 = In tre si giocano sette turni, in quattro sei turni e in cinque cinque turni.

lc-rule-5-2-title = Ultime inaugurazioni
lc-rule-5-2 = Si stabilisce ancora una volta l’ordine di turno. In quest’ordine ogni giocatore deve inaugurare tutti i palazzi completati non ancora inaugurati, con i punti di ogni inaugurazione. Un palazzo già inaugurato da chi precede non conta più per chi segue.
lc-rule-5-2-ours = Ogni giocatore inaugura tutti i suoi palazzi prima che cominci il successivo. Il loro ordine non cambia nulla, perciò il programma li inaugura da sé.

lc-rule-5-3-title = Mura e torri
lc-rule-5-3 =
    Ogni carta mura e ogni torre vale 1 punto per ogni tuo palazzo inaugurato, ma solo se nel tuo cantiere gli scudi sono almeno il doppio delle carte mura.
    Se sono di meno, le tue mura e le tue torri valgono 0.
    Le torri di per sé non richiedono scudi. Senza mura danno sempre punti.

lc-rule-5-4-title = Civico più basso e più alto
lc-rule-5-4 = Si confrontano tutti i numeri civici visibili nei cantieri e sui palazzi inaugurati di tutti i giocatori. Chi ha il più basso perde 3 punti. Chi ha il più alto riceve 3 punti.
lc-rule-5-4-ours = Uno stesso giocatore può averli entrambi. Si confrontano tutti i palazzi, perché dopo le ultime inaugurazioni fra i completati non ne resta nessuno. Le mura non hanno numero civico.

lc-rule-5-5-title = Chi vince
lc-rule-5-5 = Vince chi ha più punti. In caso di parità vince chi ha il numero civico visibile più alto.
lc-rule-5-5-ours = Il punteggio può essere negativo. Nessun numero civico si ripete, perciò una parità si decide sempre.

lc-rule-6-title = Esempi
lc-rule-6 = Tre momenti al tavolo, contati passo per passo.

lc-rule-6-1-title = Un’inaugurazione
lc-rule-6-1 =
    Ilaria inaugura il suo palazzo rosso.
    Paolo ha due carte rosse nel cantiere: 2 punti. Lucrezia ha una carta rossa nel suo: 1 punto. Giacomo ha un palazzo rosso completato e non ancora inaugurato: 2 punti.
    Ilaria riceve 2 + 1 + 2 = 5 punti.

lc-rule-6-2-title = Mura e una torre
lc-rule-6-2 =
    La partita è finita. Paolo ha quattro carte mura e una torre. Ha inaugurato tre palazzi.
    Le sue mura richiedono 4 × 2 = 8 scudi. Se nel cantiere ne ha otto o più, ogni carta mura e la torre valgono 3 punti: 5 × 3 = 15 punti.
    Se ne ha sette, riceve 0 punti, anche per la torre.

lc-rule-6-3-title = Due carte dello stesso colore
lc-rule-6-3 =
    Si gioca in cinque, quindi un palazzo è completato con tre carte. Zita ha nel cantiere blu 15 e blu 37. Prende una terzina con due carte blu, la 68 e la 81.
    Amplia con blu 68 e così completa il palazzo. Le tre carte hanno 2 + 1 + 3 finestre: riceve subito 6 punti.
    Blu 81 è ormai di troppo: Zita può solo usarla come mura o scartarla.

lc-rule-7-title = Che cosa è nascosto
lc-rule-7 = Sono nascosti l’ordine del mazzo, le quattro carte distribuite a ciascuno finché non si rivelano quelle iniziali, e le due carte che ciascuno allora scarta. Le mura sono coperte, ma tutti le hanno viste quando sono state prese da una terzina. Tutto il resto è scoperto, punti compresi.

lc-rule-8-title = Come si gioca qui
lc-rule-8 = Il programma mescola, conta e tiene l’ordine. Questo capitolo dice che cosa fai tu, e come. Non cambia nessuna regola.

lc-rule-8-1-title = La scelta segreta
lc-rule-8-1 = I giocatori scelgono le carte iniziali uno dopo l’altro. Nessuno vede una scelta prima che sia fatta l’ultima; poi si rivelano tutte insieme. Se più persone usano lo stesso schermo, fra l’una e l’altra un sipario nasconde le carte. Chi tiene due carte dello stesso colore sceglie anche quale sta sopra.

lc-rule-8-2-title = Disporre le terzine
lc-rule-8-2 = Dal secondo turno in poi, le terzine le dispone il primo giocatore del nuovo ordine. È un passo a sé: nulla di nuovo si rivela prima che l’ultimo giocatore abbia chiuso il turno precedente.

lc-rule-8-3-title = Annullare
lc-rule-8-3 = Finché non chiudi il turno, puoi annullare tutto ciò che hai fatto: le inaugurazioni, la terzina e ognuna delle sue carte. Dopo resta com’è. La rivelazione delle carte iniziali e la disposizione delle terzine non si possono annullare.

lc-rule-8-4-title = Previsioni
lc-rule-8-4 = In ogni momento il tavolo mostra i punti che ciascuno avrebbe se la partita finisse ora, con le ultime inaugurazioni, mura e torri e numeri civici. Mostra anche l’ordine del prossimo turno, per come stanno le cose.
