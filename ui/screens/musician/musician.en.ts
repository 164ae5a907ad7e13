import type { MusicianWords } from '#ui/screens/musician/musician.nl.ts';

/** The English words of a musician's page. */
export const en: MusicianWords = {
  'musician.description': 'Concerts with {{name}} at {{hall}}: dates, works and tickets.',
  'musician.next': 'Next concert',
  'musician.count_one': '{{count}} concert in the calendar',
  'musician.count_other': '{{count}} concerts in the calendar',
  'musician.about': 'About {{name}}',
  'musician.coming': 'Performing in',
  'musician.none':
    'There is no concert in the calendar at present. Subscribe to the calendar of this page, and a new concert will appear by itself.',
  'musician.works': 'On the programme',
  'musician.workOn': '{{date}}, {{title}}',
  'musician.companions': 'Together with',
  'musician.pages': 'In stories and news',
  'musician.past': 'Performed before',
};
