import { describe, expect, it } from 'vitest';
import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { toErrorMessage } from '#domain/error-message.ts';
import { countSiteSearchResultsByKind } from '#domain/listing/site-search.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument } from '#fixtures/builders/a-document.ts';
import { aSeriesPage } from '#fixtures/builders/a-page.ts';
import { type InLocale, getQuery } from '#ports/query.ts';
import type { SearchIndexPort, SiteSearchHits } from '#ports/search-index.port.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { hallWith } from '#tests/contracts/calendar-search.ts';
import { listedHall } from '#tests/contracts/overview-search.ts';
import { searchParams } from '#tests/contracts/query-params.ts';
import { searchContract } from '#tests/contracts/search.contract.ts';
import { failingCms } from '#tests/support/failing-cms.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

searchContract('indexedSearch', async (hall) => ({
  search: createSearchOverIndex({
    index: createInMemorySearchIndex(hall),
    cms: createInMemoryCms(hall),
    logger: new SilentLogger(),
  }),
  close: async () => {},
}));

const failure = 'GraphQL error: invalid status 503';

/** An index that is unavailable. */
const brokenIndex: SearchIndexPort = createFailingPort(failure);

describe('indexedSearch', () => {
  const queries = Object.entries<InLocale>(searchParams).filter(
    ([name]) => name !== 'eventsAt' && name !== 'productionDates',
  );

  it.each(queries)(
    'LIST-14 reports for %s that the search is unavailable, and logs it',
    async (name, params) => {
      const logger = new RecordingLogger();
      const search = createSearchOverIndex({
        index: brokenIndex,
        cms: createInMemoryCms(hallWith(1)),
        logger,
      });
      expect(await getQuery(search, name)(params)).toEqual(
        searchDefinitions[name as keyof SearchPort].unavailable,
      );
      expect(logger.entries.map(({ event, facts, cause }) => [event, facts, toErrorMessage(cause)])).toEqual([
        ['search.unavailable', { query: name }, failure],
      ]);
    },
  );

  it('WAY-23 counts as exact what the calendar lists for the keyword, whatever else the site search finds near it', async () => {
    const near: SiteSearchHits = {
      events: { count: 9, uris: ['concerten/001'], bestUris: ['concerten/002'] },
      series: { count: 0, uris: [] },
      pages: { count: 0, hits: [] },
    };
    const index = Object.assign(createInMemorySearchIndex(hallWith(5)), { find: async () => near });
    const search = createSearchOverIndex({
      index,
      cms: createInMemoryCms(hallWith(5)),
      logger: new SilentLogger(),
    });
    const { now } = searchParams.find;
    const find = (keyword: string) => search.find({ locale: 'nl', keyword, now, page: 1 });
    expect([(await find('harp')).events, (await find('hrap')).events]).toMatchObject([
      { count: 9, exactCount: 1 },
      { count: 9, exactCount: 0 },
    ]);
  });

  it('DOOR-46 states the numbers of the calendar and the series overview, and shows only what they list', async () => {
    const found: SiteSearchHits = {
      events: { count: 9, uris: ['concerten/001', 'concerten/003'], bestUris: ['concerten/003'] },
      series: { count: 2, uris: ['series/over', 'series/harp'] },
      pages: { count: 0, hits: [] },
    };
    const now = searchParams.find.now;
    const over = addMilliseconds(now, -48 * hourMs);
    const series = ['over', 'harp'].map((name) => aSeriesPage({ uri: `series/${name}`, title: name }));
    const hall = hallWith(5, {
      documents: [
        aDocument({ section: 'series', uri: 'series/over', title: 'Harp', onlineSaleEnd: over }),
        aDocument({ section: 'series', uri: 'series/harp', title: 'Harp' }),
      ],
    });
    const { nl } = hall.editions;
    const editions = { ...hall.editions, nl: { ...nl, pages: [...nl.pages, ...series] } };
    const index = Object.assign(createInMemorySearchIndex(hall), { find: async () => found });
    const cms = createInMemoryCms({ ...hall, editions });
    const search = createSearchOverIndex({ index, cms, logger: new SilentLogger() });
    const result = await search.find({ locale: 'nl', keyword: 'harp', now, page: 1 });
    expect(countSiteSearchResultsByKind(result)).toEqual({ concerts: 1, series: 1, pages: 0 });
    expect(result.events.cards.map(({ uri }) => uri)).toEqual(['concerten/003']);
    expect(result.series.cards.map(({ title }) => title)).toEqual(['harp']);
  });

  it('requests only the pages of the displayed slice', async () => {
    const logger = new RecordingLogger();
    const index = createInMemorySearchIndex(hallWith(40));
    const search = createSearchOverIndex({ index, cms: failingCms, logger });
    await search.events({ card: 'row', ...aQuestion(), page: 3 });
    expect(logger.entries).toHaveLength(10);
  });

  it('CALL-21 preserves its counts when no page can be loaded', async () => {
    const logger = new RecordingLogger();
    const search = createSearchOverIndex({
      index: createInMemorySearchIndex(listedHall),
      cms: failingCms,
      logger,
    });
    const { total, availability, releases } = await search.press({ locale: 'nl', page: 1, year: null });
    expect([total, availability, releases]).toEqual([14, 'answered', []]);
    expect(logger.entries).toHaveLength(12);
  });
});
