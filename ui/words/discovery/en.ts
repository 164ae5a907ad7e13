import type { DiscoveryWords } from '#ui/words/discovery/nl.ts';

/** The English words of the discovery pages. */
export const en: DiscoveryWords = {};
