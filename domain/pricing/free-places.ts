import { toPriceZoneKey } from '#domain/pricing/rank.ts';

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
