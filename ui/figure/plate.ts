/** The shapes of the vibrating plates. Each room has its own shape, so that a list of concerts shows where each is played. */
export const plates = ['square', 'circle', 'hexagon', 'oblong'] as const;

export type Plate = (typeof plates)[number];

/** A point of a plate, in widths of it. */
export type PlatePoint = readonly [x: number, y: number];

/** The height of a plate of width 1. A point of a plate has `x` from 0 to 1 and `y` from 0 to this height. */
export const heightToWidthByPlate: Readonly<Record<Plate, number>> = {
  square: 1,
  circle: 1,
  hexagon: Math.sqrt(3) / 2,
  oblong: 1 / 2,
};

/** Whether a point lies on the plate; `margin` (in widths) excludes its rim. */
export function isOnPlate(plate: Plate, x: number, y: number, margin = 0): boolean {
  switch (plate) {
    case 'square':
    case 'oblong':
      return x > margin && x < 1 - margin && y > margin && y < heightToWidthByPlate[plate] - margin;
    case 'circle':
      return (x - 0.5) ** 2 + (y - 0.5) ** 2 < (0.5 - margin) ** 2;
    case 'hexagon':
      return computeHexagonalRadius(x, y) < 1 - margin * 2;
  }
}

/** The distance of a point from the hexagon's centre: 1 on the rim. */
export function computeHexagonalRadius(x: number, y: number): number {
  const apothem = heightToWidthByPlate.hexagon / 2;
  const right = Math.abs(x - 0.5);
  const down = Math.abs(y - apothem);
  return Math.max(down, right * apothem * 2 + down / 2) / apothem;
}
