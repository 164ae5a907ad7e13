import type { MapWords } from '#ui/words/map/nl.ts';

/** The English words of the map of the surroundings. */
export const en: MapWords = {
  'map.minutes_one': '{{count}} minute’s walk',
  'map.minutes_other': '{{count}} minutes’ walk',
  'map.door': 'Entrance',
  'map.walk': 'On foot',
  'map.line.tram': 'Tram',
  'map.line.rail': 'Train',
  'map.line.ferry': 'Ferry',
};
