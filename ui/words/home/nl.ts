/** The Dutch words of the front page. */
export const nl = {
  'home.tonight': 'vanavond',
  'home.today': 'vandaag',
  'home.next': 'binnenkort',
  'home.weekend': 'Dit weekend',
  'home.days': 'De dagen hierna',
  'home.whole': 'Hele agenda',
  'home.picks': 'Uit het seizoen',
  'home.picksText': 'Avonden die onze programmeurs niet zouden willen missen.',
  'home.more': 'Verder kijken',
} as const;

export type HomeWords = { readonly [key in keyof typeof nl]: string };
