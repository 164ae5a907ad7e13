/** The ranks of the hall's seats, in the order prices are shown; each has a colour of its own (SALE-7). */
export const ranks = ['gold', '1p', '1', '2', '3', '4', '5'] as const;

export type Rank = (typeof ranks)[number];

/** The rank a price zone names, `2`, `Rang 2` or `Rank 2`, in any case; null for a zone that is no rank. */
export function rankOf(zone: string): Rank | null {
  const name = zone
    .trim()
    .toLowerCase()
    .replace(/^(rang|rank)\s+/, '');
  return ranks.find((rank) => rank === name) ?? null;
}
