/** The themes an editor can choose for a section (LAYOUT-12). */
export const sectionThemes = ['red', 'dark-green', 'petrol', 'violet'] as const;

export type SectionTheme = (typeof sectionThemes)[number];

/** The themes an editor can choose for a content page (LAYOUT-12). */
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

/** All themes; other pages, concerts and banners can have any of them. */
export const themes = [...contentThemes, 'violet'] as const;

export type Theme = (typeof themes)[number];
