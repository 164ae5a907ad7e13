import { InMemorySiteIndex } from '#adapters/in-memory/in-memory-site-index.adapter.ts';
import { siteIndexContract } from '#tests/contracts/site-index.contract.ts';

siteIndexContract('InMemorySiteIndex', async (hall) => ({
  index: new InMemorySiteIndex(hall),
  close: async () => {},
}));
