/** The Dutch words of the view from a seat. */
export const nl = {
  'room.view.middle': 'U kijkt recht op het podium',
  'room.view.left': 'U kijkt van links op het podium',
  'room.view.right': 'U kijkt van rechts op het podium',
  'room.view.behind': 'U ziet de musici van achteren en de dirigent van voren',
  'room.view.around': 'U zit in de kring om de musici',
  'room.view.firstRow': 'vanaf de eerste rij',
  'room.view.rows_one': 'over één rij heen',
  'room.view.rows_other': 'over {{count}} rijen heen',
  'room.view.metres_one': 'op één meter afstand',
  'room.view.metres_other': 'op {{count}} meter afstand',
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
