import type { SharingWords } from '#ui/words/sharing/nl.ts';

/** The English words of the actions on a page: calendar, share, print. */
export const en: SharingWords = {
  'sharing.calendar': 'Add to calendar',
  'sharing.subscribe': 'Subscribe to this calendar',
  'sharing.copy': 'Copy the link',
  'sharing.copied': 'The link has been copied',
  'sharing.notCopied': 'The link could not be copied',
  'sharing.print': 'Print',
  'sharing.share': 'Share',
};
