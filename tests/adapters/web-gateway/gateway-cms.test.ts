import { expect, it } from 'vitest';
import { createGatewayCms } from '#adapters/web-gateway/gateway-cms.adapter.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

it('CALL-7 a browser requests translation URLs from the CMS itself, and all else from the site', async () => {
  const requested: string[] = [];
  const fetch = async (url: string) => {
    requested.push(url);
    return Response.json({ data: [], answer: [] });
  };
  const site = { origin: 'https://klankhuis.test', fetch, timeoutMs: 1000 };
  const cms = createGatewayCms({ ...site, logger: new SilentLogger() }, 'https://cms.test');
  await cms.translationUrls({ locale: 'en' });
  await cms.fallbackBanners({ locale: 'en', list: 'events' });
  expect(requested).toEqual([
    'https://cms.test/api/en/translation-urls.json',
    expect.stringMatching(/^https:\/\/klankhuis\.test\/gateway\//),
  ]);
});
