import type { Container } from 'inversify';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { loadTemplate } from '#src/load-template-code.ts';
import { createPageVisit } from '#src/loaders/create-page-visit.ts';
import { loadPageResult } from '#src/loaders/page.loader.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/page-result.ts';
import type { PrefetchPage } from '#ui/kit/follow-links.ts';

/** The browser's network information; older browsers provide none. */
export interface NetworkConnection {
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly effectiveType?: string | undefined;
  readonly saveData?: boolean | undefined;
}

/** Whether pages may be prefetched: not on 2g, and not with data saving enabled (ROUTE-20). */
export function canPrefetchOnConnection({ effectiveType, saveData }: NetworkConnection): boolean {
  return saveData !== true && !effectiveType?.includes('2g');
}

/**
 * Creates the prefetch function: a link in view prefetches the page and its template's code into the tab's cache; a hovered or pressed
 * link also prefetches the data of the page. Failures are ignored, because the navigation itself reports them.
 */
export function createPagePrefetch(
  world: Container,
  connection: NetworkConnection,
  prefetcher: Prefetcher<PageResult>,
): PrefetchPage {
  return (path, closeness) => {
    if (path === null) return prefetcher.cancel();
    if (!canPrefetchOnConnection(connection)) return;
    const load = (signal: AbortSignal) =>
      loadPageResult(createPageVisit(new URL(path, location.origin), world, signal), world);
    switch (closeness) {
      case 'near':
        return void fetchPage(world, path).catch(() => {});
      case 'aimed':
        return prefetcher.hover(path, load);
      case 'pressed':
        return prefetcher.prefetch(path, load);
    }
  };
}

async function fetchPage(world: Container, path: string): Promise<void> {
  const [pathname = '/'] = path.split(/[?#]/);
  const { locale, uri } = parseLocaleAndUri(pathname);
  const found = await world.get(CmsPort).page({ locale, uri });
  if (found.kind === 'found') await loadTemplate(world, found.value.kind, found.value, locale);
}
