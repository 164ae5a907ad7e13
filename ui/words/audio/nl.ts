/** The Dutch words of the sound. */
export const nl = {
  'audio.listen': 'Luister',
  'audio.play': 'Speel {{title}}',
  'audio.pause': 'Pauzeer {{title}}',
  'audio.place': 'Plaats in {{title}}',
  'audio.placeText': '{{at}} van {{length}}',
  'audio.missing': 'Dit fragment is nu niet te horen.',
} as const;

export type AudioWords = Readonly<Record<keyof typeof nl, string>>;
