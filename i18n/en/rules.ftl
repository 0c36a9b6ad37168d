### The rule book.

rules-search = Search the rules
rules-finds = { $count ->
    [0] found nowhere
    [one] one place
   *[other] { $count } places
}
rules-differences = Differs from the box
rules-differs = Differs from the box
rules-all-differences = All differences on one page
rules-in-this-section = In this section
rules-see-also = See also
rules-printed = In the printed Japanese rules: { $term }
rules-page = page { $page } of { $pages }
rules-previous = Previous
rules-next = Next
rules-no-previous = This is the first page.
rules-no-next = This is the last page.
