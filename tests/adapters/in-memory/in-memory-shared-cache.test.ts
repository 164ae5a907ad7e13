import { InMemorySharedCache } from '#adapters/in-memory/in-memory-shared-cache.adapter.ts';
import { sharedCacheContract } from '#tests/contracts/shared-cache.contract.ts';

sharedCacheContract('InMemorySharedCache', async () => {
  const shared = new InMemorySharedCache();
  return { one: shared, other: shared };
});
