/** The eight content themes and violet, as editors choose them (LAYOUT-12). */
export const themes = [
  'petrol',
  'dark-green',
  'red',
  'ocher-yellow',
  'blue',
  'pink',
  'purple',
  'peach',
  'violet',
] as const;

export type Theme = (typeof themes)[number];
