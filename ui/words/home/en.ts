import type { HomeWords } from '#ui/words/home/nl.ts';

/** The English words of the front page. */
export const en: HomeWords = {
  'home.tonight': 'tonight',
  'home.today': 'today',
  'home.next': 'coming soon',
  'home.weekend': 'This weekend',
  'home.days': 'The days ahead',
  'home.whole': 'Whole schedule',
  'home.picks': 'From the season',
  'home.picksText': 'Evenings our programmers would not want to miss.',
  'home.more': 'Look further',
};
