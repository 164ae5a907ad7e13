/** The Dutch words of the view from a seat. */
export const nl = {
  'room.view.middle': 'U kijkt recht op het podium',
  'room.view.left': 'U kijkt van links op het podium',
  'room.view.right': 'U kijkt van rechts op het podium',
  'room.view.behind': 'U kijkt van achteren op het podium',
  'room.view.conductor': 'U ziet de musici van achteren en de dirigent van voren',
  'room.view.around': 'U zit in de kring om het podium',
  'room.view.noRows': 'zonder rij voor u',
  'room.view.rows_one': 'over één rij heen',
  'room.view.rows_other': 'over {{count}} rijen heen',
  'room.view.metres_one': 'op één meter afstand',
  'room.view.metres_other': 'op {{count}} meter afstand',
  'room.part': 'Plaats in deze rang',
  'room.part.front': 'vooraan',
  'room.part.rear': 'achteraan',
  'room.part.left': 'links',
  'room.part.middle': 'midden',
  'room.part.right': 'rechts',
  'room.free_zero': 'Geen plaatsen vrij in deze rang',
  'room.free_one': 'Nog één plaats vrij in deze rang',
  'room.free_other': 'Nog {{count}} plaatsen vrij in deze rang',
  'room.hearingLoop': 'met ringleiding',
} as const;

export type SeatWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly seats: SeatWords;
  }
}
