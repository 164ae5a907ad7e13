import { moveLevel, type Camera, createCamera, projectPolygon, type RoomPoint } from '#domain/room/camera.ts';
import { playerHeight, rowDistance, toHeads, toPeopleOnStage } from '#domain/room/people.ts';
import type { AreaHeights, PlanPoint, RoomHeights } from '#domain/room/room-plan.ts';
import type { RoomSeat } from '#domain/room/room-seat.ts';
import type { StageCompany } from '#domain/room/stage-company.ts';
import { computeFacing, measureFromStage, toMiddle } from '#domain/room/stage.ts';
import type { PlacedPolygon, Polygon, ViewShape } from '#domain/room/view-shape.ts';

/** From where a seat looks at the stage; `around`: the stage has no front. */
export type SeatSide = 'middle' | 'left' | 'right' | 'behind' | 'around';

/** How the stage is seen from a seat (SEAT-1). */
export interface SeatView {
  /** From the farthest to the nearest. */
  readonly shapes: readonly ViewShape[];
  readonly side: SeatSide;
  readonly rowsInFront: number;
  /** From the seat to the middle of the stage, in whole metres. */
  readonly metres: number;
}

const eyeAboveFloor = 1.2;
/** The least height of a barrier before seats (EN 13200-3). */
const edgeHeight = 0.8;
const pillarWidth = 0.4;

/** The view from a seat, as its company stands on the stage; all in metres. */
export function computeSeatView(space: RoomHeights, seat: RoomSeat, company: StageCompany): SeatView {
  const eye = toMetres(space, seat, seat.floor + eyeAboveFloor);
  const corners = space.stage.corners.map((corner) => toMetres(space, corner, space.stage.height));
  const middle = toMiddle(corners);
  const camera = createCamera(eye, { ...middle, z: middle.z + playerHeight / 2 });
  const polygons = [...toRoom(space, corners, company, camera), ...toRowsInFront(seat, camera)];
  return {
    shapes: polygons.flatMap(({ kind, points }) => {
      const projected = projectPolygon(camera, points);
      return projected.length > 2 ? [{ kind, points: projected }] : [];
    }),
    side: toSide(space, seat),
    rowsInFront: seat.rowsInFront,
    metres: Math.round(Math.hypot(eye.x - middle.x, eye.y - middle.y)),
  };
}

function toMetres({ metresPerUnit }: RoomHeights, { x, y }: PlanPoint, z: number): RoomPoint {
  return { x: x * metresPerUnit, y: y * metresPerUnit, z };
}

/** Walls, stage, and who or what stands in the room. */
function toRoom(
  space: RoomHeights,
  corners: readonly RoomPoint[],
  company: StageCompany,
  camera: Camera,
): readonly Polygon[] {
  const { outline, ceiling, stage, pillars } = space;
  const upright = [
    ...toPeopleOnStage({ corners, facing: computeFacing(stage) }, company, camera),
    ...pillars.map((foot) => toPillar(toMetres(space, foot, 0), ceiling, camera)),
  ];
  return [
    ...toSides(
      outline.map((corner) => toMetres(space, corner, 0)),
      ceiling,
    ).map((points): Polygon => ({ kind: 'wall', points })),
    ...toStage(corners, stage.height, camera),
    ...upright.toSorted((one, other) => other.depth - one.depth),
  ];
}

/** The edge of the balcony, and those who sit between the seat and it. */
function toRowsInFront(seat: RoomSeat, camera: Camera): readonly Polygon[] {
  const { heights } = seat.area;
  if (!heights) return [];
  return [
    ...(heights.hasEdge ? [toEdge(seat, heights, camera)] : []),
    ...toHeads(seat, heights.rise, camera),
  ];
}

/** Seats within this angle of the middle of the stage look straight at it, in degrees. */
const straightAngle = 14;

function toSide({ stage }: RoomHeights, seat: PlanPoint): SeatSide {
  if (!stage.front) return 'around';
  const { inFront, aside } = measureFromStage(stage, seat);
  if (inFront <= 0) return 'behind';
  const angle = (Math.atan2(Math.abs(aside), inFront) * 180) / Math.PI;
  if (angle <= straightAngle) return 'middle';
  return aside > 0 ? 'right' : 'left';
}

/** The sides of the stage, the farthest first, and its floor, which covers those behind it. */
function toStage(corners: readonly RoomPoint[], height: number, camera: Camera): readonly Polygon[] {
  const foot = corners.map((corner) => ({ ...corner, z: corner.z - height }));
  const sides = toSides(foot, height)
    .map((points) => ({ kind: 'stage', points, depth: camera.depthOf(toMiddle(points)) }) as const)
    .toSorted((one, other) => other.depth - one.depth);
  return [...sides, { kind: 'stage', points: corners }];
}

/** The upright sides above the outline of a floor. */
function toSides(outline: readonly RoomPoint[], height: number): readonly (readonly RoomPoint[])[] {
  return outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return [from, to, { ...to, z: to.z + height }, { ...from, z: from.z + height }];
  });
}

function toPillar(foot: RoomPoint, height: number, camera: Camera): PlacedPolygon {
  const [left, right] = [
    moveLevel(foot, camera, 0, -pillarWidth / 2),
    moveLevel(foot, camera, 0, pillarWidth / 2),
  ];
  return {
    kind: 'pillar',
    points: [left, right, { ...right, z: height }, { ...left, z: height }],
    depth: camera.depthOf(foot),
  };
}

/** The edge of the balcony, before its first row. */
function toEdge({ areaRowsInFront }: RoomSeat, { floor }: AreaHeights, camera: Camera): Polygon {
  const distance = areaRowsInFront * rowDistance + 0.7;
  const top = floor + edgeHeight;
  const [left, right] = [-14, 14].map((aside) => ({
    ...moveLevel(camera.eye, camera, distance, aside),
    z: top,
  }));
  if (!left || !right) return { kind: 'edge', points: [] };
  return { kind: 'edge', points: [left, right, { ...right, z: top - 1.3 }, { ...left, z: top - 1.3 }] };
}
