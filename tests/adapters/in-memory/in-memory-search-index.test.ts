import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { searchIndexContract } from '#tests/contracts/search-index.contract.ts';

const given = async (hall: Hall) => ({ index: createInMemorySearchIndex(hall), close: async () => {} });

searchIndexContract('inMemorySearchIndex', given);
