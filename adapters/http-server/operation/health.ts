import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { CmsGuardToken } from '#adapters/guarding/cms-guard.adapter.ts';
import { type Validity, createValidity, isValidAt } from '#adapters/shared/validity.ts';
import { healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { toRouteNameWithLocale } from '#domain/locale/locale-routes.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { type Instant, addMilliseconds } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

interface SystemStates {
  readonly cms: 'up' | 'down';
  readonly search: 'up' | 'down';
}

/** The state of the systems behind the site. */
export interface UpstreamHealth extends SystemStates {
  /** The shared cache of several instances. The site also works without it. */
  readonly shared: 'none' | 'up' | 'down';
  /** The number of entries in the data cache, by state. */
  readonly answers: Readonly<Record<string, number>>;
}

interface HealthChecks {
  readonly clock: Clock;
  readonly readiness: Readiness;
  readonly checkUpstreams: () => Promise<UpstreamHealth>;
}

/**
 * Adds the health check: `ok` as long as the process responds, without upstream requests (ROUTE-1). With `?deep=1`, the state of
 * the upstream systems and caches, 503 if a page that is not cached could not be rendered; with `?ready=1`, 503 while the instance
 * should receive no traffic.
 */
export function addHealthRoute(
  server: FastifyInstance,
  { clock, readiness, checkUpstreams }: HealthChecks,
): void {
  const options = { config: { routeName: toRouteNameWithLocale('app-health-check', defaultLocale) } };
  server.get(healthPath, options, async ({ url }, reply) => {
    const query = new URLSearchParams(url.split('?')[1]);
    // Browsers synchronize their clock to the `Date`.
    reply.headers({ 'Cache-Control': 'no-store', Date: new Date(clock.now()).toUTCString() });
    if (query.get('deep') === '1') {
      const health = await checkUpstreams();
      return reply.code(health.cms === 'up' ? 200 : 503).send(health);
    }
    const { isReady, text } = query.get('ready') === '1' ? readiness.answer : { isReady: true, text: 'ok' };
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(text);
  });
}

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
  const shared = world.get(SharedCache);
  let last: (Validity & { readonly systems: Promise<SystemStates> }) | undefined;
  return async () => {
    const now = world.get(Clock).now();
    if (!last || !isValidAt(last, now)) {
      const systems = checkSystems(world, createUncachedWorld());
      last = { ...createValidity(now, resultLifetimeSeconds), systems };
    }
    // Probes the shared cache: an open circuit only closes after a request, and cached pages send it none.
    const [systems] = await Promise.all([last.systems, shared.read('health')]);
    return { ...systems, shared: shared.state, answers: world.get(DataCacheToken).states };
  };
}

/** Checks the systems through their guard: an open circuit counts as down, and the check may be its half-open trial request. */
async function checkSystems(world: Container, uncached: Container): Promise<SystemStates> {
  const signal = AbortSignal.timeout(timeoutMs);
  const [locale, now] = [defaultLocale, world.get(Clock).now()];
  const check = async (
    system: keyof SystemStates,
    partition: 'pages' | 'facets',
    fetch: () => Promise<unknown>,
  ): Promise<'up' | 'down'> => {
    try {
      const { kind } = await world.get(CmsGuardToken).run(partition, fetch, signal);
      return kind === 'answered' ? 'up' : 'down';
    } catch (cause) {
      world.get(Logger).warn('health.system-down', { system, message: toErrorMessage(cause) });
      return 'down';
    }
  };
  const [cms, search] = await Promise.all([
    check('cms', 'pages', () => uncached.get(CmsPort).global({ locale }, signal)),
    check('search', 'facets', () => uncached.get(SearchIndexPort).eventFacets({ locale, now }, signal)),
  ]);
  return { cms, search };
}

interface ReadinessResponse {
  /** Whether the instance should receive traffic. */
  readonly isReady: boolean;
  /** `ready`, `starting` or `stopping`, and what is missing. */
  readonly text: string;
}

/**
 * Whether this instance should receive traffic: from when the home page and calendar of both languages are cached until it stops.
 * After the deadline it is ready even if pages are missing: some pages are better than none.
 */
export class Readiness {
  readonly #clock: Clock;
  readonly #deadline: Instant;
  #missing: readonly string[] | undefined;
  /** Whether the process is ending: it answers what is in progress, and each connection once more. */
  isStopping = false;

  constructor(clock: Clock, deadlineMs: number) {
    this.#clock = clock;
    this.#deadline = addMilliseconds(clock.now(), deadlineMs);
  }

  /** Records the pages that a warm-up attempt could not render: `home nl`, `calendar en`. */
  report(missing: readonly string[]): void {
    this.#missing = missing;
  }

  stop(): void {
    this.isStopping = true;
  }

  get answer(): ReadinessResponse {
    if (this.isStopping) return { isReady: false, text: 'stopping' };
    if (this.#missing?.length === 0) return { isReady: true, text: 'ready' };
    const missing = this.#missing ? `; missing: ${this.#missing.join(', ')}` : '';
    if (this.#clock.now() < this.#deadline) return { isReady: false, text: `starting${missing}` };
    return { isReady: true, text: `ready since READINESS_DEADLINE_MS${missing}` };
  }
}
