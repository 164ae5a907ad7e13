import type { Container } from 'inversify';
import { parseLocaleAndUri } from '#domain/locale/locale-routes.ts';
import { CmsPort } from '#ports/cms.port.ts';
import {
  canPrefetchOnConnection,
  type NetworkConnection,
} from '#src/browser/hydration/can-prefetch-on-connection.ts';
import { loadTemplate } from '#src/load-template-code.ts';
import { loadPageResult } from '#src/loaders/page.loader.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/page-result.ts';
import type { PrefetchPage } from '#ui/kit/follow-links.ts';

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
    const load = (signal: AbortSignal) => loadPageResult(new URL(path, location.origin), world, signal);
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
