import type { PressWords } from '#ui/words/press/nl.ts';

/** The English words of the press pages. */
export const en: PressWords = {
  'press.release': 'Press release',
  'press.contact': 'For the press',
  'press.attachments': 'To download',
  'press.end': 'End of press release',
  'press.more': 'More news',
  'press.all': 'All press releases',
  'press.latest': 'The latest news',
  'press.list': 'Press releases',
  'press.empty': 'There is no news yet. It will come.',
  'press.unavailable': 'We cannot show the press releases just now. Do ring us; somebody will answer.',
};
