import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { token } from '#ports/token.ts';

/** The one cache of a world, behind every port whose answers are remembered. */
export const CacheToken = token<DataCache>('DataCache');
