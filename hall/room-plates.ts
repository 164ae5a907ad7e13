import type { Plate } from '#domain/figure/plate.ts';

/** The shape of the figures of each room, by the room's name in either language, in small letters. */
export const plateByRoom: Readonly<Record<string, Plate>> = {
  'grote zaal': 'square',
  'main hall': 'square',
  lindezaal: 'circle',
  'linden hall': 'circle',
  'het ketelhuis': 'hexagon',
  'the boiler house': 'hexagon',
  foyer: 'oblong',
};
