/** The Dutch words of the discovery pages. */
export const nl = {
  'discovery.search': 'Zoek in de verhalen',
  'discovery.searchHint': 'componist, instrument of woord',
  'discovery.find': 'Zoek',
  'discovery.facet.categories': 'Rubrieken',
  'discovery.facet.tags': 'Onderwerpen',
  'discovery.count_one': '{{count}} verhaal',
  'discovery.count_other': '{{count}} verhalen',
  'discovery.found': 'Gevonden verhalen',
  'discovery.empty.title': 'Geen verhalen met deze filters',
  'discovery.empty.text': 'Haal een filter weg, of blader door alles wat er te lezen en te horen is.',
  'discovery.empty.all': 'Toon alle verhalen',
  'discovery.unavailable.title': 'De verhalen zijn even niet te doorzoeken',
  'discovery.unavailable.text':
    'Zoeken lukt op dit moment niet. De rubrieken op de ontdekpagina zijn er wel.',
  'discovery.unavailable.retry': 'Probeer opnieuw',
  'discovery.latest': 'Nieuw',
  'discovery.all': 'Alle verhalen',
  'discovery.more': 'Verder lezen',
  'discovery.concerts': 'Binnenkort te horen',
  'discovery.sameComposer': 'Van dezelfde componist',
  'discovery.allConcerts': 'Bekijk alle concerten in de agenda',
  'discovery.contents': 'In deze rubriek',
  'discovery.posted': 'Gepubliceerd',
} as const;

export type DiscoveryWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly discovery: DiscoveryWords;
  }
}
