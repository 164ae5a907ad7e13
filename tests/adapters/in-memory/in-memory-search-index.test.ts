import { InMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';

searchIndexContract('InMemorySearchIndex', async (hall) => ({
  index: new InMemorySearchIndex(hall),
  close: async () => {},
}));
