import { moveLevel, type Camera, computePointBetween, type RoomPoint } from '#domain/room/camera.ts';
import type { PlanPoint } from '#domain/room/room-plan.ts';
import type { RoomSeat } from '#domain/room/room-seat.ts';
import type { StageCompany } from '#domain/room/stage-company.ts';
import { toMiddle } from '#domain/room/stage.ts';
import type { PlacedPolygon, Polygon } from '#domain/room/view-shape.ts';

/** The heights of people, in metres: who sits on the stage, who stands there, the top of a head in the rows. */
export const playerHeight = 1.3;
const conductorHeight = 1.75;
const headAboveFloor = 1.12;
const bustHeight = 0.7;

/** The distances of players, of rows and of neighbours, in metres. */
const playerDistance = 1.25;
export const rowDistance = 0.9;
const seatDistance = 0.55;

/** Rows farther ahead are too small to be seen. */
const shownRows = 6;

/** More players than this fill the stage. */
const maxPlayersInArc = 9;

/** A stage in metres, with the direction that it faces, of length 1. */
interface Stage {
  readonly corners: readonly RoomPoint[];
  readonly facing: PlanPoint;
}

/** Who is on the stage: the players, and before them their conductor. */
export function toPeopleOnStage(
  stage: Stage,
  company: StageCompany,
  camera: Camera,
): readonly PlacedPolygon[] {
  const middle = toMiddle(stage.corners);
  const conductor = company.hasConductor
    ? [placeOnStage(stage, middle, 0, 0.55 * measureStage(stage, middle).depth)]
    : [];
  const players =
    company.players > maxPlayersInArc
      ? fillStage(stage.corners, middle, conductor).slice(0, company.players)
      : layArc(stage, middle, company.players);
  return [
    ...players.map((place) => toPerson(place, playerHeight, 'player', camera)),
    ...conductor.map((place) => toPerson(place, conductorHeight, 'player', camera)),
  ];
}

/** So many players in an arc that is open to the front; one of them is in the middle. */
function layArc(stage: Stage, middle: RoomPoint, count: number): readonly RoomPoint[] {
  const { width, depth } = measureStage(stage, middle);
  const [aside, back] = [Math.min(0.7 * width, 0.6 * count), Math.min(0.6 * depth, 0.35 * count)];
  return Array.from({ length: count }, (_, index) => {
    const angle = count === 1 ? 0 : (150 * (index / (count - 1) - 0.5) * Math.PI) / 180;
    return placeOnStage(stage, middle, aside * Math.sin(angle), -back * Math.cos(angle));
  });
}

/** Players in two arcs around one in the middle, apart from each other and from the conductor. */
function fillStage(
  corners: readonly RoomPoint[],
  middle: RoomPoint,
  conductor: readonly RoomPoint[],
): readonly RoomPoint[] {
  const rim = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [corner, computePointBetween(corner, next, 1 / 3), computePointBetween(corner, next, 2 / 3)];
  });
  const places = [
    middle,
    ...[0.42, 0.78].flatMap((part) => rim.map((point) => computePointBetween(middle, point, part))),
  ];
  const apart: RoomPoint[] = [];
  for (const place of places) {
    const isFree = ({ x, y }: RoomPoint) => Math.hypot(x - place.x, y - place.y) >= playerDistance;
    if ([...conductor, ...apart].every(isFree)) apart.push(place);
  }
  return apart;
}

/** How far a stage reaches from its middle: to its sides, and to its front. */
function measureStage({ corners, facing }: Stage, middle: RoomPoint) {
  const [xs, ys] = [corners.map(({ x }) => x - middle.x), corners.map(({ y }) => y - middle.y)];
  const reach = (toX: number, toY: number) =>
    Math.max(...xs.map((x, index) => x * toX + (ys[index] ?? 0) * toY));
  return { width: reach(facing.y, -facing.x), depth: reach(facing.x, facing.y) };
}

/** A place on the stage, so far aside of its middle and so far to its front, in metres. */
function placeOnStage({ facing }: Stage, { x, y, z }: RoomPoint, aside: number, toFront: number): RoomPoint {
  return { x: x + facing.y * aside + facing.x * toFront, y: y - facing.x * aside + facing.y * toFront, z };
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

/** A person as one outline across the line of sight: head and shoulders, and straight down to the floor below them. */
function toPerson(place: RoomPoint, height: number, kind: 'player' | 'head', camera: Camera): PlacedPolygon {
  const body = height - bustHeight;
  const outline = [[-0.24, -body / bustHeight], ...bust, [0.24, -body / bustHeight]] as const;
  const points = outline.map(([aside, up]) => ({
    ...moveLevel(place, camera, 0, aside),
    z: place.z + body + up * bustHeight,
  }));
  return { kind, points, depth: camera.depthOf(place) };
}

/** The people in the rows ahead, each between two of the row behind. */
export function toHeads({ rowsInFront, floor }: RoomSeat, rise: number, camera: Camera): readonly Polygon[] {
  const rows = Array.from({ length: Math.min(rowsInFront, shownRows) }, (_, index) => index + 1).toReversed();
  return rows.flatMap((row) => {
    const count = 5 + 3 * row;
    return Array.from({ length: count }, (_, index) => {
      const aside = (index - (count - 1) / 2) * seatDistance;
      const place = moveLevel(camera.eye, camera, row * rowDistance, aside);
      const foot = { ...place, z: floor - row * rise + headAboveFloor - bustHeight };
      return toPerson(foot, bustHeight, 'head', camera);
    });
  });
}
