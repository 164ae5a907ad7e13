import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { type Token, token } from '#ports/token.ts';

/** The data cache of a world, used by all cached ports. */
export const DataCacheToken: Token<DataCache> = token<DataCache>('DataCache');
