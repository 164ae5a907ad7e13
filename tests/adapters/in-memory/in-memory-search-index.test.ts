import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';

searchIndexContract('inMemorySearchIndex', async (hall) => ({
  index: createInMemorySearchIndex(hall),
  close: async () => {},
}));
