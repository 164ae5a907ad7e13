import { InMemoryOverviewIndex } from '#adapters/in-memory/in-memory-overview-index.adapter.ts';
import { overviewIndexContract } from '#tests/contracts/overview-index.contract.ts';

overviewIndexContract('InMemoryOverviewIndex', async (hall) => ({
  index: new InMemoryOverviewIndex(hall),
  close: async () => {},
}));
