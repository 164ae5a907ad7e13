import type { Container } from 'inversify';
import { DataCache, createCachedQueries } from '#adapters/caching/data-cache.adapter.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { indexDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';
import type { CmsQueries } from '#ports/cms.port.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { toBrowserSettings } from '#src/config.ts';
import { type RenderResult, render } from '#src/rendering/entry-server.tsx';
import { createInMemoryWorldModule } from '#src/worlds/in-memory.world.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

type RenderedDocument = Extract<RenderResult, { kind: 'document' }>;

/**
 * Renders an address of a hall as the web tier does, each time with the same cache, so that later renderings send no requests. Rejects for
 * anything but a page.
 */
export function createPageRenderer(hall: DatedHall, address: string): () => Promise<RenderedDocument> {
  const world = warmWorld(hall);
  const url = new URL(address, 'http://localhost:3000');
  return async () => {
    const rendered = await render(url, world, new AbortController().signal);
    if (rendered.kind === 'redirect' || rendered.status !== 200) throw new Error(`${address} is no page.`);
    return rendered;
  };
}

/** An in-memory hall with a fixed clock, so that cache entries never expire. */
function warmWorld(hall: DatedHall): Container {
  const clock = new ManualClock(hall.startsAt);
  const logger = new SilentLogger();
  const cache = new DataCache({ clock, logger, timer: new SystemTimer() });
  return createWorld([
    createInMemoryWorldModule({
      hall,
      settings: toBrowserSettings(readyConfig()),
      clock,
      logger,
      cms: {
        ...createInMemoryCms(hall),
        ...createCachedQueries<CmsQueries>(createInMemoryCms(hall), cmsDefinitions, cache),
      },
      index: createCachedQueries<SearchIndexPort>(createInMemorySearchIndex(hall), indexDefinitions, cache),
    }),
  ]);
}
