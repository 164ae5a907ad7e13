/** The Dutch words of the consent dialog. */
export const nl = {
  'consent.counted':
    'Welke pagina’s u bekijkt, welke filters u kiest, welke knoppen naar de kassa leiden, en welke van twee ontwerpen u ziet. Bent u ingelogd, dan ook uw klantnummer. Nooit uw naam, uw adres of wat u typt over uzelf.',
  'consent.stored':
    'Uw antwoord bewaren wij een jaar in een cookie. Onderaan elke pagina kunt u het veranderen.',
  'consent.now.accepted': 'Nu telt u mee.',
  'consent.now.denied': 'Nu telt u niet mee.',
} as const;

export type ConsentWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly consent: ConsentWords;
  }
}
