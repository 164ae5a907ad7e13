import type { HomeWords } from '#ui/screens/home/home.nl.ts';

/** The English words of the front page. */
export const en: HomeWords = {
  'home.tonight': 'Tonight',
  'home.today': 'Today',
  'home.next': 'Coming soon',
  'home.alsoToday': 'Also today',
  'home.alsoOn': 'Also on {{date}}',
  'home.weekend': 'This weekend',
  'home.days': 'Coming days',
  'home.fullCalendar': 'Full calendar',
  'home.figures': 'In every figure the shape is the room; the lines are that concert’s own.',
  'home.picks': 'From the season',
  'home.picksText': 'Concerts our programmers would not want to miss.',
  'home.more': 'Explore more',
};
