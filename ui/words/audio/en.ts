import type { AudioWords } from '#ui/words/audio/nl.ts';

/** The English words of the sound. */
export const en: AudioWords = {};
