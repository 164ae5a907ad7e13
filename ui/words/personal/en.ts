import type { PersonalWords } from '#ui/words/personal/nl.ts';

/** The English words of the what is personal: favourites, log in, VIP card. */
export const en: PersonalWords = {};
