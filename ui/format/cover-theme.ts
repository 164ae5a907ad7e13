import type { Page } from '#domain/page/page.ts';
import type { Theme } from '#domain/page/theme.ts';

/** The stock on which a page's cover is printed, the header with it; undefined for pages that are paper from the top. */
export function coverTheme(page: Page | null): Theme | undefined {
  if (page?.kind === 'event') return page.event.theme ?? page.theme ?? 'petrol';
  return page?.kind === 'series' ? (page.theme ?? 'petrol') : undefined;
}
