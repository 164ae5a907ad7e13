import type { SearchWords } from '#ui/words/search/nl.ts';

/** The English words of the search page. */
export const en: SearchWords = {
  'search.label': 'Search the whole site',
  'search.submit': 'Search',
  'search.found': 'For ‘{{keyword}}’: {{concerts}}, {{series}} and {{pages}}',
  'search.concerts_one': '{{count}} concert',
  'search.concerts_other': '{{count}} concerts',
  'search.series_one': '{{count}} series',
  'search.series_other': '{{count}} series',
  'search.pages_one': '{{count}} page',
  'search.pages_other': '{{count}} pages',
  'search.group.events': 'Concerts',
  'search.group.series': 'Series',
  'search.group.pages': 'Pages',
  'search.allConcerts_one': 'See the concert in the calendar',
  'search.allConcerts_other': 'All {{count}} in the calendar',
  'search.allSeries_one': 'See the series in the overview',
  'search.allSeries_other': 'All {{count}} in the overview',
  'search.seriesConcerts_one': '{{count}} concert',
  'search.seriesConcerts_other': '{{count}} concerts',
  'search.begin.composers': 'On the stands this season',
  'search.begin.pages': 'Or browse',
  'search.nothing.title': 'Nothing found for ‘{{keyword}}’',
  'search.nothing.text':
    'There may be a letter too many or too few. A surname alone often works best; accents are not needed.',
  'search.away.title': 'The search is not working right now',
  'search.away.text': 'Our concerts go on as planned. Try again in a minute, or browse on.',
  'search.away.retry': 'Try again',
};
