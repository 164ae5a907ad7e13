/** What an editor can choose for a section of a page (LAYOUT-12). */
export const sectionThemes = ['red', 'dark-green', 'petrol', 'violet'] as const;

export type SectionTheme = (typeof sectionThemes)[number];

/** What an editor can choose for a content page: a plain page, with its own text and blocks (LAYOUT-12). */
export const contentThemes = [
  'petrol',
  'dark-green',
  'red',
  'ocher-yellow',
  'blue',
  'pink',
  'purple',
  'peach',
] as const;

export type ContentTheme = (typeof contentThemes)[number];

/** Every theme: what all other pages, concerts and banners can have. */
export const themes = [...contentThemes, 'violet'] as const;

export type Theme = (typeof themes)[number];
