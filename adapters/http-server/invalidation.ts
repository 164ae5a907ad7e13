import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { isInvalidatedByPrefix } from '#domain/caching/invalidation-prefix.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** Purges all caches on each invalidation, whichever instance received it. */
export function purgeOnInvalidate({ world, caches }: Pick<Pipeline, 'world' | 'caches'>): void {
  world.get(SharedCache).onInvalidate(({ keyPrefixes, mode }) => {
    const isAffected = (key: string) => isInvalidatedByPrefix(key, keyPrefixes);
    for (const cache of caches) cache.purge(isAffected, mode);
  });
}
