/** The Dutch words of the actions on a page: calendar, share, print. */
export const nl = {
  'sharing.calendar': 'Zet in agenda',
  'sharing.subscribe': 'Abonneer u op deze agenda',
  'sharing.copy': 'Kopieer de link',
  'sharing.copied': 'De link is gekopieerd',
  'sharing.notCopied': 'De link kon niet worden gekopieerd',
  'sharing.print': 'Afdrukken',
  'sharing.share': 'Deel',
} as const;

export type SharingWords = { readonly [key in keyof typeof nl]: string };
