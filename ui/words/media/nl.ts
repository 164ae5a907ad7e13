/** The Dutch words of audio, video, galleries and lessons. */
export const nl = {
  'audio.listen': 'Luister',
  'audio.play': 'Speel {{title}}',
  'audio.pause': 'Pauzeer {{title}}',
  'audio.place': 'Plaats in {{title}}',
  'audio.placeText': '{{at}} van {{length}}',
  'audio.missing': 'Dit fragment is nu even niet te horen.',
  'audio.nowPlaying': 'Geluid',
  'audio.stop': 'Stop {{title}}',
  'film.show': 'Bekijk de film {{title}}',
  'film.player': 'De film komt van {{host}}, pas als u hem start.',
  'film.elsewhere': 'De film staat op {{host}}.',
  'gallery.label': 'Beelden',
  'gallery.plate': 'Beeld {{number}}',
  'gallery.open': 'Vergroot beeld {{number}}: {{alt}}',
  'gallery.place': '{{number}} van {{count}}',
  'gallery.previous': 'Vorig beeld',
  'gallery.next': 'Volgend beeld',
  'gallery.close': 'Sluit de beelden',
  'lesson.open': 'Open de les',
  'lesson.close': 'Sluit de les',
} as const;

export type MediaWords = Readonly<Record<keyof typeof nl, string>>;
