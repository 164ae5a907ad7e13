import type { RememberingCache } from '#adapters/caching/remembering-cache.adapter.ts';
import { token } from '#ports/token.ts';

/** The one cache of a world, behind every port whose answers are remembered. */
export const CacheToken = token<RememberingCache>('RememberingCache');
