import type { PressWords } from '#ui/words/press/nl.ts';

/** The English words of the press pages. */
export const en: PressWords = {};
