import type { SearchWords } from '#ui/words/search/nl.ts';

/** The English words of the search page. */
export const en: SearchWords = {
  'suggestions.events': 'Concerts',
  'suggestions.series': 'Series',
  'suggestions.pages': 'Stories and pages',
  'suggestions.count_one': '{{count}} result for ‘{{keyword}}’',
  'suggestions.count_other': '{{count}} results for ‘{{keyword}}’',
  'suggestions.away': 'The search is not working just now. Please try again in a minute.',
  'suggestions.all': 'All results',
};
