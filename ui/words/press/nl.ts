/** The Dutch words of the press pages. */
export const nl = {
  'press.release': 'Persbericht',
  'press.contact': 'Voor de pers',
  'press.attachments': 'Om te downloaden',
  'press.end': 'Einde persbericht',
  'press.more': 'Meer nieuws',
  'press.all': 'Alle persberichten',
  'press.latest': 'Het laatste nieuws',
  'press.list': 'Persberichten',
  'press.empty': 'Er is nog geen nieuws. Dat komt vanzelf.',
  'press.unavailable': 'De persberichten zijn even niet op te halen. Bel gerust; er neemt iemand op.',
} as const;

export type PressWords = Readonly<Record<keyof typeof nl, string>>;
