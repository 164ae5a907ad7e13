/** The Dutch words of the search page. */
export const nl = {
  'suggestions.events': 'Concerten',
  'suggestions.series': 'Series',
  'suggestions.pages': 'Verhalen en pagina’s',
  'suggestions.count_zero':
    'Niets gevonden voor ‘{{keyword}}’. Misschien lukt het met een ander woord, of alleen een achternaam.',
  'suggestions.count_one': '{{count}} resultaat voor ‘{{keyword}}’',
  'suggestions.count_other': '{{count}} resultaten voor ‘{{keyword}}’',
  'suggestions.away': 'Zoeken lukt op dit moment niet. Probeer het over een minuut opnieuw.',
  'suggestions.all': 'Alle resultaten',
  'suggestions.near': 'Geen concert met precies ‘{{keyword}}’; dit komt het dichtst in de buurt.',
  'search.label': 'Zoek op de hele site',
  'search.submit': 'Zoek',
  'search.found': 'Voor ‘{{keyword}}’: {{concerts}}, {{series}} en {{pages}}',
  'search.answered': 'Over ‘{{keyword}}’',
  'search.near': 'Geen concert met precies ‘{{keyword}}’ in de agenda. Dit komt het dichtst in de buurt.',
  'search.best_one': 'Beste resultaat',
  'search.best_other': 'De {{count}} beste resultaten',
  'search.next': 'Als eerste in de agenda',
  'search.concerts_one': '{{count}} concert',
  'search.concerts_other': '{{count}} concerten',
  'search.series_one': '{{count}} serie',
  'search.series_other': '{{count}} series',
  'search.pages_one': '{{count}} pagina',
  'search.pages_other': '{{count}} pagina’s',
  'search.group.musicians': 'Musici',
  'search.group.events': 'Concerten',
  'search.group.series': 'Series',
  'search.group.pages': 'Pagina’s',
  'search.allConcerts_one': 'Bekijk het concert in de agenda',
  'search.allConcerts_other': 'Bekijk alle {{count}} in de agenda',
  'search.allSeries_one': 'Bekijk de serie in het overzicht',
  'search.allSeries_other': 'Bekijk alle {{count}} in het overzicht',
  'search.seriesConcerts_one': '{{count}} concert',
  'search.seriesConcerts_other': '{{count}} concerten',
  'search.start.composers': 'Dit seizoen te horen',
  'search.start.pages': 'Of blader',
  'search.nothing.title': 'Niets gevonden voor ‘{{keyword}}’',
  'search.nothing.text':
    'Misschien staat er een letter te veel of te weinig. Een achternaam alleen werkt vaak het best; accenten hoeven niet.',
  'search.away.title': 'Zoeken lukt nu even niet',
  'search.away.text':
    'Onze concerten gaan gewoon door. Probeer het over een minuut opnieuw, of blader verder.',
  'search.away.retry': 'Probeer opnieuw',
} as const;

export type SearchWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly search: SearchWords;
  }
}
