import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';
import { translationUrlsContract } from '#tests/contracts/translation-urls.contract.ts';

cmsContract('inMemoryCms', async (hall) => ({
  cms: createInMemoryCms(hall),
  close: async () => {},
  media: (path) => path,
}));

translationUrlsContract('inMemoryCms', async (urls, isEditor) => ({
  cms: createInMemoryCms(aHall(), isEditor ? { translationUrls: urls } : {}),
  close: async () => {},
}));
