import type { ConsentWords } from '#ui/words/consent/nl.ts';

/** The English words of the consent dialog. */
export const en: ConsentWords = {};
