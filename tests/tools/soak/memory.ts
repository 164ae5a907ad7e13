/** The size of the heap after garbage collection, in MB. Needs `--expose-gc`. */
export function heapMegabytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

/** The slope of a linear regression by least squares; 0 for fewer than two points. */
export function computeSlope(points: readonly (readonly [place: number, value: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([place]) => place)), mean(points.map(([, value]) => value))];
  const spread = points.reduce((sum, [place]) => sum + (place - x) ** 2, 0);
  return spread === 0
    ? 0
    : points.reduce((sum, [place, value]) => sum + (place - x) * (value - y), 0) / spread;
}
