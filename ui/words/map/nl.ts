/** The Dutch words of the map of the surroundings. */
export const nl = {
  'map.minutes_one': '{{count}} minuut lopen',
  'map.minutes_other': '{{count}} minuten lopen',
  'map.door': 'Ingang',
  'map.walk': 'Te voet',
  'map.line.tram': 'Tram',
  'map.line.rail': 'Trein',
  'map.line.ferry': 'Pont',
} as const;

export type MapWords = Readonly<Record<keyof typeof nl, string>>;
