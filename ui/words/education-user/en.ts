import type { EducationUserWords } from '#ui/words/education-user/nl.ts';

/** The English words of the form of a school’s details. */
export const en: EducationUserWords = {};
