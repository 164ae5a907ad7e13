import type { MediaWords } from '#ui/words/media/nl.ts';

/** The English words of audio, video, galleries and lessons. */
export const en: MediaWords = {
  'audio.listen': 'Listen',
  'audio.play': 'Play {{title}}',
  'audio.pause': 'Pause {{title}}',
  'audio.place': 'Position in {{title}}',
  'audio.placeText': '{{at}} of {{length}}',
  'audio.missing': 'This excerpt can’t be played just now.',
  'audio.nowPlaying': 'Sound',
  'audio.stop': 'Stop {{title}}',
  'film.show': 'Watch the film {{title}}',
  'film.player': 'The film is loaded from {{host}} only when you start it.',
  'film.elsewhere': 'The film is on {{host}}.',
  'gallery.label': 'Pictures',
  'gallery.plate': 'Picture {{number}}',
  'gallery.open': 'Enlarge picture {{number}}: {{alt}}',
  'gallery.place': '{{number}} of {{count}}',
  'gallery.previous': 'Previous picture',
  'gallery.next': 'Next picture',
  'gallery.close': 'Close the pictures',
  'lesson.open': 'Open the lesson',
  'lesson.close': 'Close the lesson',
};
