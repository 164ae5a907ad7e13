/** The Dutch words of the front page. */
export const nl = {
  'home.tonight': 'Vanavond',
  'home.today': 'Vandaag',
  'home.next': 'Binnenkort',
  'home.alsoToday': 'Ook vandaag',
  'home.alsoOn': 'Ook op {{date}}',
  'home.weekend': 'Dit weekend',
  'home.days': 'Komende dagen',
  'home.fullCalendar': 'Hele agenda',
  'home.figures': 'Bij elke figuur is de vorm de zaal; de lijnen zijn van dat concert.',
  'home.picks': 'Uit het seizoen',
  'home.picksText': 'Concerten die onze programmeurs niet zouden willen missen.',
  'home.more': 'Ontdek meer',
} as const;

export type HomeWords = { readonly [key in keyof typeof nl]: string };

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly home: HomeWords;
  }
}
