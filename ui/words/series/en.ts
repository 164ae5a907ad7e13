import type { SeriesWords } from '#ui/words/series/nl.ts';

/** The English words of the series pages. */
export const en: SeriesWords = {};
