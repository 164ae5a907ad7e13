import {
  type Camera,
  createCamera,
  projectPolygon,
  type RoomPoint,
  type PointInView,
} from '#domain/room/camera.ts';
import type { PlanPoint, RoomArea, RoomPlan, RoomSeat, RoomHeights } from '#domain/room/room-plan.ts';

/** What is drawn: walls with floor and ceiling, the stage, people on it, a pillar, the edge of a balcony, heads of those who sit ahead. */
export type ViewShapeKind = 'wall' | 'stage' | 'player' | 'pillar' | 'edge' | 'head';

/** A closed outline in the view, which covers what comes before it. */
export interface ViewShape {
  readonly kind: ViewShapeKind;
  readonly points: readonly PointInView[];
}

/** From where a seat looks at the stage; `around`: the stage has no front. */
export type SeatSide = 'middle' | 'left' | 'right' | 'behind' | 'around';

/** How the stage is seen from a seat (SEAT-1). */
export interface SeatView {
  /** From the farthest to the nearest. */
  readonly shapes: readonly ViewShape[];
  readonly side: SeatSide;
  readonly rowsAhead: number;
  /** From the seat to the middle of the stage, in whole metres. */
  readonly metres: number;
}

/** The heights of people, in metres. */
const eyeAboveFloor = 1.2;
const playerHeight = 1.3;
const headAboveFloor = 1.12;

/** The distance of rows and of neighbours, in metres. */
const rowDistance = 0.9;
const seatDistance = 0.55;
const playerDistance = 1.25;

/** Rows farther ahead are too small to be seen. */
const shownRows = 6;

const edgeHeight = 0.95;
const pillarWidth = 0.4;

/** The view from the seat of an area; undefined if the plan does not have its heights. */
export function computeSeatView({ space }: RoomPlan, { seat }: RoomArea): SeatView | undefined {
  if (!space || !seat) return undefined;
  const [eye] = toMetres(space, [seat], seat.floor + eyeAboveFloor);
  const corners = toMetres(space, space.stage.corners, space.stage.height);
  const middle = toMiddle(corners);
  if (!eye) return undefined;
  const camera = createCamera(eye, { ...middle, z: middle.z + playerHeight / 2 });
  const polygons = [...toRoom(space, corners, camera), ...toRowsAhead(seat, camera)];
  return {
    shapes: polygons.flatMap(({ kind, points }) => {
      const projected = projectPolygon(camera, points);
      return projected.length > 2 ? [{ kind, points: projected }] : [];
    }),
    side: toSide(space, seat),
    rowsAhead: seat.rowsAhead,
    metres: Math.round(Math.hypot(eye.x - middle.x, eye.y - middle.y)),
  };
}

function toMetres({ metresPerUnit }: RoomHeights, points: readonly PlanPoint[], z = 0): readonly RoomPoint[] {
  return points.map(({ x, y }) => ({ x: x * metresPerUnit, y: y * metresPerUnit, z }));
}

/** Walls, stage, and who or what stands in the room. */
function toRoom(space: RoomHeights, corners: readonly RoomPoint[], camera: Camera): readonly Polygon[] {
  const { outline, ceiling, stage, pillars } = space;
  const upright = [
    ...toPlayers(corners, toMiddle(corners), camera),
    ...toMetres(space, pillars).map((foot) => toPillar(foot, ceiling, camera)),
  ];
  return [
    ...toSides(toMetres(space, outline), ceiling).map((points): Polygon => ({ kind: 'wall', points })),
    ...toStage(corners, stage.height, camera),
    ...upright.toSorted((one, other) => other.depth - one.depth),
  ];
}

/** The edge of the balcony, and those who sit between the seat and it. */
function toRowsAhead(seat: RoomSeat, camera: Camera): readonly Polygon[] {
  return [...(seat.hasEdge ? [toEdge(seat, camera)] : []), ...toHeads(seat, camera)];
}

interface Polygon {
  readonly kind: ViewShapeKind;
  readonly points: readonly RoomPoint[];
}

/** A polygon at a distance from the camera, in metres. */
interface PlacedPolygon extends Polygon {
  readonly depth: number;
}

/** Seats within this angle of the middle of the stage look straight at it, in degrees. */
const straightAngle = 14;

