/** The Dutch words of the blocks that few pages have: audio, films, galleries, lessons, the plan of a room, the map of the surroundings, the VIP card. */
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
  'room.choose': 'Kies een rang en zie waar u zit.',
  'room.stage': 'Podium',
  'room.rank': 'Rang {{zone}}',
  'room.rank.gold': 'Goud',
  'room.rank.1p': 'Podium',
  'room.stairsOnly': 'alleen via de trap',
  'room.partlyStairsOnly': 'deels alleen via de trap',
  'room.mark.stairs': 'Trap',
  'room.mark.lift': 'Lift',
  'room.mark.wheelchair': 'Rolstoelplaatsen',
  'map.minutes_one': '{{count}} minuut lopen',
  'map.minutes_other': '{{count}} minuten lopen',
  'vip.logIn': 'Log in bij de kassa',
} as const;

export type BlockWords = Readonly<Record<keyof typeof nl, string>>;

declare module '#ui/words/word-areas.ts' {
  interface WordsByArea {
    readonly blocks: BlockWords;
  }
}
