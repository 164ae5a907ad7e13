/** The Bessel function of the first kind and of a whole order: how a round plate swings from its centre outwards. */
function besselJ(order: number, x: number): number {
  const steps = 96;
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    const turn = (Math.PI * (step + 0.5)) / steps;
    sum += Math.cos(order * turn - x * Math.sin(turn));
  }
  return sum / steps;
}

const furthest = 1.6;
const rows = 1024;

/** `besselJ(order, reach·r)` for r from 0 to 1.6, looked up instead of computed: a figure asks it thousands of times. */
export function besselTable(order: number, reach: number): (r: number) => number {
  const table = Float64Array.from({ length: rows + 2 }, (_, row) =>
    besselJ(order, (row / rows) * furthest * reach),
  );
  return (r) => {
    const place = Math.min(1, r / furthest) * rows;
    const row = Math.floor(place);
    const before = table[row] ?? 0;
    const after = table[row + 1] ?? 0;
    return before + (after - before) * (place - row);
  };
}
