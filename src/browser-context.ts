import { RouterContextProvider } from 'react-router-dom';
import type { World } from '#src/di/world.ts';
import { prefetcherContext } from '#src/loaders/page.loader.ts';
import type { Prefetcher } from '#src/loaders/prefetcher.ts';
import { containerContext } from '#src/loaders/visit.ts';
import type { PageAnswer } from '#src/templates/page-answer.ts';

/** The router context of a browser: the container and the prefetcher for the routes' loaders. */
export function browserContext(world: World, prefetcher: Prefetcher<PageAnswer>): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(containerContext, world);
  context.set(prefetcherContext, prefetcher);
  return context;
}
