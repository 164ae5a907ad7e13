import type { KeuzehulpWords } from '#ui/words/keuzehulp/nl.ts';

/** The English words of the keuzehulp. */
export const en: KeuzehulpWords = {};
