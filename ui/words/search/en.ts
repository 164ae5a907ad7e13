import type { SearchWords } from '#ui/words/search/nl.ts';

/** The English words of the search page. */
export const en: SearchWords = {};
