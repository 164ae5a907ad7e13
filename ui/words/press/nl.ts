/** The Dutch words of the press pages. */
export const nl = {
  'press.release': 'Persbericht',
  'press.contact': 'Voor de pers',
  'press.attachments': 'Downloads',
  'press.pictures': 'Beeld voor de pers',
  'press.credit': 'Beeld: {{credit}}.',
  'press.sizes': 'Download (maten in pixels)',
  'press.size': '{{width}} × {{height}}',
  'press.archive': 'Alles in één bestand',
  'press.archiveSize': 'zip, {{megabytes}} MB',
  'press.years': 'Persberichten per jaar',
  'press.allYears': 'Alle jaren',
  'press.emptyYear': 'In dit jaar verscheen geen persbericht.',
  'press.end': 'Einde persbericht',
  'press.more': 'Meer nieuws',
  'press.all': 'Alle persberichten',
  'press.latest': 'Het laatste nieuws',
  'press.list': 'Persberichten',
  'press.empty': 'Er is nog geen nieuws.',
  'press.unavailable': 'De persberichten zijn even niet op te halen. Bel ons gerust.',
} as const;

export type PressWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly press: PressWords;
  }
}
