import { describe, expect, it } from 'vitest';
import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { InMemoryOverviewIndex } from '#adapters/in-memory/in-memory-overview-index.adapter.ts';
import { InMemorySiteIndex } from '#adapters/in-memory/in-memory-site-index.adapter.ts';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { IndexedOverviews } from '#adapters/indexed-search/indexed-overviews.adapter.ts';
import { IndexedSiteSearch } from '#adapters/indexed-search/indexed-site-search.adapter.ts';
import { emptyDiscoveryListing } from '#domain/listing/discovery-listing-state.ts';
import { unavailableDiscoveries } from '#domain/listing/discovery-question.ts';
import { unavailablePress } from '#domain/listing/press-listing.ts';
import { noSeriesFacets, unavailableConcerts, unavailableSeries } from '#domain/listing/series-question.ts';
import { unavailableSite } from '#domain/listing/site-question.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { instantAt } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/an-event.ts';
import type { OverviewIndexPort } from '#ports/overview-index.port.ts';
import type { SiteIndexPort } from '#ports/site-index.port.ts';
import { aSeriesQuestion } from '#tests/contracts/a-question.ts';
import { listedHall, overviewsContract } from '#tests/contracts/overviews.contract.ts';
import { siteSearchContract } from '#tests/contracts/site-search.contract.ts';
import { AwayCms } from '#tests/kit/away-cms.ts';

const logger = new SilentLogger();

overviewsContract('IndexedOverviews', async (hall) => ({
  overviews: new IndexedOverviews({
    index: new InMemoryOverviewIndex(hall),
    cms: new InMemoryCms(hall),
    logger,
  }),
  close: async () => {},
}));

siteSearchContract('IndexedSiteSearch', async (hall) => ({
  siteSearch: new IndexedSiteSearch({
    index: new InMemorySiteIndex(hall),
    cms: new InMemoryCms(hall),
    logger,
  }),
  close: async () => {},
}));

const away = new Error('GraphQL error: invalid status 503');
const refuse = () => Promise.reject(away);
const noOverviews: OverviewIndexPort = {
  series: refuse,
  seriesFacets: refuse,
  concerts: refuse,
  concertFacets: refuse,
  discoveries: refuse,
  discoveryCategories: refuse,
  press: refuse,
};
const noSite: SiteIndexPort = { find: refuse, recommended: refuse, urisOf: refuse };
const day = '2026-12-01' as HallDay;

describe('lists without the search', () => {
  it('LIST-14 are empty and say that nobody knows, and each failure is logged', async () => {
    const log = new RememberingLogger();
    const lists = new IndexedOverviews({ index: noOverviews, cms: new InMemoryCms(aHall()), logger: log });
    const story = { locale: 'nl', keyword: '', selection: emptyDiscoveryListing.selection } as const;
    expect(await lists.series(aSeriesQuestion(), 3)).toEqual(unavailableSeries);
    expect(await lists.seriesFacets('nl', day)).toEqual(noSeriesFacets);
    expect(await lists.concerts(aSeriesQuestion(), 3)).toEqual(unavailableConcerts);
    expect(await lists.concertFacets('nl', day)).toEqual(noSeriesFacets);
    expect(await lists.discoveries(story, 3)).toEqual(unavailableDiscoveries);
    expect(await lists.discoveryCategories('nl')).toEqual([]);
    expect(await lists.press('nl', 3)).toEqual(unavailablePress);
    expect(log.entries.map(({ facts, cause }) => [facts?.['question'], cause])).toEqual(
      [
        'series',
        'seriesFacets',
        'concerts',
        'concertFacets',
        'discoveries',
        'discoveryCategories',
        'press',
      ].map((question) => [question, away]),
    );
  });

  it('LIST-14 KEUZE-6 are as empty on the search page, and unavailable in the keuzehulp', async () => {
    const log = new RememberingLogger();
    const search = new IndexedSiteSearch({ index: noSite, cms: new InMemoryCms(aHall()), logger: log });
    const question = { locale: 'nl', keyword: 'harp', now: instantAt(0) } as const;
    expect(await search.find(question, 2)).toEqual(unavailableSite);
    expect(await search.recommended('nl', ['7'])).toEqual({ kind: 'unavailable' });
    expect(log.entries.map(({ event, facts }) => [event, facts])).toEqual([
      ['search.unavailable', { question: 'find' }],
      ['search.unavailable', { question: 'recommended' }],
    ]);
  });

  it('CALL-21 keep their counts where the CMS cannot be asked for a single page', async () => {
    const log = new RememberingLogger();
    const index = new InMemoryOverviewIndex(listedHall);
    const lists = new IndexedOverviews({ index, cms: new AwayCms(), logger: log });
    const { total, availability, releases } = await lists.press('nl', 1);
    expect([total, availability, releases]).toEqual([14, 'answered', []]);
    expect(log.entries).toHaveLength(12);
  });
});
