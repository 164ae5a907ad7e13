import { RouterContextProvider } from 'react-router-dom';
import type { World } from '#src/di/world.ts';
import { containerContext } from '#src/loaders/loader-context.ts';
import { prefetcherContext } from '#src/loaders/page.loader.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import type { PageResult } from '#src/templates/page-result.ts';

/** The router context of a browser: the container and the prefetcher for the routes' loaders. */
export function createBrowserRouterContext(
  world: World,
  prefetcher: Prefetcher<PageResult>,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(containerContext, world);
  context.set(prefetcherContext, prefetcher);
  return context;
}
