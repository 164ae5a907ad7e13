import type { ConsentWords } from '#ui/words/consent/nl.ts';

/** The English words of the consent dialog. */
export const en: ConsentWords = {
  'consent.counted':
    'Which pages you look at, which filters you choose, which buttons lead to the box office, and which of two designs you see. If you’re logged in, your customer number too. Never your name, your address, or what you type about yourself.',
  'consent.stored':
    'We keep your answer in a cookie for a year. You can change it at the foot of every page.',
  'consent.now.accepted': 'Your visits are counted.',
  'consent.now.denied': 'Your visits are not counted.',
};
