/** The Dutch words of the search page. */
export const nl = {
  'suggestions.events': 'Concerten',
  'suggestions.series': 'Series',
  'suggestions.pages': 'Verhalen en pagina’s',
  'suggestions.count_one': '{{count}} resultaat voor ‘{{keyword}}’',
  'suggestions.count_other': '{{count}} resultaten voor ‘{{keyword}}’',
  'suggestions.away': 'Het zoeken werkt op dit moment niet. Probeer het over een minuut opnieuw.',
  'suggestions.all': 'Alle resultaten',
} as const;

export type SearchWords = Readonly<Record<keyof typeof nl, string>>;
