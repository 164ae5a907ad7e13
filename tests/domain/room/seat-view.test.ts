import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCamera, projectPolygon, viewWidth } from '#domain/room/camera.ts';
import { type SeatView, computeSeatView } from '#domain/room/seat-view.ts';
import type { StageCompany } from '#domain/room/stage-company.ts';
import type { ViewShapeKind } from '#domain/room/view-shape.ts';
import { aRoomSeat, aRoomSpace } from '#fixtures/builders/a-room-plan.ts';

const trio: StageCompany = { players: 3, hasConductor: false };

/** The view from a seat of a room of 100 by 120 units, whose stage is in the middle above. */
function viewFrom(
  seat: Parameters<typeof aRoomSeat>[0],
  space = aRoomSpace(),
  company: StageCompany = trio,
): SeatView {
  return computeSeatView(space, aRoomSeat(seat), company);
}

function count({ shapes }: SeatView, kind: ViewShapeKind): number {
  return shapes.filter((shape) => shape.kind === kind).length;
}

/** The leftmost and the rightmost point of the stage. */
function stageOf({ shapes }: SeatView): readonly [left: number, right: number] {
  const xs = shapes.filter(({ kind }) => kind === 'stage').flatMap(({ points }) => points.map(([x]) => x));
  return [Math.min(...xs), Math.max(...xs)];
}

