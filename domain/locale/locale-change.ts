import type { Locale } from '#domain/locale/locale.ts';

/** What is remembered of lists, and is of no use in another language (ROUTE-10). */
export const localisedStores = ['discovery-overview', 'event-overview', 'search', 'series-overview'] as const;

export type LocalisedStore = (typeof localisedStores)[number];

/** The stores to reset on the way from a route of one language to that of another. */
export function storesToReset(from: Locale, to: Locale): readonly LocalisedStore[] {
  return from === to ? [] : localisedStores;
}
