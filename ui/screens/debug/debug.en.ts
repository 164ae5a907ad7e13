import type { DebugWords } from '#ui/screens/debug/debug.nl.ts';

/** The English words of the debug pages. */
export const en: DebugWords = {
  'debug.title': 'Specimen',
  'debug.sheet': 'Sheet',
  'debug.buttons': 'Buttons',
  'debug.favorites': 'Saved',
  'debug.link': 'Links',
};
