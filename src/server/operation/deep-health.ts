import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { messageOf } from '#domain/message-of.ts';
import type { Instant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import { CacheToken } from '#src/di/cache-token.ts';
import { type CmsGuard, CmsGuardToken } from '#src/di/server-tier.ts';
import type { World } from '#src/di/world.ts';
import type { Health } from '#src/server/health.ts';

/** Milliseconds until a system that does not answer counts as down. */
const timeoutMs = 2500;

/** So long what was seen stands, in milliseconds: however many ask, the systems are asked no more often than this. */
const stands = 2000;

/**
 * How the systems behind the site and its caches are. `forgetful` makes a world that remembers no answers: a system is asked
 * itself, since what it said within the hour says nothing of whether it could be asked for a page that is not kept (ROUTE-1).
 */
export function checkDeepHealth(world: World, forgetful: () => World): () => Promise<Health> {
  const clock = world.get(Clock);
  const shared = world.get(SharedCache);
  const cache: DataCache = world.get(CacheToken);
  let last: { readonly at: Instant; readonly systems: Promise<Systems> } | undefined;
  return async () => {
    const at = clock.now();
    if (!last || at - last.at >= stands) last = { at, systems: systemsSeen(world, forgetful()) };
    const [systems] = await Promise.all([
      last.systems,
      // Whatever was left alone and came back is known to be there once it is asked; pages that are kept ask it nothing.
      shared.read('health'),
    ]);
    return { ...systems, shared: shared.state, answers: cache.states };
  };
}

type Systems = Pick<Health, 'cms' | 'search'>;

/** Asked by way of their guard: a kind of call that rests is down, and the one question that tries it again may be this. */
async function systemsSeen(world: World, forgetful: World): Promise<Systems> {
  const signal = AbortSignal.timeout(timeoutMs);
  const guard: CmsGuard = world.get(CmsGuardToken);
  const now = world.get(Clock).now();
  const logger = world.get(Logger);
  const seen = async (system: keyof Systems, asked: ReturnType<CmsGuard['run']>): Promise<'up' | 'down'> => {
    const answer = await asked.catch((cause: unknown) => {
      logger.warn('health.system-down', { system, message: messageOf(cause) });
    });
    return answer?.kind === 'answered' ? 'up' : 'down';
  };
  const [cms, search] = await Promise.all([
    seen(
      'cms',
      guard.run('pages', () => forgetful.get(CmsPort).global({ locale: defaultLocale }, signal), signal),
    ),
    seen(
      'search',
      guard.run(
        'facets',
        () => forgetful.get(SearchIndexPort).eventFacets({ locale: defaultLocale, now }, signal),
        signal,
      ),
    ),
  ]);
  return { cms, search };
}
