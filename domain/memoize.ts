/** How many answers are kept where nothing else is said: a page of a hall asks for a few hundred. */
const usual = 2000;

/**
 * A pure function that keeps its latest answers, at most `bound` of them; the oldest goes first. For what a page asks again
 * and again: names of days, formatted prices, classified links. `keyOf` must differ wherever the answer may.
 */
export function memoizeBy<In, Out>(
  keyOf: (asked: In) => string | number,
  answer: (asked: In) => Out,
  bound = usual,
): (asked: In) => Out {
  const known = new Map<string | number, Out>();
  return (asked) => {
    const key = keyOf(asked);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const fresh = answer(asked);
    const [oldest] = known.size < bound ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, fresh);
    return fresh;
  };
}

/** The same for a function of one text or number. */
export function memoize<In extends string | number, Out>(
  answer: (asked: In) => Out,
  bound = usual,
): (asked: In) => Out {
  return memoizeBy<In, Out>((asked) => asked, answer, bound);
}
