import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { containerContext } from '#src/loaders/create-page-visit.ts';
import { loadSiteData } from '#src/loaders/site.loader.ts';
import { aVisit, createFailingCms } from '#tests/src/loaders/a-visit.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { TranslatorRegistryToken } from '#ui/words/translator-registry.ts';

const global = aGlobal('en');
const hall = aHall({ en: { global } });

function aRequest(...away: Parameters<typeof createFailingCms>[1][]) {
  const { world, life, logger, url } = aVisit('/en/visit', hall, { cms: createFailingCms(hall, ...away) });
  const context = new RouterContextProvider();
  context.set(containerContext, world);
  const request = new Request(url, { signal: life.signal });
  const args: LoaderFunctionArgs = { request, url, params: {}, context, pattern: '/*' };
  return { world, life, logger, args };
}

describe('the data that all pages of a visit share', () => {
  it('ROUTE-9 is in the language of the address, at the current time, with the common words', async () => {
    const { args, world } = aRequest();
    const { startsAt: now } = hall;
    expect(await loadSiteData(args)).toEqual({ locale: 'en', now, settings: defaultSettings(), global });
    expect(world.get(TranslatorRegistryToken).translator('en', null)('site.home')).toBe('Home page');
  });

  it('ERROR-1 has no menus while the CMS is down, with the reason in the log', async () => {
    const { args, logger } = aRequest('global');
    expect(await loadSiteData(args)).toMatchObject({ global: null });
    expect(logger.entries).toEqual([
      {
        level: 'error',
        event: 'site.global-unreachable',
        facts: { locale: 'en' },
        cause: new Error('connect ECONNREFUSED'),
      },
    ]);
  });

  it('LIST-15 rejects without a log entry after an abort', async () => {
    const { args, life, logger } = aRequest();
    life.abort(new Error('gone'));
    await expect(loadSiteData(args)).rejects.toThrow('gone');
    expect(logger.entries).toEqual([]);
  });
});
