import type { RoomZone } from '#domain/room/room.ts';
import type { Translate } from '#ui/words/translate.ts';

/** Where the seats of a price zone are, as said beside its name and shown in the plan of the room. */
export interface RankLocation {
  /** The id of the zone's radio button; the plan's areas are labels of it. */
  readonly id: string;
  /** The name of the radio group. */
  readonly group: string;
  /** Where the seats are, and whether they are reached by stairs only (ROOM-2): `Tweede balkon, midden; alleen via de trap`. */
  readonly text: string;
  /** How many of its places are free; empty until it is known, undefined where it is not told (SEAT-3). */
  readonly free?: string | undefined;
}

export function toRankLocation(zone: RoomZone, group: string, t: Translate): RankLocation {
  const stairs = { all: t('room.stairsOnly'), some: t('room.partlyStairsOnly'), none: '' }[zone.stairsOnly];
  const places = [...zone.areas.map(({ title }) => title), stairs];
  return { id: toRankRadioButtonId(zone, group), group, text: places.filter(Boolean).join('; ') };
}

/** The id of the radio button of a zone. */
export function toRankRadioButtonId({ key }: RoomZone, group: string): string {
  return `${group}${key.replace(/\s/g, '-')}`;
}
