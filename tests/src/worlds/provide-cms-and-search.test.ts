import { Container, ContainerModule } from 'inversify';
import { expect, it } from 'vitest';
import { DataCache, DataCacheToken } from '#adapters/caching/data-cache.adapter.ts';
import { SystemClock } from '#adapters/system/system-clock.adapter.ts';
import { SystemTimer } from '#adapters/system/system-timer.adapter.ts';
import { createInstant } from '#domain/time/instant.ts';
import { Clock } from '#ports/clock.port.ts';
import { CmsPort } from '#ports/cms.port.ts';
import { Logger } from '#ports/logger.port.ts';
import { SearchIndexPort } from '#ports/search-index.port.ts';
import { provideCmsAndSearch } from '#src/worlds/provide-cms-and-search.ts';
import { aQuestion, aSeriesQuestion } from '#tests/contracts/a-query.ts';
import { anna } from '#tests/contracts/newsletter.contract.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** The server's adapters over a CMS with empty answers, and the authorization header of each request to it. */
function server() {
  const config = readyConfig({ CMS_ELASTICSEARCH_TOKEN: 'searching', CMS_PUBLIC_FORM_TOKEN: 'forms' });
  const bearers: (string | null)[] = [];
  const fetch = async (_: string, { headers }: RequestInit) => {
    bearers.push(new Headers(headers).get('authorization'));
    return new Response('{}', { status: 500 });
  };
  const clock = new SystemClock();
  const logger = new SilentLogger();
  const world = new Container();
  world.bind<Logger>(Logger).toConstantValue(logger);
  world.bind<Clock>(Clock).toConstantValue(clock);
  world
    .bind<DataCache>(DataCacheToken)
    .toConstantValue(new DataCache({ clock, timer: new SystemTimer(), logger }));
  world.load(new ContainerModule(({ bind }) => provideCmsAndSearch(bind, config, fetch)));
  return { world, bearers };
}

const harp = { locale: 'nl', keyword: 'harp', now: createInstant(0) } as const;

it.each<readonly [string, string | null, (world: Container) => Promise<unknown>]>([
  [
    'a search for concerts',
    'Bearer searching',
    (world) => world.get<SearchIndexPort>(SearchIndexPort).events(aQuestion()),
  ],
  [
    'a search for series',
    'Bearer searching',
    (world) => world.get<SearchIndexPort>(SearchIndexPort).series(aSeriesQuestion()),
  ],
  [
    'a search of the site',
    'Bearer searching',
    (world) => world.get<SearchIndexPort>(SearchIndexPort).find(harp),
  ],
  ['a form', 'Bearer forms', (world) => world.get<CmsPort>(CmsPort).signUp(anna)],
  ['a page', null, (world) => world.get<CmsPort>(CmsPort).page({ locale: 'nl', uri: 'over-ons' })],
])('CALL-35 sends %s with %s', async (_, bearer, request) => {
  const { world, bearers } = server();
  await request(world).catch(() => {});
  expect(bearers).toEqual([bearer]);
});

it('CALL-7 has no translation URLs on a server, which has no editor’s session, and requests none', async () => {
  const { world, bearers } = server();
  const cms = world.get<CmsPort>(CmsPort);
  expect(await cms.translationUrls({ locale: 'nl' })).toEqual([]);
  const reason = new Error('the visitor left');
  await expect(cms.translationUrls({ locale: 'nl' }, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(bearers).toEqual([]);
});
