/** The Dutch words of the series pages. */
export const nl = {
  'series.count_one': '{{count}} concert',
  'series.count_other': '{{count}} concerten',
  'series.span': '{{first}} tot en met {{last}}',
  'series.rooms_one': 'en nog {{count}} zaal',
  'series.rooms_other': 'en nog {{count}} zalen',
  'series.countToCome': '{{total}}, nog {{toCome}} te gaan',
  'series.saving': 'scheelt {{amount}} met losse kaarten',
  'series.savingToCome': 'scheelt {{amount}} op wat nog komt',
  'series.separate': 'Per concert te bestellen',
  'series.ended': 'Alleen nog per concert te bestellen',
  'series.over': 'Deze serie is voorbij',
  'series.remaining':
    'De prijs geldt voor de hele serie, ook voor wat al geweest is. Losse kaarten voor de {{toCome}} concerten die nog komen kosten samen vanaf {{amount}}.',
  'series.priceNote': 'voor alle concerten samen',
  'series.saleStart': 'Verkoop vanaf',
  'series.saleSince': 'Verkoop sinds',
  'series.frieze': 'De concerten van deze serie',
  'series.concerts': 'De concerten',
  'series.by': 'Van',
  'series.moreOf': 'Alle series van {{organizer}}',
  'series.single': 'Elk concert is ook los te bestellen.',
  'series.subscription': 'De hele serie',
  'series.prices': 'Prijzen van de hele serie',
  'series.noPrices': 'Deze serie heeft geen prijs voor het geheel: u bestelt per concert.',
  'series.order': 'Bestel de serie',
  'series.sale.everyone': 'Iedereen vanaf {{date}}',
  'series.sale.presale': 'Voorverkoop vanaf {{date}}',
  'series.related': 'Andere series',
  'series.all': 'Alle series',
  'series.search': 'Zoek in de series',
  'series.searchHint': 'componist, avond of ensemble',
  'series.total_one': '{{count}} serie',
  'series.total_other': '{{count}} series',
  'series.show_one': 'Toon {{count}} serie',
  'series.show_other': 'Toon {{count}} series',
  'series.apply': 'Toon series',
  'series.facet.genres': 'Genre',
  'series.facet.organizers': 'Organisator',
  'series.facet.rooms': 'Zaal',
  'series.empty.title': 'Niets gevonden met deze filters',
  'series.empty.text': 'Haal een filter weg, of begin opnieuw met de hele lijst.',
  'series.unavailable.title': 'Deze lijst is even niet te doorzoeken',
  'series.unavailable.text':
    'Zoeken lukt op dit moment niet. Probeer het over een minuut opnieuw, of bel de kassa.',
  'series.unavailable.retry': 'Probeer opnieuw',
  'series.organizer': 'Over {{organizer}}',
  'series.concerts.search': 'Zoek in de concerten',
  'series.concerts.searchHint': 'componist, werk of musicus',
  'series.concerts.all': 'Alle concerten',
  'series.concerts.show_one': 'Toon {{count}} concert',
  'series.concerts.show_other': 'Toon {{count}} concerten',
  'series.concerts.apply': 'Toon concerten',
} as const;

export type SeriesWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly series: SeriesWords;
  }
}
