/** The Dutch words of the debug pages. */
export const nl = {
  'debug.title': 'Proefblad',
  'debug.sheet': 'Drukproef',
  'debug.buttons': 'Knoppen',
  'debug.favorites': 'Bewaard',
  'debug.link': 'Links',
} as const;

export type DebugWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly debug: DebugWords;
  }
}
