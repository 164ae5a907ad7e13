import type { Brand } from '#domain/branded-type.ts';
import { parseRank, type Rank, ranks, toPriceZoneKey } from '#domain/pricing/rank.ts';

/** The lines of a drawing, as the `d` of an SVG path: letters of commands and numbers, nothing else. */
export type DrawingPath = Brand<string, 'DrawingPath'>;

/** Longer than the rows of the largest room. */
const maxLength = 8000;

/** Parses path data: it begins with a move, and has only commands, numbers and separators. */
export function parseDrawingPath(text: string): DrawingPath | undefined {
  return text.length <= maxLength && /^M[-\d\s.,MLHVCSQTAZ]+$/i.test(text)
    ? (text as DrawingPath)
    : undefined;
}

/** A position in the plan of a room, in its own units: `x` to the right, `y` down. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** The seats of one price zone that are together, such as a balcony (ROOM-1). */
export interface RoomArea {
  /** Where it is: `Tweede balkon`. */
  readonly title: string;
  /** The price zone, as in the prices. */
  readonly zone: string;
  /** One line for each row of seats. */
  readonly rows: DrawingPath;
  /** Where the name of its zone is written: once in each part. */
  readonly labels: readonly PlanPoint[];
  /** Whether it is reached by stairs only. */
  readonly stairsOnly: boolean;
}

export const roomMarkKinds = ['stairs', 'lift', 'wheelchair'] as const;

/** A place in a room that visitors look for: stairs, a lift, places for wheelchairs. */
export interface RoomMark extends PlanPoint {
  readonly kind: (typeof roomMarkKinds)[number];
}

/** The plan of a room as seen from above, all levels beside each other. */
export interface RoomPlan {
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  readonly walls: DrawingPath;
  readonly stage: DrawingPath;
  /** Where the word for the stage is written. */
  readonly stageLabel: PlanPoint;
  readonly areas: readonly RoomArea[];
  readonly marks: readonly RoomMark[];
}

/** The areas of one price zone. */
export interface RoomZone {
  /** The same for all spellings of the zone. */
  readonly key: string;
  /** The zone as the plan writes it. */
  readonly zone: string;
  /** Determines the colour; null for a zone without a rank. */
  readonly rank: Rank | null;
  readonly areas: readonly RoomArea[];
  /** Whether all, some or none of its areas are reached by stairs only (ROOM-2). */
  readonly stairsOnly: 'all' | 'some' | 'none';
}

/** The zones of a plan, best rank first, zones without a rank last. */
export function listRoomZones({ areas }: RoomPlan): readonly RoomZone[] {
  const keys = new Set(areas.map(({ zone }) => toPriceZoneKey(zone)));
  const zones = [...keys].map((key) =>
    toRoomZone(
      key,
      areas.filter(({ zone }) => toPriceZoneKey(zone) === key),
    ),
  );
  return zones.toSorted((one, other) => sortIndex(one) - sortIndex(other));
}

/** The zone of a plan to which a price belongs; undefined if the plan does not have it. */
export function findRoomZone(plan: RoomPlan, zone: string): RoomZone | undefined {
  return listRoomZones(plan).find(({ key }) => key === toPriceZoneKey(zone));
}

/** The kinds of marks that a plan has, each once, in the order of its legend. */
export function listRoomMarkKinds({ marks }: RoomPlan): readonly RoomMark['kind'][] {
  return roomMarkKinds.filter((kind) => marks.some((mark) => mark.kind === kind));
}

function toRoomZone(key: string, areas: readonly RoomArea[]): RoomZone {
  const zone = areas[0]?.zone ?? key;
  return { key, zone, rank: parseRank(zone), areas, stairsOnly: toStairs(areas) };
}

function toStairs(areas: readonly RoomArea[]): RoomZone['stairsOnly'] {
  if (areas.every(({ stairsOnly }) => stairsOnly)) return 'all';
  return areas.some(({ stairsOnly }) => stairsOnly) ? 'some' : 'none';
}

function sortIndex({ rank }: RoomZone): number {
  return rank === null ? ranks.length : ranks.indexOf(rank);
}

export const arrivalKinds = ['tram', 'train', 'bicycle', 'car', 'ferry', 'foot'] as const;

/** Where visitors arrive, and their way on foot from there to the door (ROOM-5). */
export interface Arrival {
  readonly kind: (typeof arrivalKinds)[number];
  /** The stop, the station or the garage: `Halte Klankhuis`. */
  readonly title: string;
  /** The way to the door, in words. */
  readonly text: string;
  /** On foot to the door. */
  readonly minutes: number;
}
