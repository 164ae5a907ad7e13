/** The Dutch words of the plan of a room. */
export const nl = {
  'room.choose': 'Kies een rang en zie waar u zit.',
  'room.stage': 'Podium',
  'room.rank': 'Rang {{zone}}',
  'room.rank.gold': 'Goud',
  'room.rank.1p': 'Podium',
  'room.stairsOnly': 'alleen via de trap',
  'room.partlyStairsOnly': 'deels alleen via de trap',
  'room.mark.stairs': 'Trap',
  'room.mark.lift': 'Lift',
  'room.mark.wheelchair': 'Rolstoelplaatsen',
} as const;

export type RoomWords = Readonly<Record<keyof typeof nl, string>>;
