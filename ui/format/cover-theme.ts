import type { Page, Template } from '#domain/page/page.ts';
import type { Theme } from '#domain/page/theme.ts';

/** The templates whose page begins with a cover, and the theme of the cover if the editor chose none. */
const defaultThemes: { readonly [kind in Template]?: Theme } = {
  campaign: 'ocher-yellow',
  discovery: 'petrol',
  discoveryCollection: 'petrol',
  educationOverview: 'pink',
  event: 'petrol',
  favorites: 'purple',
  recommendation: 'ocher-yellow',
  series: 'petrol',
};

/** The theme of a page's cover and header; undefined for pages without a cover. */
export function findCoverTheme(page: Page | null): Theme | undefined {
  const defaultTheme = page ? defaultThemes[page.kind] : undefined;
  if (!page || !defaultTheme) return undefined;
  return (page.kind === 'event' ? page.event.theme : undefined) ?? page.theme ?? defaultTheme;
}
