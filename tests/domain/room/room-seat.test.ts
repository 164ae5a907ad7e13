import { describe, expect, it } from 'vitest';
import type { RoomArea } from '#domain/room/room-plan.ts';
import { findSeat, listZoneSeats } from '#domain/room/room-seat.ts';
import {
  aDrawingPath,
  aRoomArea,
  aRoomPlan,
  aRoomSpace,
  someAreaHeights,
} from '#fixtures/builders/a-room-plan.ts';

/** An area with rows from left to right at these heights of the plan; its stage is above them. */
function anArea(ys: readonly number[], own: Partial<RoomArea> = {}): RoomArea {
  return anAreaOf(ys.map((y) => `M10 ${y}h80`).join(''), own);
}

function anAreaOf(path: string, own: Partial<RoomArea> = {}): RoomArea {
  return aRoomArea({
    rows: aDrawingPath(path),
    heights: someAreaHeights({ floor: 1, rise: 0.5 }),
    ...own,
  });
}

function seatAt(areas: readonly RoomArea[], x: number, y: number) {
  const plan = aRoomPlan({ areas, space: aRoomSpace() });
  return findSeat(listZoneSeats(plan, '1'), { x, y });
}

function partsOf(areas: readonly RoomArea[]) {
  const plan = aRoomPlan({ areas, space: aRoomSpace() });
  return listZoneSeats(plan, '1').map(({ choices }) => choices.map(({ part }) => `${part.row} ${part.side}`));
}

describe('the seats of a plan', () => {
  it('SEAT-4 are where the rows have their dots, and the nearest is found', () => {
    expect(seatAt([anArea([50, 56])], 25, 57)).toMatchObject({ x: 10 + 3 * 4.8, y: 56 });
  });

  it('SEAT-4 have the rows ahead that their line of sight crosses, and the height of their own', () => {
    const area = anArea([50, 56, 62]);
    expect(seatAt([area], 50, 50)).toMatchObject({ rowsInFront: 0, floor: 1 });
    expect(seatAt([area], 50, 62)).toMatchObject({ rowsInFront: 2, areaRowsInFront: 2, floor: 2 });
    const besideStage = anAreaOf('M14 20V90');
    expect(seatAt([besideStage], 14, 40)).toMatchObject({ rowsInFront: 0 });
  });

  it('SEAT-4 have the rows ahead of all areas on the floor, and of no other level', () => {
    const floor = [anArea([50, 56]), anArea([62, 68], { zone: '2' })];
    const balcony = anArea([74, 80], { zone: '3', heights: someAreaHeights({ hasEdge: true }) });
    const rear = anArea([100]);
    expect(seatAt([...floor, balcony, rear], 50, 100)).toMatchObject({ rowsInFront: 4, areaRowsInFront: 0 });
    expect(seatAt([{ ...balcony, zone: '1' }, ...floor], 50, 80)).toMatchObject({ rowsInFront: 1 });
  });

  it('SEAT-4 have parts: left, middle and right, in an area of many rows also front and rear', () => {
    expect(partsOf([anArea([50, 56])])).toEqual([['whole left', 'whole middle', 'whole right']]);
    expect(partsOf([anArea([50, 54, 58, 62, 66, 70, 74])])).toEqual([
      ['front left', 'front middle', 'front right', 'rear left', 'rear middle', 'rear right'],
    ]);
    const sides = anAreaOf('M10 40V90M90 40V90');
    expect(partsOf([sides])).toEqual([['whole left', 'whole right']]);
  });

  it('SEAT-4 have the left where a visitor before the stage has it, whatever side of the plan it is', () => {
    const { stage } = aRoomSpace();
    const upward = aRoomSpace({ stage: { ...stage, front: { x: 50, y: -80 } } });
    const plan = aRoomPlan({ areas: [anArea([50])], space: upward });
    expect(findSeat(listZoneSeats(plan, '1'), { x: 90, y: 50 })?.part.side).toBe('left');
  });

  it('SEAT-4 begin with one in the middle, or else on the left', () => {
    const plan = aRoomPlan({ areas: [anArea([50, 56])], space: aRoomSpace() });
    const first = findSeat(listZoneSeats(plan, '1'), undefined);
    expect(Math.abs((first?.x ?? 0) - 50)).toBeLessThan(4.8);
    const sides = anAreaOf('M10 40V90M90 40V90');
    const beside = aRoomPlan({ areas: [sides], space: aRoomSpace() });
    expect(findSeat(listZoneSeats(beside, '1'), undefined)).toMatchObject({ x: 10 });
  });

  it('SEAT-1 are none of a plan without heights, and of an area without them', () => {
    expect(listZoneSeats(aRoomPlan({ areas: [anArea([50])] }), '1')).toEqual([]);
    expect(listZoneSeats(aRoomPlan({ areas: [aRoomArea()], space: aRoomSpace() }), '1')).toEqual([]);
    expect(findSeat([], undefined)).toBeUndefined();
  });
});
