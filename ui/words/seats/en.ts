import type { SeatWords } from '#ui/words/seats/nl.ts';

/** The English words of the view from a seat. */
export const en: SeatWords = {
  'room.view.middle': 'You look straight at the stage',
  'room.view.left': 'You look at the stage from the left',
  'room.view.right': 'You look at the stage from the right',
  'room.view.behind': 'You see the players from behind and the conductor’s face',
  'room.view.around': 'You sit in the circle around the players',
  'room.view.firstRow': 'from the first row',
  'room.view.rows_one': 'over one row',
  'room.view.rows_other': 'over {{count}} rows',
  'room.view.metres_one': 'from one metre away',
  'room.view.metres_other': 'from {{count}} metres away',
  'room.free_zero': 'No places free in this price band',
  'room.free_one': 'One place free in this price band',
  'room.free_other': '{{count}} places free in this price band',
  'room.hearingLoop': 'with a hearing loop',
};
