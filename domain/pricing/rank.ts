/** The ranks of seats in display order; each has its own colour (SALE-7). */
export const ranks = ['gold', '1p', '1', '2', '3', '4', '5'] as const;

export type Rank = (typeof ranks)[number];

/** Parses the rank of a price zone, `2`, `Rang 2` or `Rank 2`, ignoring case; null if the zone has no rank. */
export function parseRank(zone: string): Rank | null {
  const name = zone
    .trim()
    .toLowerCase()
    .replace(/^(rang|rank)\s+/, '');
  return ranks.find((rank) => rank === name) ?? null;
}

/** The key of a price zone: `Rang 1` and `1` are one zone, and so are `Balkon` and `balkon`. */
export function toPriceZoneKey(zone: string): string {
  return parseRank(zone) ?? zone.trim().toLowerCase();
}

/** How many places of a price zone, or of a part of it, are free. */
export interface FreePlaces {
  /** The price zone, as the ticketing writes it. */
  readonly zone: string;
  readonly free: number;
}

/** The number of free places of a price zone, by its key, in all its parts; undefined if it is not known. */
export function countFreePlacesOfZone(places: readonly FreePlaces[], key: string): number | undefined {
  const parts = places.filter(({ zone }) => toPriceZoneKey(zone) === key);
  return parts.length === 0 ? undefined : parts.reduce((sum, { free }) => sum + free, 0);
}