function toSide({ stage }: RoomHeights, seat: PlanPoint): SeatSide {
  if (!stage.front) return 'around';
  const middle = toMiddle(stage.corners.map(({ x, y }) => ({ x, y, z: 0 })));
  const [frontX, frontY] = [stage.front.x - middle.x, stage.front.y - middle.y];
  const [x, y] = [seat.x - middle.x, seat.y - middle.y];
  const inFront = frontX * x + frontY * y;
  if (inFront <= 0) return 'behind';
  // To the right of a visitor who looks at the stage; `y` of a plan is down.
  const toTheRight = frontY * x - frontX * y;
  const angle = (Math.atan2(Math.abs(toTheRight), inFront) * 180) / Math.PI;
  if (angle <= straightAngle) return 'middle';
  return toTheRight > 0 ? 'right' : 'left';
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

/** Players in two arcs, and one in the middle. */
function toPlayers(
  corners: readonly RoomPoint[],
  middle: RoomPoint,
  camera: Camera,
): readonly PlacedPolygon[] {
  const rim = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [corner, between(corner, next, 1 / 3), between(corner, next, 2 / 3)];
  });
  const places = [0.42, 0.78].flatMap((part) => rim.map((point) => between(middle, point, part)));
  const apart: RoomPoint[] = [middle];
  for (const place of places) {
    if (apart.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= playerDistance)) apart.push(place);
  }
  return apart.map((place) => toPerson(place, playerHeight, 'player', camera));
}

/** A head and shoulders by 1 metre of height, from the left shoulder to the right one: metres aside, and parts of the height. */
const bust: readonly (readonly [aside: number, up: number])[] = [
  [-0.24, 0],
  [-0.23, 0.5],
  [-0.17, 0.62],
  [-0.06, 0.67],
  [-0.06, 0.72],
  ...Array.from({ length: 9 }, (_, step) => {
    const angle = ((200 - 27.5 * step) * Math.PI) / 180;
    return [0.1 * Math.cos(angle), 0.86 + 0.14 * Math.sin(angle)] as const;
  }),
  [0.06, 0.72],
  [0.06, 0.67],
  [0.17, 0.62],
  [0.23, 0.5],
  [0.24, 0],
];

/** Somebody who sits, as one outline across the line of sight. */
function toPerson(place: RoomPoint, height: number, kind: 'player' | 'head', camera: Camera): PlacedPolygon {
  const points = bust.map(([aside, up]) => ({
    ...aheadOf(place, camera, 0, aside),
    z: place.z + up * height,
  }));
  return { kind, points, depth: camera.depthOf(place) };
}

function toPillar(foot: RoomPoint, height: number, camera: Camera): PlacedPolygon {
  const [left, right] = [
    aheadOf(foot, camera, 0, -pillarWidth / 2),
    aheadOf(foot, camera, 0, pillarWidth / 2),
  ];
  return {
    kind: 'pillar',
    points: [left, right, { ...right, z: height }, { ...left, z: height }],
    depth: camera.depthOf(foot),
  };
}

/** The edge of the balcony, before its first row. */
function toEdge({ rowsAhead, rise, floor }: RoomSeat, camera: Camera): Polygon {
  const distance = rowsAhead * rowDistance + 0.7;
  const top = floor - rowsAhead * rise + edgeHeight;
  const [left, right] = [-14, 14].map((aside) => ({
    ...aheadOf(camera.eye, camera, distance, aside),
    z: top,
  }));
  if (!left || !right) return { kind: 'edge', points: [] };
  return { kind: 'edge', points: [left, right, { ...right, z: top - 1.3 }, { ...left, z: top - 1.3 }] };
}

/** The people in the rows ahead, each between two of the row behind. */
function toHeads({ rowsAhead, rise, floor }: RoomSeat, camera: Camera): readonly Polygon[] {
  const rows = Array.from({ length: Math.min(rowsAhead, shownRows) }, (_, index) => index + 1).toReversed();
  return rows.flatMap((row) => {
    const count = 5 + 3 * row;
    return Array.from({ length: count }, (_, index) => {
      const aside = (index - (count - 1) / 2) * seatDistance;
      const place = aheadOf(camera.eye, camera, row * rowDistance, aside);
      const height = 0.7;
      return toPerson({ ...place, z: floor - row * rise + headAboveFloor - height }, height, 'head', camera);
    });
  });
}

/** A point so far ahead of another as the camera looks, and so far to the right of it; on the same height. */
function aheadOf(
  { x, y, z }: RoomPoint,
  { forward, right }: Camera,
  distance: number,
  aside: number,
): RoomPoint {
  return { x: x + forward.x * distance + right.x * aside, y: y + forward.y * distance + right.y * aside, z };
}

function between(from: RoomPoint, to: RoomPoint, part: number): RoomPoint {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, z: from.z };
}

function toMiddle(corners: readonly RoomPoint[]): RoomPoint {
  const mean = (valueOf: (point: RoomPoint) => number) =>
    corners.reduce((sum, corner) => sum + valueOf(corner), 0) / corners.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), z: corners[0]?.z ?? 0 };
}
