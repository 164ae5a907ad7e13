import type { Page, Template } from '#domain/page/page.ts';
import type { Theme } from '#domain/page/theme.ts';

/** The templates that begin with a cover, and its stock where the editor chose none. */
const covers: { readonly [kind in Template]?: Theme } = {
  campaign: 'ocher-yellow',
  discovery: 'petrol',
  discoveryCollection: 'petrol',
  educationOverview: 'pink',
  event: 'petrol',
  favorites: 'purple',
  recommendation: 'ocher-yellow',
  series: 'petrol',
};

/** The stock on which a page's cover is printed, the header with it; undefined for pages that are paper from the top. */
export function coverTheme(page: Page | null): Theme | undefined {
  const usual = page ? covers[page.kind] : undefined;
  if (!page || !usual) return undefined;
  return (page.kind === 'event' ? page.event.theme : undefined) ?? page.theme ?? usual;
}
