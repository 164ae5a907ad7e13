import type { EducationWords } from '#ui/words/education/nl.ts';

/** The English words of the education pages. */
export const en: EducationWords = {};
