### Nuova partita: posti, livelli, opzioni, seme.

new-game-cities = Scegli la città
new-game-places = Posti al tavolo
new-game-seats = { $city }: { $count } posti
new-game-seats-range = { $city }: da { $low } a { $high } posti; occupati { $taken }
new-game-options = Opzioni
new-game-names = Agnese, Bianca, Adso, Michele, Lucia
new-game-name = Nome
new-game-colour = Cambia colore
new-game-person = Persona
new-game-opponent = Avversario
new-game-empty = Vuoto
new-game-person-note = gioca a questo schermo
new-game-empty-note = qui non gioca nessuno
new-game-nobody = nessuno siede qui
new-game-change-later = Puoi cambiarlo durante la partita.
new-game-curtain-none = Solo avversari: li guardi giocare.
new-game-curtain-one = Una persona sola: il sipario non serve.
new-game-curtain-several = Più persone e carte nascoste: si userà il sipario.
new-game-curtain-open = Più persone, niente di nascosto: il sipario non serve.
new-game-seed = Seme
new-game-seed-new = Nuovo
new-game-seed-today = Oggi
new-game-seed-today-hint = La data come seme: chi gioca oggi riceve le stesse carte.
new-game-seed-note = Lo stesso seme distribuisce di nuovo le stesse carte.
new-game-length = Durata
new-game-length-minutes = circa { $count } minuti a partita
new-game-length-range = da { $low } a { $high } minuti a partita
new-game-start = Inizia
new-game-start-note = { $names } · { $key }
new-game-last-time = Come l’ultima volta
new-game-last-time-none = Questo gioco non è ancora mai stato giocato.
new-game-shuffle = Mescola i posti
new-game-why-seats = Si gioca in { $low }–{ $high }; { $count ->
    [one] al tavolo siede una persona.
   *[other] al tavolo siedono in { $count }.
}
new-game-why-name = Ogni posto occupato vuole un nome.
new-game-why-same-name = Due posti portano lo stesso nome.

option-practice = Allenamento
option-practice-hint = Si può annullare tutto, anche i turni degli avversari e la sorte. La partita resta fuori dalle statistiche.

colour-L = Leone rosso
colour-F = Giglio blu
colour-Q = Quercia verde
colour-T = Torre viola
colour-S = Sole arancione

level-human = Persona
level-apprentice = Apprendista
level-apprentice-note = gentile, mai sciocco
level-apprentice-pace = risponde subito
level-artisan = Artigiano
level-artisan-note = solido, a volte sbaglia
level-artisan-pace = risponde subito
level-merchant = Mercante
level-merchant-note = pensa in anticipo; il solito
level-merchant-pace = pensa fino a mezzo secondo
level-magnifico = Magnifico
level-magnifico-note = studia ogni mossa
level-magnifico-pace = pensa fino a due secondi
level-random = Caso
level-random-note = gioca qualsiasi cosa
level-random-pace = risponde subito
level-greedy = Avido
level-greedy-note = prende subito il massimo
level-greedy-pace = risponde subito
