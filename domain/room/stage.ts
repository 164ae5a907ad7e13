import type { RoomPoint } from '#domain/room/camera.ts';
import type { PlanPoint, RoomHeights } from '#domain/room/room-plan.ts';

/** The middle of points of a plan. */
export function computeMiddle(points: readonly PlanPoint[]): PlanPoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The middle of a level polygon in the room. */
export function toMiddle(corners: readonly RoomPoint[]): RoomPoint {
  return { ...computeMiddle(corners), z: corners[0]?.z ?? 0 };
}

/** The direction that a stage faces in its plan, of length 1; one without a front is taken as facing down. */
export function computeFacing({ corners, front }: RoomHeights['stage']): PlanPoint {
  if (!front) return { x: 0, y: 1 };
  const middle = computeMiddle(corners);
  const [x, y] = [front.x - middle.x, front.y - middle.y];
  return { x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) };
}

/** How far a point is before the middle of a stage, and aside: to the right of who looks at the stage from its front. */
export function measureFromStage(
  stage: RoomHeights['stage'],
  point: PlanPoint,
): { readonly inFront: number; readonly aside: number } {
  const middle = computeMiddle(stage.corners);
  const facing = computeFacing(stage);
  const [x, y] = [point.x - middle.x, point.y - middle.y];
  // `y` of a plan is down.
  return { inFront: facing.x * x + facing.y * y, aside: facing.y * x - facing.x * y };
}
