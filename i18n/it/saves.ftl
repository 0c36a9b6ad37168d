### Le partite in corso, e ciò che può accadere a un salvataggio.

saves-heading = Partite in corso
saves-hint = Quelle finite sono nell’archivio
saves-none = Nessuna partita in corso.
saves-rename = Rinomina
saves-rename-heading = Un nome per questa partita
saves-export = Esporta
saves-exported = Copiata in { $path }
saves-delete = Elimina
saves-delete-question = Eliminare questa partita?
saves-delete-text = { $name } sparirà per sempre.
saves-keep = Tienila
saves-import = Importa
saves-import-help = Qui compaiono le partite che si trovano fra i download o in { $path }.
saves-import-none = Nessuna partita in attesa.
saves-import-path = oppure il percorso di un file
saves-imported = { $name } è ora fra le tue partite.
saves-today = salvata alle { $time }
saves-day = { $day } { $month } { $year }

core-save-read-only = Il gioco è già aperto in un’altra finestra: qui non si può salvare.
core-save-unwritable = Non è stato possibile salvare la partita: il disco è pieno o protetto?
core-save-cut = La fine di questo salvataggio era tronca. La partita riprende dopo l’azione { $action }.
core-save-older = La riga { $line } di questo salvataggio era danneggiata. Una copia precedente riprende dopo l’azione { $action }; il file danneggiato è conservato.
core-save-damaged = Questo salvataggio è danneggiato alla riga { $line } e nessuna copia precedente è buona. Il file è conservato.
core-save-empty = Questo file è vuoto. Resta dov’è.
core-save-foreign = Questo file non è una partita di Quattro Città. Resta com’è.
core-save-version = Questo salvataggio viene da un’altra versione del gioco. Resta com’è.
core-save-game = Questa partita è di un gioco che qui non c’è. Resta com’è.
core-save-large = Questo file è più grande della registrazione di qualsiasi partita. Resta com’è.
core-save-unreadable = Non è possibile leggere questo file.

month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
