import { HallFolderToken } from '#adapters/cms-folder/hall-folder.token.ts';
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

/** Invalidates all caches after each change of the hall's folder, if there is one, and then calls `onInvalidated`. Returns a function that ends it. */
export function invalidateOnFolderChange(
  { world, settings }: Pipeline,
  onInvalidated = () => {},
): () => void {
  if (settings.cmsFolder === '') return () => {};
  const shared = world.get(SharedCache);
  return world.get(HallFolderToken).watch(() => {
    void shared.invalidate({ keyPrefixes: [], mode: 'hard' }).then(onInvalidated);
  });
}
