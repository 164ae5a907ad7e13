import { HallFolderToken } from '#adapters/cms-folder/hall-folder.token.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { isInvalidatedByPrefix } from '#domain/caching/invalidation-prefix.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';

/** A cache of what is made from the answers of the CMS and the search. */
export interface PurgeableCache {
  /** Purges what is made from certain answers. `soft`: it is served once more while it is made again; `hard`: it is removed. */
  purge(isAffected: (answerKey: string) => boolean, mode: 'soft' | 'hard'): void;
}

/** Purges all caches on each invalidation, whichever instance received it. */
export function purgeOnInvalidate({ world, caches }: Pick<Pipeline, 'world' | 'caches'>): void {
  world.get(SharedCache).onInvalidate(({ keyPrefixes, mode }) => {
    const isAffected = (key: string) => isInvalidatedByPrefix(key, keyPrefixes);
    for (const cache of caches) cache.purge(isAffected, mode);
  });
}

/** Invalidates all caches after each change of the hall's folder, if there is one. Returns a function that ends it. */
export function invalidateOnFolderChange({ world, settings }: Pipeline): () => void {
  if (settings.cmsFolder === '') return () => {};
  const shared = world.get(SharedCache);
  return world.get(HallFolderToken).watch(() => void shared.invalidate({ keyPrefixes: [], mode: 'hard' }));
}
