import { runInSpan } from '#adapters/http-server/tracing/span.ts';
import type { InvalidationRequest, SharedCache } from '#ports/shared-cache.port.ts';

/** A shared cache whose round trips are spans. */
export function traceSharedCache(cache: SharedCache): SharedCache {
  const attributes = { 'db.system.name': 'redis' };
  return {
    get state() {
      return cache.state;
    },
    read: (key) =>
      runInSpan('redis read', { ...attributes, 'klankhuis.query': toQueryName(key) }, () => cache.read(key)),
    store: cache.store.bind(cache),
    delete: cache.delete.bind(cache),
    invalidate: (invalidation: InvalidationRequest) =>
      runInSpan('redis invalidate', attributes, () => cache.invalidate(invalidation)),
    claim: (name, seconds) => runInSpan('redis claim', attributes, () => cache.claim(name, seconds)),
    onInvalidate: cache.onInvalidate.bind(cache),
    close: cache.close.bind(cache),
  };
}

/** The query and language of a cache key; the rest may be what a visitor searched for. */
function toQueryName(key: string): string {
  return key.split(' ', 2).join(' ');
}
