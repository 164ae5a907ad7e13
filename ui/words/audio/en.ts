import type { AudioWords } from '#ui/words/audio/nl.ts';

/** The English words of the sound. */
export const en: AudioWords = {
  'audio.listen': 'Listen',
  'audio.play': 'Play {{title}}',
  'audio.pause': 'Pause {{title}}',
  'audio.place': 'Place in {{title}}',
  'audio.placeText': '{{at}} of {{length}}',
  'audio.missing': 'This excerpt cannot be heard right now.',
};
