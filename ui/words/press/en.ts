import type { PressWords } from '#ui/words/press/nl.ts';

/** The English words of the press pages. */
export const en: PressWords = {
  'press.release': 'Press release',
  'press.contact': 'For the press',
  'press.attachments': 'Downloads',
  'press.end': 'End of press release',
  'press.more': 'More news',
  'press.all': 'All press releases',
  'press.latest': 'Latest news',
  'press.list': 'Press releases',
  'press.empty': 'There is no news yet.',
  'press.unavailable': 'We can’t show the press releases just now. Please call us instead.',
};
