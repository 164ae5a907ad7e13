import type { RoomWords } from '#ui/words/room/nl.ts';

/** The English words of the plan of a room. */
export const en: RoomWords = {
  'room.choose': 'Choose a price band to see where you’d be sitting.',
  'room.stage': 'Stage',
  'room.rank': 'Price band {{zone}}',
  'room.rank.gold': 'Gold',
  'room.rank.1p': 'Stage seats',
  'room.stairsOnly': 'by stairs only',
  'room.partlyStairsOnly': 'partly by stairs only',
  'room.mark.stairs': 'Stairs',
  'room.mark.lift': 'Lift',
  'room.mark.wheelchair': 'Wheelchair spaces',
};
