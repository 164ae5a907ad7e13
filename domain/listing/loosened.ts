/** What would be found without one of the things asked for. */
export interface Loosened<Filter> {
  /** What is let go. */
  readonly without: Filter;
  /** How many results that leaves; at least 1. */
  readonly count: number;
}

/** At most so many ways out of an empty list are looked for. */
const mostFilters = 6;

/** The filters to try an empty list without: each by itself, and none where only one is set, for that is starting anew. */
export function worthLoosening<Filter>(filters: readonly Filter[]): readonly Filter[] {
  return filters.length > 1 ? filters.slice(0, mostFilters) : [];
}

/** The ways out of an empty list that lead somewhere, the one that leads to most first; three at most. */
export function waysOut<Filter>(tried: readonly Loosened<Filter>[]): readonly Loosened<Filter>[] {
  return tried
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 3);
}
