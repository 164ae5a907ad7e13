import { toPriceZoneKey } from '#domain/pricing/rank.ts';
import type { AreaHeights, PlanPoint, RoomArea, RoomHeights, RoomPlan } from '#domain/room/room-plan.ts';
import { parseRowLines, type RowLine } from '#domain/room/row-lines.ts';
import { computeMiddle, measureFromStage } from '#domain/room/stage.ts';

/** A seat in the plan of a room whose heights are known. */
export interface RoomSeat extends PlanPoint {
  readonly area: RoomArea;
  /** In metres above the floor of the hall. */
  readonly floor: number;
  /** The rows that its line of sight to the middle of the stage crosses on its own level. */
  readonly rowsInFront: number;
  /** Those of its own area among them. */
  readonly areaRowsInFront: number;
  /** Where it is in its area. */
  readonly part: SeatPart;
}

/** A part of an area, its sides as seen from before the stage; `whole`: it has too few rows for a front and a rear. */
export interface SeatPart {
  readonly row: 'front' | 'rear' | 'whole';
  readonly side: 'left' | 'middle' | 'right';
}

/** The seats of one part, with the one that stands for all of them. */
export interface SeatChoice {
  readonly part: SeatPart;
  readonly seat: RoomSeat;
}

/** The seats of an area by its parts. */
export interface AreaSeats {
  readonly area: RoomArea;
  readonly seats: readonly RoomSeat[];
  readonly choices: readonly SeatChoice[];
}

/** The distance of neighbours in units of a plan, as its rows are drawn. */
const seatDistance = 4.8;

/** Areas of at least so many rows have a front and a rear. */
const rowsWithFrontAndRear = 7;

/** The seats of those areas of a zone, by its key, whose heights are known. */
export function listZoneSeats(plan: RoomPlan, zoneKey: string): readonly AreaSeats[] {
  const { space } = plan;
  const areas = plan.areas.filter(({ zone }) => toPriceZoneKey(zone) === zoneKey);
  if (!space) return [];
  return areas.flatMap((area) => {
    const seats = listAreaSeats(plan, space, area);
    return seats.length > 0 ? [{ area, seats, choices: listChoices(seats) }] : [];
  });
}

/** The seat that is nearest to a point of the plan; without a point, the first that stands for a part, rather in the middle. */
export function findSeat(
  zoneSeats: readonly AreaSeats[],
  point: PlanPoint | undefined,
): RoomSeat | undefined {
  if (point)
    return findNearest(
      zoneSeats.flatMap(({ seats }) => seats),
      point,
    );
  const choices = zoneSeats[0]?.choices ?? [];
  return (choices.find(({ part }) => part.side === 'middle') ?? choices[0])?.seat;
}

/** A seat before its part is known. */
interface PlacedSeat extends Omit<RoomSeat, 'part'> {
  /** How far it is from the axis of the stage, to the right of who looks at it. */
  readonly aside: number;
}

function listAreaSeats(plan: RoomPlan, space: RoomHeights, area: RoomArea): readonly RoomSeat[] {
  const { heights } = area;
  if (!heights) return [];
  const own = parseRowLines(area.rows);
  const others = listLevelRows(plan, area, heights);
  const middle = computeMiddle(space.stage.corners);
  const placed = own.flatMap((row) =>
    splitRow(row).map((at): PlacedSeat => {
      const isCrossed = (line: RowLine) => line !== row && crosses(line, at, middle);
      const areaRowsInFront = own.filter(isCrossed).length;
      return {
        ...at,
        area,
        floor: heights.floor + areaRowsInFront * heights.rise,
        areaRowsInFront,
        rowsInFront: areaRowsInFront + others.filter(isCrossed).length,
        aside: measureFromStage(space.stage, at).aside,
      };
    }),
  );
  return toParts(placed);
}

/** The rows of other areas that are on the same level; a balcony is a level of its own. */
function listLevelRows({ areas }: RoomPlan, own: RoomArea, { hasEdge }: AreaHeights): readonly RowLine[] {
  if (hasEdge) return [];
  return areas
    .filter((area) => area !== own && area.heights?.hasEdge === false)
    .flatMap(({ rows }) => parseRowLines(rows));
}

/** The seats of a row: the points at which its dots are drawn. */
function splitRow(row: RowLine): readonly PlanPoint[] {
  const seats: PlanPoint[] = row.slice(0, 1);
  let walked = 0;
  row.slice(1).forEach((to, index) => {
    const from = row[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let next = seats.length * seatDistance; next <= walked + length; next += seatDistance) {
      const part = (next - walked) / length;
      seats.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    walked += length;
  });
  return seats;
}

/** Whether a line crosses the way from one point to another. */
function crosses(line: RowLine, from: PlanPoint, to: PlanPoint): boolean {
  const sideOf = (a: PlanPoint, b: PlanPoint, point: PlanPoint) =>
    Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
  return line.some((end, index) => {
    const begin = line[index - 1];
    return (
      begin !== undefined &&
      sideOf(begin, end, from) !== sideOf(begin, end, to) &&
      sideOf(from, to, begin) !== sideOf(from, to, end)
    );
  });
}

/** The sides begin at a third of the width; front and rear are halves of the rows. */
function toParts(seats: readonly PlacedSeat[]): readonly RoomSeat[] {
  const third = Math.max(...seats.map(({ aside }) => Math.abs(aside))) / 3;
  const rows = seats.map(({ areaRowsInFront }) => areaRowsInFront);
  const count = Math.max(...rows) + 1;
  return seats.map(({ aside, ...seat }) => {
    const side = Math.abs(aside) <= third ? 'middle' : aside < 0 ? 'left' : 'right';
    const row = seat.areaRowsInFront < count / 2 ? 'front' : 'rear';
    return { ...seat, part: { side, row: count < rowsWithFrontAndRear ? 'whole' : row } };
  });
}

const sides = ['left', 'middle', 'right'] as const;

/** The parts of an area, front to rear and left to right; the seat of each is nearest to the middle of its seats. */
function listChoices(seats: readonly RoomSeat[]): readonly SeatChoice[] {
  return (['whole', 'front', 'rear'] as const).flatMap((row) =>
    sides.flatMap((side) => {
      const inPart = seats.filter(({ part }) => part.row === row && part.side === side);
      const seat = findNearest(inPart, computeMiddle(inPart));
      return seat ? [{ part: seat.part, seat }] : [];
    }),
  );
}

function findNearest(seats: readonly RoomSeat[], { x, y }: PlanPoint): RoomSeat | undefined {
  const distanceOf = (seat: RoomSeat) => Math.hypot(seat.x - x, seat.y - y);
  return seats.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}