describe('the view from a seat', () => {
  it('SEAT-1 has the stage in its middle, from each seat that faces it', () => {
    const view = viewFrom({ x: 50, y: 100 });
    const [left, right] = stageOf(view);
    expect(view.side).toBe('middle');
    expect(left + right).toBeCloseTo(viewWidth);
  });

  it('SEAT-1 has a larger stage from a nearer seat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 45, max: 100 }), fc.integer({ min: 1, max: 15 }), (y, nearer) => {
        const [far, near] = [viewFrom({ x: 50, y }), viewFrom({ x: 50, y: y - nearer })].map(stageOf);
        expect((near?.[1] ?? 0) - (near?.[0] ?? 0)).toBeGreaterThan((far?.[1] ?? 0) - (far?.[0] ?? 0));
      }),
    );
  });

  it('SEAT-1 is that of a seat on the other side, mirrored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 49 }), fc.integer({ min: 40, max: 110 }), (x, y) => {
        const [left, right] = [viewFrom({ x, y }), viewFrom({ x: 100 - x, y })];
        const [from, to] = stageOf(left);
        expect(stageOf(right)[0]).toBeCloseTo(viewWidth - to);
        expect(stageOf(right)[1]).toBeCloseTo(viewWidth - from);
        const opposite = {
          left: 'right',
          right: 'left',
          middle: 'middle',
          behind: 'behind',
          around: 'around',
        };
        expect(right.side).toBe(opposite[left.side]);
        expect(right.metres).toBe(left.metres);
      }),
    );
  });

  it.each([
    ['left', { x: 5, y: 60 }],
    ['right', { x: 95, y: 60 }],
    ['behind', { x: 50, y: 8 }],
  ] as const)('SEAT-1 says that it is from the %s', (side, seat) => {
    expect(viewFrom(seat).side).toBe(side);
  });

  it('SEAT-1 has no side where the stage has no front', () => {
    const { front: _, ...stage } = aRoomSpace().stage;
    expect(viewFrom({ x: 5, y: 60 }, aRoomSpace({ stage })).side).toBe('around');
  });

  it('SEAT-1 says the metres to the middle of the stage', () => {
    expect(viewFrom({ x: 50, y: 120 }, aRoomSpace({ metresPerUnit: 0.2 })).metres).toBe(20);
  });

  it('SEAT-1 has the heads of the rows ahead, of the nearest six alone', () => {
    expect(count(viewFrom({ rowsInFront: 0 }), 'head')).toBe(0);
    const few = count(viewFrom({ rowsInFront: 2 }), 'head');
    expect(few).toBeGreaterThan(0);
    expect(count(viewFrom({ rowsInFront: 6 }), 'head')).toBeGreaterThan(few);
    expect(viewFrom({ rowsInFront: 20 }).shapes).toHaveLength(viewFrom({ rowsInFront: 6 }).shapes.length);
    expect(viewFrom({ rowsInFront: 20 }).rowsInFront).toBe(20);
  });

  it('SEAT-1 has lower heads where the rows rise', () => {
    const topOf = ({ shapes }: SeatView) =>
      Math.min(
        ...shapes.filter(({ kind }) => kind === 'head').flatMap(({ points }) => points.map(([, y]) => y)),
      );
    expect(topOf(viewFrom({ rowsInFront: 1, heights: { rise: 0.4 } }))).toBeGreaterThan(
      topOf(viewFrom({ rowsInFront: 1 })),
    );
  });

  it('SEAT-1 has the edge of a balcony over the stage, and below the heads', () => {
    const kinds = viewFrom({
      floor: 5,
      rowsInFront: 1,
      areaRowsInFront: 1,
      heights: { floor: 5, hasEdge: true },
    }).shapes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'edge')).toHaveLength(1);
    expect(kinds.indexOf('edge')).toBeGreaterThan(kinds.lastIndexOf('stage'));
    expect(kinds.indexOf('edge')).toBeLessThan(kinds.indexOf('head'));
  });

  it('SEAT-1 has the stage over the edge, from the first row of a balcony that is half as high as it is far', () => {
    const { shapes } = viewFrom({ floor: 3.85, heights: { floor: 3.85, hasEdge: true } });
    const topOf = (kindOfShape: ViewShapeKind) =>
      Math.min(
        ...shapes.flatMap(({ kind, points }) => (kind === kindOfShape ? points.map(([, y]) => y) : [])),
      );
    expect(topOf('stage')).toBeLessThan(topOf('edge'));
  });

  it('SEAT-1 has a pillar before the players that it hides, and none that is behind the seat', () => {
    const between = viewFrom({ x: 50, y: 100 }, aRoomSpace({ pillars: [{ x: 50, y: 60 }] }));
    expect(between.shapes.findLastIndex(({ kind }) => kind === 'player')).toBeLessThan(
      between.shapes.findIndex(({ kind }) => kind === 'pillar'),
    );
    expect(count(viewFrom({ x: 50, y: 60 }, aRoomSpace({ pillars: [{ x: 50, y: 110 }] })), 'pillar')).toBe(0);
  });

  it.each([1, 2, 3, 4, 9])('SEAT-5 has %s players apart from each other', (players) => {
    const view = viewFrom({}, aRoomSpace(), { players, hasConductor: false });
    const middles = view.shapes
      .filter(({ kind }) => kind === 'player')
      .map(({ points }) => points.reduce((sum, [x]) => sum + x, 0) / points.length);
    expect(new Set(middles.map(Math.round)).size).toBe(players);
  });

  it('SEAT-5 has as many players as fit on the stage, and before them a conductor who stands', () => {
    const stage = (hasConductor: boolean) =>
      viewFrom({}, aRoomSpace({ metresPerUnit: 0.3 }), { players: 100, hasConductor });
    expect(count(stage(false), 'player')).toBeGreaterThan(9);
    expect(count(stage(false), 'player')).toBeLessThan(60);
    const topOf = ({ shapes }: SeatView) =>
      Math.min(
        ...shapes.filter(({ kind }) => kind === 'player').flatMap(({ points }) => points.map(([, y]) => y)),
      );
    expect(topOf(stage(true))).toBeLessThan(topOf(stage(false)));
  });
});

describe('the camera', () => {
  const camera = createCamera({ x: 0, y: 10, z: 1 }, { x: 0, y: 0, z: 1 });

  it('SEAT-1 sees what it looks at in the middle, higher things above it, and things to its right on the right', () => {
    expect(camera.project({ x: 0, y: 0, z: 1 })).toEqual([160, 100]);
    expect(camera.project({ x: 0, y: 0, z: 2 })[1]).toBeLessThan(100);
    expect(camera.project({ x: 2, y: 0, z: 1 })[0]).toBeGreaterThan(160);
  });

  it('SEAT-1 cuts off what is beside and behind it', () => {
    const floor = [
      { x: -5, y: 0, z: 0 },
      { x: 5, y: 0, z: 0 },
      { x: 5, y: 20, z: 0 },
      { x: -5, y: 20, z: 0 },
    ];
    const seen = projectPolygon(camera, floor);
    expect(seen).toHaveLength(4);
    expect(seen.every(([x, y]) => Number.isFinite(x) && y > 100)).toBe(true);
    expect(
      projectPolygon(
        camera,
        floor.map((point) => ({ ...point, y: point.y + 30 })),
      ),
    ).toEqual([]);
  });
});
