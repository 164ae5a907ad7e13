/** A position in a room, in metres: `x` to the right and `y` down in its plan, `z` above the floor of the hall. */
export interface RoomPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A position in a view of `viewWidth` by `viewHeight`: `x` to the right, `y` down. */
export type PointInView = readonly [x: number, y: number];

export const viewWidth = 320;
export const viewHeight = 200;

/** Half the width of the view, one metre from the eye: an angle of about 62 degrees. */
const halfWidth = 0.6;

/** What is nearer is behind the viewer, or too near to be seen, in metres. */
const nearest = 0.4;

/** An eye that looks at a point (pinhole projection). */
export interface Camera {
  readonly eye: RoomPoint;
  /** The level direction in which it looks, and the one to its right; both of length 1. */
  readonly forward: { readonly x: number; readonly y: number };
  readonly right: { readonly x: number; readonly y: number };
  /** How far a point lies ahead of the eye. */
  readonly depthOf: (point: RoomPoint) => number;
  readonly project: (point: RoomPoint) => PointInView;
}

/** A camera at `eye` that looks at `target`, some way off. */
export function createCamera(eye: RoomPoint, target: RoomPoint): Camera {
  const level = Math.hypot(target.x - eye.x, target.y - eye.y) || 1;
  const forward = { x: (target.x - eye.x) / level, y: (target.y - eye.y) / level };
  const right = { x: -forward.y, y: forward.x };
  const pitch = Math.atan2(target.z - eye.z, level);
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  const levelDistance = ({ x, y }: RoomPoint) => (x - eye.x) * forward.x + (y - eye.y) * forward.y;
  const depthOf = (point: RoomPoint) => levelDistance(point) * cos + (point.z - eye.z) * sin;
  const project = (point: RoomPoint): PointInView => {
    const scale = viewWidth / 2 / halfWidth / depthOf(point);
    const aside = (point.x - eye.x) * right.x + (point.y - eye.y) * right.y;
    const up = (point.z - eye.z) * cos - levelDistance(point) * sin;
    return [viewWidth / 2 + aside * scale, viewHeight / 2 - up * scale];
  };
  return { eye, forward, right, depthOf, project };
}

/** The outline of a polygon in the view, cut off where it would come too near; empty if all of it does. */
export function projectPolygon(camera: Camera, polygon: readonly RoomPoint[]): readonly PointInView[] {
  return polygon
    .flatMap((point, index) => {
      const next = polygon[(index + 1) % polygon.length] ?? point;
      const [depth, nextDepth] = [camera.depthOf(point), camera.depthOf(next)];
      const visible = depth >= nearest ? [point] : [];
      if (depth >= nearest === nextDepth >= nearest) return visible;
      const part = (nearest - depth) / (nextDepth - depth);
      return [...visible, computePointBetween(point, next, part)];
    })
    .map((point) => camera.project(point));
}

/** A point so far ahead of another as the camera looks, and so far to the right of it; on the same height. */
export function moveLevel(
  { x, y, z }: RoomPoint,
  { forward, right }: Camera,
  distance: number,
  aside: number,
): RoomPoint {
  return { x: x + forward.x * distance + right.x * aside, y: y + forward.y * distance + right.y * aside, z };
}

/** The point at a part of the way from one to another. */
export function computePointBetween(from: RoomPoint, to: RoomPoint, part: number): RoomPoint {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: from.z + (to.z - from.z) * part,
  };
}
