import type { DataCache } from '#adapters/caching/data-cache.adapter.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The data cache of a world, used by all cached ports. */
export const DataCacheToken: Token<DataCache> = createToken<DataCache>('DataCache');
