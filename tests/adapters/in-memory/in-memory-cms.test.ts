import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';

cmsContract('InMemoryCms', async (hall) => ({
  cms: new InMemoryCms(hall),
  close: async () => {},
  media: (path) => path,
}));
