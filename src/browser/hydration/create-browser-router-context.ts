import type { Container } from 'inversify';
import { RouterContextProvider } from 'react-router-dom';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { type ClaimReload, claimReloadContext, prefetcherContext } from '#src/loaders/page.loader.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/page-result.ts';

/**
 * The router context of a browser: the container and the prefetcher for the routes' loaders, and whether a page whose code is missing
 * may be loaded as a document.
 */
export function createBrowserRouterContext(
  world: Container,
  prefetcher: Prefetcher<PageResult>,
  claimReload: ClaimReload = () => false,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(containerContext, world);
  context.set(prefetcherContext, prefetcher);
  context.set(claimReloadContext, claimReload);
  return context;
}
