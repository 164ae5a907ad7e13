import type { MusicianWords } from '#ui/screens/musician/musician.nl.ts';

/** The English words of a musician's page. */
export const en: MusicianWords = {
  'musician.description': '{{Performances}} with {{name}} at {{hall}}: dates, works and tickets.',
  'musician.next': 'Next {{performance}}',
  'musician.count_one': '{{count}} {{performance}} in the calendar',
  'musician.count_other': '{{count}} {{performances}} in the calendar',
  'musician.about': 'About {{name}}',
  'musician.coming': 'Performing in',
  'musician.none':
    'There is no {{performance}} in the calendar at present. Subscribe to the calendar of this page, and a new {{performance}} will appear by itself.',
  'musician.works': 'On the programme',
  'musician.workOn': '{{date}}, {{title}}',
  'musician.companions': 'Together with',
  'musician.pages': 'In stories and news',
  'musician.past': 'Performed before',
};
