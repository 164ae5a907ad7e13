import { describe, expect, it } from 'vitest';
import { DeferredNewsletter } from '#adapters/deferred/deferred-newsletter.adapter.ts';
import { DeferredOverviews } from '#adapters/deferred/deferred-overviews.adapter.ts';
import { DeferredSiteSearch } from '#adapters/deferred/deferred-site-search.adapter.ts';
import { InMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { InMemoryNewsletter } from '#adapters/in-memory/in-memory-newsletter.adapter.ts';
import { InMemoryOverviewIndex } from '#adapters/in-memory/in-memory-overview-index.adapter.ts';
import { InMemorySiteIndex } from '#adapters/in-memory/in-memory-site-index.adapter.ts';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import { IndexedOverviews } from '#adapters/indexed-search/indexed-overviews.adapter.ts';
import { IndexedSiteSearch } from '#adapters/indexed-search/indexed-site-search.adapter.ts';
import { notSignedUp } from '#domain/form/newsletter.ts';
import { unavailablePress } from '#domain/listing/press-listing.ts';
import { aHall } from '#fixtures/builders/an-event.ts';
import { anna, newsletterContract } from '#tests/contracts/newsletter.contract.ts';
import { overviewsContract } from '#tests/contracts/overviews.contract.ts';
import { siteSearchContract } from '#tests/contracts/site-search.contract.ts';

const logger = new SilentLogger();
const close = async () => {};

overviewsContract('DeferredOverviews', async (hall) => {
  const needs = { index: new InMemoryOverviewIndex(hall), cms: new InMemoryCms(hall), logger };
  return {
    overviews: new DeferredOverviews({ load: async () => new IndexedOverviews(needs), logger }),
    close,
  };
});

siteSearchContract('DeferredSiteSearch', async (hall) => {
  const needs = { index: new InMemorySiteIndex(hall), cms: new InMemoryCms(hall), logger };
  const siteSearch = new DeferredSiteSearch({ load: async () => new IndexedSiteSearch(needs), logger });
  return { siteSearch, close };
});

newsletterContract('DeferredNewsletter', async () => {
  const list = new InMemoryNewsletter();
  const newsletter = new DeferredNewsletter({ load: async () => list, logger });
  return { newsletter, subscribers: () => list.subscribers, close };
});

describe('a port whose code comes late', () => {
  it('is loaded with the first question, and once', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return new InMemoryNewsletter();
    };
    const newsletter = new DeferredNewsletter({ load, logger });
    expect(loads).toBe(0);
    await Promise.all([newsletter.signUp(anna), newsletter.signUp(anna)]);
    expect(loads).toBe(1);
  });

  it('LIST-14 answers as one that cannot be asked while its code cannot be had, and is asked for again', async () => {
    const log = new RememberingLogger();
    let isAway = true;
    const hall = aHall();
    const load = async () => {
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
      return new IndexedOverviews({
        index: new InMemoryOverviewIndex(hall),
        cms: new InMemoryCms(hall),
        logger: log,
      });
    };
    const overviews = new DeferredOverviews({ load, logger: log });
    expect(await overviews.press('nl', 1)).toEqual(unavailablePress);
    expect(log.entries.map(({ event }) => event)).toEqual(['code.unavailable']);
    isAway = false;
    expect((await overviews.press('nl', 1)).availability).toBe('answered');
  });

  it('FORM-1 signs nobody up then, and says so', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await new DeferredNewsletter({ load, logger }).signUp(anna)).toEqual(notSignedUp);
  });
});
