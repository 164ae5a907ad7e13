import { sharedCacheContract } from '#tests/contracts/shared-cache.contract.ts';
import { InMemorySharedCache } from '#tests/support/in-memory-shared-cache.ts';

sharedCacheContract('InMemorySharedCache', async () => {
  const shared = new InMemorySharedCache();
  return { one: shared, other: shared };
});
