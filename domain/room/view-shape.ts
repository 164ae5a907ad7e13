import type { PointInView, RoomPoint } from '#domain/room/camera.ts';

/** What is drawn: walls with floor and ceiling, the stage, people on it, a pillar, the edge of a balcony, heads of those who sit ahead. */
export type ViewShapeKind = 'wall' | 'stage' | 'player' | 'pillar' | 'edge' | 'head';

/** A closed outline in the view, which covers what comes before it. */
export interface ViewShape {
  readonly kind: ViewShapeKind;
  readonly points: readonly PointInView[];
}

/** What is drawn, in the room. */
export interface Polygon {
  readonly kind: ViewShapeKind;
  readonly points: readonly RoomPoint[];
}

/** A polygon at a distance from the camera, in metres. */
export interface PlacedPolygon extends Polygon {
  readonly depth: number;
}
