import type { DrawingPath } from '#domain/room/drawing-path.ts';
import type { PlanPoint } from '#domain/room/room-plan.ts';

export const mapShapeKinds = ['water', 'green', 'building'] as const;

/** Water, a park, or buildings that visitors know the surroundings by. */
export interface MapShape {
  readonly kind: (typeof mapShapeKinds)[number];
  readonly outline: DrawingPath;
}

export const mapLineKinds = ['street', 'rail', 'tram', 'ferry'] as const;

/** Streets, or the line of a vehicle. */
export interface MapLine {
  readonly kind: (typeof mapLineKinds)[number];
  readonly lines: DrawingPath;
}

export const mapLabelKinds = ['street', 'water', 'place'] as const;

/** A name on the map; `x`, `y` is the middle of the text. */
export interface MapLabel extends PlanPoint {
  readonly kind: (typeof mapLabelKinds)[number];
  readonly title: string;
  /** Clockwise, in degrees, for the name of a street. */
  readonly turn: number;
}

export const arrivalKinds = ['tram', 'train', 'bicycle', 'car', 'ferry', 'foot'] as const;

/** Where visitors arrive, and their way on foot from there to the door (ROOM-5). */
export interface ArrivalPoint extends PlanPoint {
  readonly kind: (typeof arrivalKinds)[number];
  /** The stop, the station or the garage: `Halte Klankhuis`. */
  readonly title: string;
  /** The way to the door, in words. */
  readonly text: string;
  /** On foot to the door. */
  readonly minutes: number;
  /** The way on foot; undefined if it is inside the hall. */
  readonly walk?: DrawingPath;
}

/** The surroundings of the hall as seen from above, and the ways to its door (ROOM-5). */
export interface SurroundingsMap {
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly MapShape[];
  readonly lines: readonly MapLine[];
  readonly labels: readonly MapLabel[];
  readonly hall: {
    readonly outline: DrawingPath;
    /** The door, where every way ends. */
    readonly door: PlanPoint;
    /** The middle of its name. */
    readonly label: PlanPoint;
  };
  readonly arrivals: readonly ArrivalPoint[];
}

/** The kinds of lines of vehicles that a map has, each once, in the order of its legend. */
export function listVehicleLines({ lines }: SurroundingsMap): readonly MapLine['kind'][] {
  return mapLineKinds.filter((kind) => kind !== 'street' && lines.some((line) => line.kind === kind));
}
