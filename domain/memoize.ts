/** Default maximum of memoized results; one page needs a few hundred. */
const defaultBound = 2000;

/**
 * Memoizes a pure function for at most `bound` results and evicts the oldest first. For values that a page computes repeatedly:
 * names of days, formatted prices, classified links. `keyOf` must return different keys for inputs with different results.
 */
export function memoizeBy<In, Out>(
  keyOf: (input: In) => string | number,
  compute: (input: In) => Out,
  bound = defaultBound,
): (input: In) => Out {
  const results = new Map<string | number, Out>();
  return (input) => {
    const key = keyOf(input);
    const memoized = results.get(key);
    if (memoized !== undefined) return memoized;
    const fresh = compute(input);
    const [oldest] = results.keys();
    if (oldest !== undefined && results.size >= bound) results.delete(oldest);
    results.set(key, fresh);
    return fresh;
  };
}

/** `memoizeBy` for a function of one text or number. */
export function memoize<In extends string | number, Out>(
  compute: (input: In) => Out,
  bound = defaultBound,
): (input: In) => Out {
  return memoizeBy<In, Out>((input) => input, compute, bound);
}
