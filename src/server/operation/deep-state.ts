import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { type Guards, GuardsToken } from '#src/di/server-tier.ts';
import type { World } from '#src/di/world.ts';
import type { Health } from '#src/server/health.ts';

/** Milliseconds until a system that does not answer counts as down. */
const patience = 2500;

/** How the systems behind the site and its caches are. A system that is left alone is down, whatever is still remembered of it. */
export async function deepState(world: World): Promise<Health> {
  const signal = AbortSignal.timeout(patience);
  const now = world.get(Clock).now();
  const shared = world.get(SharedCache);
  const [cms, search] = await Promise.all([
    isUp(world.get(CmsPort).global(defaultLocale, signal)),
    isUp(world.get(SearchIndexPort).eventFacets(defaultLocale, now, signal)),
    // Whatever was left alone and came back is known to be there once it is asked; pages that are kept ask it nothing.
    shared.read('health'),
  ]);
  const guards: Guards = world.get(GuardsToken);
  const cache: RememberingCache = world.get(CacheToken);
  return {
    cms: guards.cms.state === 'leftAlone' ? 'down' : cms,
    search: guards.search.state === 'leftAlone' ? 'down' : search,
    shared: shared.state,
    answers: cache.states,
  };
}

async function isUp(asked: Promise<unknown>): Promise<'up' | 'down'> {
  return asked.then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
