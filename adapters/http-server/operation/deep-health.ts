import type { Container } from 'inversify';
import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { DataCacheToken } from '#adapters/caching/data-cache.token.ts';
import type { CmsGuard } from '#adapters/guarding/cms-guard.adapter.ts';
import { CmsGuardToken } from '#adapters/guarding/cms-guard.token.ts';
import type { UpstreamHealth } from '#adapters/http-server/operation/upstream-health.ts';
import { isValidAt, createValidity, type Validity } from '#domain/caching/validity.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { getDefaultLocale } from '#domain/locale/locale.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** A system that has not responded after this is down. */
const timeoutMs = 2500;

/** How long a result is reused, which limits the rate of requests to the systems. */
const resultLifetimeSeconds = 2;

/**
 * Creates the deep health check of the upstream systems and the caches. `createUncachedWorld` creates a world without a data cache:
 * a cached response does not show whether a page that is not cached could be rendered now (ROUTE-1).
 */
export function createDeepHealthCheck(
  world: Container,
  createUncachedWorld: () => Container,
): () => Promise<UpstreamHealth> {
  const clock = world.get(Clock);
  const shared = world.get(SharedCache);
  const cache: DataCache = world.get(DataCacheToken);
  let last: (Validity & { readonly systems: Promise<Systems> }) | undefined;
  return async () => {
    const now = clock.now();
    if (!last || !isValidAt(last, now)) {
      const systems = checkSystems(world, createUncachedWorld());
      last = { ...createValidity(now, resultLifetimeSeconds), systems };
    }
    const [systems] = await Promise.all([
      last.systems,
      // Probes the shared cache: an open circuit only closes after a request, and cached pages send it none.
      shared.read('health'),
    ]);
    return { ...systems, shared: shared.state, answers: cache.states };
  };
}

type Systems = Pick<UpstreamHealth, 'cms' | 'search'>;

/** Checks the systems through their guard: an open circuit counts as down, and the check may be its half-open trial request. */
async function checkSystems(world: Container, uncachedWorld: Container): Promise<Systems> {
  const signal = AbortSignal.timeout(timeoutMs);
  const guard: CmsGuard = world.get(CmsGuardToken);
  const now = world.get(Clock).now();
  const logger = world.get(Logger);
  const toStatus = async (
    system: keyof Systems,
    response: ReturnType<CmsGuard['run']>,
  ): Promise<'up' | 'down'> => {
    const answer = await response.catch((cause: unknown) => {
      logger.warn('health.system-down', { system, message: toErrorMessage(cause) });
    });
    return answer?.kind === 'answered' ? 'up' : 'down';
  };
  const [cms, search] = await Promise.all([
    toStatus(
      'cms',
      guard.run(
        'pages',
        () => uncachedWorld.get(CmsPort).global({ locale: getDefaultLocale() }, signal),
        signal,
      ),
    ),
    toStatus(
      'search',
      guard.run(
        'facets',
        () => uncachedWorld.get(SearchIndexPort).eventFacets({ locale: getDefaultLocale(), now }, signal),
        signal,
      ),
    ),
  ]);
  return { cms, search };
}
