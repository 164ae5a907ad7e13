/** The Dutch words of a musician's page. */
export const nl = {
  'musician.description': 'Concerten met {{name}} in {{hall}}: data, werken en kaarten.',
  'musician.next': 'Eerstvolgend concert',
  'musician.count_one': '{{count}} concert op de agenda',
  'musician.count_other': '{{count}} concerten op de agenda',
  'musician.about': 'Over {{name}}',
  'musician.coming': 'Te horen in',
  'musician.none':
    'Er staat nu geen concert op de agenda. Abonneert u zich op de kalender van deze pagina, dan ziet u een nieuw concert vanzelf verschijnen.',
  'musician.works': 'Op het programma',
  'musician.workOn': '{{date}}, {{title}}',
  'musician.companions': 'Samen met',
  'musician.pages': 'In verhalen en berichten',
  'musician.past': 'Eerder te horen',
} as const;

export type MusicianWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly musician: MusicianWords;
  }
}
