import type { ConsentWords } from '#ui/words/consent/nl.ts';

/** The English words of the consent dialog. */
export const en: ConsentWords = {
  'consent.title': 'May we count you in?',
  'consent.text': 'It teaches us what visitors look for. If you say no, everything works just as well.',
  'consent.accept': 'Yes, count me in',
  'consent.refuse': 'No, rather not',
  'consent.what': 'What we measure',
  'consent.counted':
    'Which pages you look at, which filters you choose, which buttons lead to the box office, and which of two designs you see. If you are logged in, your customer number too. Never your name, your address, or what you type about yourself.',
  'consent.kept': 'We keep your answer in a cookie for a year. At the foot of every page you can change it.',
  'consent.now.accepted': 'You are counted in now.',
  'consent.now.denied': 'You are not counted now.',
};
