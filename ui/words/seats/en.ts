import type { SeatWords } from '#ui/words/seats/nl.ts';

/** The English words of the view from a seat. */
export const en: SeatWords = {
  'room.view.middle': 'You look straight at the stage',
  'room.view.left': 'You look at the stage from the left',
  'room.view.right': 'You look at the stage from the right',
  'room.view.behind': 'You look at the stage from behind',
  'room.view.conductor': 'You see the players from behind and the conductor’s face',
  'room.view.around': 'You sit in the circle around the stage',
  'room.view.noRows': 'with no row before you',
  'room.view.rows_one': 'over one row',
  'room.view.rows_other': 'over {{count}} rows',
  'room.view.metres_one': 'from one metre away',
  'room.view.metres_other': 'from {{count}} metres away',
  'room.part': 'Place in this price band',
  'room.part.front': 'front',
  'room.part.rear': 'rear',
  'room.part.left': 'left',
  'room.part.middle': 'middle',
  'room.part.right': 'right',
  'room.free_zero': 'No places free in this price band',
  'room.free_one': 'One place free in this price band',
  'room.free_other': '{{count}} places free in this price band',
  'room.hearingLoop': 'with a hearing loop',
};
