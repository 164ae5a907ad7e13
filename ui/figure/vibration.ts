import { heightToWidthByPlate } from '#ui/figure/plate.ts';

/** A standing wave of a plate: two integers for its shape, and its loudness relative to the others. */
export type StandingWave = readonly [first: number, second: number, loudness: number];

/**
 * How a plate vibrates: the sum of its waves.
 * - square: `cos(nπx)cos(mπy) + sign·cos(mπx)cos(nπy)` for every wave (n, m)
 * - oblong: `cos(nπx)cos(2mπy)` for every wave (n, m)
 * - hexagon: the wave (p, q) of the triangular lattice in its six directions and their mirror images
 * - circle: `J(reach·r)·cos(spokes·θ)` for every wave (spokes, reach)
 */
export type VibrationMode =
  | { readonly kind: 'square'; readonly sign: 1 | -1; readonly waves: readonly StandingWave[] }
  | { readonly kind: 'oblong'; readonly waves: readonly StandingWave[] }
  | { readonly kind: 'hexagon'; readonly waves: readonly StandingWave[] }
  | { readonly kind: 'circle'; readonly waves: readonly StandingWave[] };

/** The displacement at a point, about -2 to 2; sand settles where it is 0. Also defined outside the plate. */
export type DisplacementFunction = (x: number, y: number) => number;

/** The vibration of a plate in a mode. */
export function createDisplacementFunction(mode: VibrationMode): DisplacementFunction {
  const waves = mode.waves.map((wave) => toWaveFunction(mode, wave));
  const [only] = waves;
  if (only && waves.length === 1) return only;
  return (x, y) => waves.reduce((sum, wave) => sum + wave(x, y), 0);
}

function toWaveFunction(mode: VibrationMode, [first, second, loudness]: StandingWave): DisplacementFunction {
  switch (mode.kind) {
    case 'square':
      return squareWave(first, second, mode.sign, loudness);
    case 'oblong':
      return oblongWave(first, second, loudness);
    case 'hexagon':
      return hexagonWave(first, second, loudness);
    case 'circle':
      return circleWave(first, second, loudness);
  }
}

function squareWave(n: number, m: number, sign: 1 | -1, loudness: number): DisplacementFunction {
  const across = n * Math.PI;
  const down = m * Math.PI;
  return (x, y) =>
    loudness * (Math.cos(across * x) * Math.cos(down * y) + sign * Math.cos(down * x) * Math.cos(across * y));
}

function oblongWave(n: number, m: number, loudness: number): DisplacementFunction {
  const across = n * Math.PI;
  const down = (m * Math.PI) / heightToWidthByPlate.oblong;
  return (x, y) => loudness * Math.cos(across * x) * Math.cos(down * y);
}

function hexagonWave(p: number, q: number, loudness: number): DisplacementFunction {
  const step = (4 * Math.PI) / (Math.sqrt(3) * heightToWidthByPlate.hexagon);
  const length = step * Math.sqrt(p * p + p * q + q * q);
  const tilt = Math.atan2((q * Math.sqrt(3)) / 2, p + q / 2);
  const directions = [0, 1, 2].flatMap((sixth) =>
    [tilt, -tilt].map((angle) => [
      length * Math.cos(angle + (sixth * Math.PI) / 3),
      length * Math.sin(angle + (sixth * Math.PI) / 3),
    ]),
  );
  return (x, y) =>
    directions.reduce(
      (sum, [right = 0, down = 0]) =>
        sum + (loudness / 3) * Math.cos(right * (x - 0.5) + down * (y - heightToWidthByPlate.hexagon / 2)),
      0,
    );
}

function circleWave(spokes: number, reach: number, loudness: number): DisplacementFunction {
  const swing = besselTable(spokes, reach);
  return (x, y) => {
    const right = 2 * x - 1;
    const down = 2 * y - 1;
    const angle = Math.atan2(down, right);
    return 2.2 * loudness * swing(Math.hypot(right, down)) * Math.cos(spokes * angle);
  };
}

/** The Bessel function of the first kind of integer order: the radial displacement of a round plate. */
function besselJ(order: number, x: number): number {
  const steps = 96;
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    const angle = (Math.PI * (step + 0.5)) / steps;
    sum += Math.cos(order * angle - x * Math.sin(angle));
  }
  return sum / steps;
}

const maxRadius = 1.6;
const tableSize = 1024;

/** `besselJ(order, reach·r)` for r from 0 to 1.6 from a precomputed table, because a figure evaluates it thousands of times. */
function besselTable(order: number, reach: number): (r: number) => number {
  const table = Float64Array.from({ length: tableSize + 2 }, (_, row) =>
    besselJ(order, (row / tableSize) * maxRadius * reach),
  );
  return (r) => {
    const position = Math.min(1, r / maxRadius) * tableSize;
    const row = Math.floor(position);
    const before = table[row] ?? 0;
    const after = table[row + 1] ?? 0;
    return before + (after - before) * (position - row);
  };
}
