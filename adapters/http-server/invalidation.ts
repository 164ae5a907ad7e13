import type { Container } from 'inversify';
import type { AnswerCache } from '#adapters/http-server/gateway/answer-cache.ts';
import type { PageHandler } from '#adapters/http-server/pages/page-handler.ts';
import { isInvalidatedByPrefix } from '#domain/caching/invalidation-prefix.ts';
import { SharedCache } from '#ports/shared-cache.port.ts';
import type { Config } from '#src/config.ts';
import { HallFolderToken } from '#src/worlds/cms.server.ts';
import { DataCacheToken } from '#src/worlds/tokens.ts';

/** Purges the data cache, the answers of the gateway and the page cache on each invalidation, whichever instance received it. */
export function purgeOnInvalidate(
  world: Container,
  answerCache: AnswerCache,
  pageHandler: PageHandler,
): void {
  const cache = world.get(DataCacheToken);
  world.get(SharedCache).onInvalidate(({ keyPrefixes, mode }) => {
    const isAffected = (key: string) => isInvalidatedByPrefix(key, keyPrefixes);
    cache.purge(isAffected, mode);
    answerCache.purge(isAffected);
    pageHandler.purge(isAffected, mode);
  });
}

/** Invalidates all caches after each change of the hall's folder, if there is one. Returns a function that ends it. */
export function invalidateOnFolderChange(world: Container, { cmsFolder }: Config): () => void {
  if (cmsFolder === '') return () => {};
  const shared = world.get(SharedCache);
  return world.get(HallFolderToken).watch(() => void shared.invalidate({ keyPrefixes: [], mode: 'hard' }));
}
