/** Default maximum of memoized results; one page needs a few hundred. */
const defaultBound = 2000;

/**
 * Memoizes a pure function of a text, number or boolean for at most `bound` results and evicts the oldest first. For values that a page computes
 * repeatedly: names of days, formatted prices, classified links.
 */
export function memoize<In extends string | number | boolean, Out>(
  compute: (input: In) => Out,
  bound = defaultBound,
): (input: In) => Out {
  const results = new Map<In, Out>();
  return (input) => {
    const memoized = results.get(input);
    if (memoized !== undefined) return memoized;
    const fresh = compute(input);
    const [oldest] = results.keys();
    if (oldest !== undefined && results.size >= bound) results.delete(oldest);
    results.set(input, fresh);
    return fresh;
  };
}
