### Il regolamento.

rules-search = Cerca nelle regole
rules-finds = { $count ->
    [0] non si trova
    [one] un risultato
   *[other] { $count } risultati
}
rules-differences = Diverso dalla scatola
rules-differs = Diverso dalla scatola
rules-all-differences = Tutte le differenze in una pagina
rules-in-this-section = In questa sezione
rules-see-also = Vedi anche
rules-printed = Nelle regole stampate giapponesi: { $term }
rules-page = pagina { $page } di { $pages }
rules-previous = Precedente
rules-next = Seguente
rules-no-previous = Questa è la prima pagina.
rules-no-next = Questa è l’ultima pagina.
