/** The first item of each key, the most frequent key first. */
export function sortByFrequency<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const groups = new Map<string, { readonly first: Item; readonly count: number }>();
  for (const item of items) {
    const { first = item, count = 0 } = groups.get(keyOf(item)) ?? {};
    groups.set(keyOf(item), { first, count: count + 1 });
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count).map(({ first }) => first);
}
