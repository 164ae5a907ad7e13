import { describe, expect, it, onTestFinished } from 'vitest';
import { CatalogueRefresher } from '#adapters/bridge-server/catalogue-refresher.ts';
import { type CatalogueSource, readCatalogue } from '#adapters/bridge-server/concert-catalogue.ts';
import { emptyEventFacets } from '#domain/facet/facet.ts';
import { unavailableEvents } from '#domain/listing/event-search.ts';
import { computePagination } from '#domain/listing/list-pagination.ts';
import { setHallLanguages } from '#domain/locale/locale.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { toCatalogue } from '#fixtures/sandbox/bridge/hall-catalogue.ts';
import { bridgeHall } from '#tests/adapters/bridge-server/bridge-hall.ts';
import { noon } from '#tests/fixtures/sandbox/tix/tix-hall.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';

const cards = Array.from({ length: 20 }, (_, at) =>
  anEventCard({ id: anEventId(at + 1), uri: `concerten/${at + 1}` }),
);

/** A site with twenty concerts on two pages, and a keuzehulp. */
const source: CatalogueSource = {
  events: async ({ locale, page }) => ({
    ...computePagination(page, locale === 'nl' ? 20 : 1, 15),
    facets: emptyEventFacets,
    events:
      locale === 'nl' ? cards.slice((page - 1) * 15, page * 15) : [{ ...anEventCard(), uri: 'concerts/1' }],
    topHits: 0,
    topEvents: [],
  }),
  eventsAt: async ({ uris }) =>
    cards
      .filter(({ uri }) => uris.includes(uri))
      .map((card) => ({ ...card, tags: ['alleen'], pricesByTag: [] })),
  page: async ({ uri }) => {
    const page = bridgeHall.editions.nl.pages.find(({ kind }) => kind === 'recommendation');
    return page && uri === 'keuzehulp' ? { kind: 'found', value: page } : { kind: 'missing' };
  },
};

describe('the catalogue of the Bridge', () => {
  it('BRIDGE-8 has all concerts of all pages with their tags, their pages by language, and the possible answers', async () => {
    const { concerts, uris, answers } = await readCatalogue(source, 'keuzehulp', noon);
    expect([concerts.length, concerts[19]?.tags]).toEqual([20, ['alleen']]);
    expect([uris.get('nl')?.size, [...(uris.get('en')?.values() ?? [])]]).toEqual([20, ['concerts/1']]);
    expect(Object.fromEntries(answers)).toEqual({
      gezelschap: new Set(['alleen', 'vrienden']),
      klank: new Set(['strijkers', 'toetsen']),
    });
    expect((await readCatalogue(source, 'elsewhere', noon)).answers.size).toBe(0);
  });

  it('BRIDGE-8 HALL-15 is read in the one language of a hall, which answers in no other', async () => {
    onTestFinished(() => setHallLanguages(['nl-NL', 'en-GB']));
    setHallLanguages(['en-US']);
    const requested = new Set<string>();
    const english: CatalogueSource = {
      events: async (query) => {
        requested.add(query.locale);
        return source.events({ ...query, locale: 'nl' });
      },
      eventsAt: async (query) => {
        requested.add(query.locale);
        return source.eventsAt(query);
      },
      page: async (query) => {
        requested.add(query.locale);
        return source.page(query);
      },
    };
    const { concerts, uris, answers } = await readCatalogue(english, 'keuzehulp', noon);
    expect([concerts.length, uris.get('en')?.size, answers.size]).toEqual([20, 20, 2]);
    expect([...requested]).toEqual(['en']);
  });

  it('BRIDGE-8 is not read in part', async () => {
    const partial = { ...source, events: async () => unavailableEvents };
    await expect(readCatalogue(partial, 'keuzehulp', noon)).rejects.toThrow(
      'search of the site is unavailable',
    );
    const empty = { ...source, eventsAt: async () => [] };
    await expect(readCatalogue(empty, 'keuzehulp', noon)).rejects.toThrow('none of its concerts');
  });

  it('BRIDGE-8 is read again every fifteen minutes, after a failure in ten seconds, and the former stays in use', async () => {
    const timer = new ManualTimer();
    const logger = new RecordingLogger();
    const results = [toCatalogue(bridgeHall), new Error('the site is down'), toCatalogue(bridgeHall)];
    let count = 0;
    const read = async () => {
      const result = results[count++];
      if (!result || result instanceof Error) throw result;
      return result;
    };
    const refresher = new CatalogueRefresher({ read, timer, logger });
    expect(refresher.current).toBeUndefined();
    await refresher.start();
    timer.advance(15 * 60_000);
    await settled();
    expect([count, refresher.current === results[0]]).toEqual([2, true]);
    timer.advance(10_000);
    await settled();
    expect([count, refresher.current === results[2]]).toEqual([3, true]);
    expect(logger.events).toEqual([
      'bridge.catalogue-read',
      'bridge.catalogue-not-read',
      'bridge.catalogue-read',
    ]);
    refresher.stop();
    expect(timer.pendingCount).toBe(0);
  });
});
