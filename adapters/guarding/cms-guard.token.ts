import type { UpstreamGuard } from '#adapters/guarding/upstream-guard.adapter.ts';
import { type CachePartition, cachePartitionNames } from '#domain/caching/partitions.ts';
import { type Token, createToken } from '#ports/token.ts';

/** The global data of all pages shares the circuit breaker of pages. */
export type CmsCallKind = Exclude<CachePartition, 'global'>;

/** The kinds of call to the CMS and its search, which share an origin. Each kind has a circuit breaker. */
export const cmsCallKinds: readonly CmsCallKind[] = cachePartitionNames.filter(
  (partition) => partition !== 'global',
);

/** Guards the CMS and its search. */
export type CmsGuard = UpstreamGuard<CmsCallKind>;

export const CmsGuardToken: Token<CmsGuard> = createToken<CmsGuard>('CmsGuard');
