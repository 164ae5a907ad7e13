import { heightToWidthByPlate, type Plate } from '#ui/figure/plate.ts';
import type { DisplacementFunction } from '#ui/figure/vibration.ts';

/** A rotation or mirror image about the middle of a plate: the first four numbers of an SVG matrix. */
export type SymmetryMatrix = readonly [a: number, b: number, c: number, d: number];

const mirror: SymmetryMatrix = [-1, 0, 0, 1];
const diagonal: SymmetryMatrix = [0, 1, 1, 0];

/** The rotation by a part of a full turn. */
function rotation(parts: number): SymmetryMatrix {
  const angle = (2 * Math.PI) / parts;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos];
}

/** The turns that may show a plate as it is, besides those by which its lower half repeats its upper half. */
const turnsByPlate: Readonly<Record<Plate, readonly SymmetryMatrix[]>> = {
  square: [diagonal, mirror],
  circle: [mirror, ...[3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18].map(rotation)],
  hexagon: [6, 3].map(rotation),
  oblong: [mirror],
};

/** The turns after which a vibrating plate has its nodes where they were. */
export function listSymmetries(plate: Plate, displacement: DisplacementFunction): readonly SymmetryMatrix[] {
  return turnsByPlate[plate].filter((turn) =>
    samples.every(([right, down]) => {
      const middle = heightToWidthByPlate[plate] / 2;
      const at = ([x, y]: readonly [number, number]) => Math.abs(displacement(0.5 + x, middle + y));
      return Math.abs(at([right, down]) - at(applyTurn(turn, right, down))) < 1e-9;
    }),
  );
}

/** Points of every plate, from its middle, on no axis of it. */
const samples = [
  [0.11, 0.17],
  [-0.23, 0.06],
  [0.31, -0.13],
  [-0.05, -0.21],
] as const;

function applyTurn([a, b, c, d]: SymmetryMatrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y, b * x + d * y];
}
