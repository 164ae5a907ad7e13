import { describe, expect, it } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import type { FavouritesState } from '#domain/favourites/favourites-state.ts';
import { inactiveFavourites } from '#domain/favourites/favourites-state.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import type { SearchPort, EventWithTagsAndPrices } from '#ports/search.port.ts';
import { at } from '#tests/domain/time/at.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { flushPromises, PendingCalls } from '#tests/support/pending-calls.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import { FavouritesViewModel } from '#ui/screens/favourites/favourites.view-model.ts';

const mahler = anEventCard({ id: anEventId(1), uri: 'a', title: 'Mahler' });
const reich = anEventCard({ id: anEventId(2), uri: 'b', title: 'Reich' });
const searchable: readonly EventCard[] = [mahler, reich];

type Question = Parameters<SearchPort['eventsAt']>[0];

/** A search with two concerts, whose responses the test resolves. */
class DeferredSearch extends PendingCalls<Question> {
  isAway = false;

  eventsAt(question: Question): Promise<readonly EventWithTagsAndPrices[]> {
    const found = this.isAway ? [] : searchable.filter(({ uri }) => question.uris.includes(uri));
    return this.hold(question, () => found.map((event) => ({ ...event, tags: [], pricesByTag: [] })));
  }

  async answerAll(): Promise<void> {
    for (const call of this.calls) call.deliver();
    await flushPromises();
  }
}

function createList(...events: readonly EventCard[]): FavouritesState {
  const ids = events.map(({ id }) => id);
  const confirmed = { ids, uris: events.map(({ uri }) => uri) };
  return {
    kind: 'ready',
    run: 1,
    user: { id: 1, hash: 'x' },
    confirmed,
    desired: ids,
    changed: [],
    saving: null,
  };
}

function createListIn(locale: Locale, ...events: readonly EventCard[]): FavouritesState {
  const list = createList(...events);
  return list.kind === 'ready' ? { ...list, confirmed: { ...list.confirmed, locale } } : list;
}

function setUp() {
  const search = new DeferredSearch();
  const clock = new ManualClock(at('2026-11-20T14:00:00+01:00'));
  return { search, page: new FavouritesViewModel(search, clock, 'nl', inactiveFavourites) };
}

function setUpStarted() {
  const { page, search } = setUp();
  page.start();
  const titles = () =>
    page.season && page.season.months.flatMap(({ events }) => events.map(({ title }) => title));
  return { page, search, titles };
}

viewModelContract('FavouritesViewModel', () => {
  const { page, search } = setUp();
  return {
    viewModel: page,
    readState: () => page.concerts,
    observed: 'concerts',
    countRequests: () => search.requests.length,
    startLateRequest: async () => {
      page.receive(createList(mahler));
      return () => search.answerAll();
    },
  };
});

describe('the page of favourites', () => {
  it('FAV-4 TPL-11 requests the concerts of the list, once', async () => {
    const { page, search, titles } = setUpStarted();
    page.receive(createList(mahler, reich));
    page.receive(createList(mahler, reich));
    expect(titles()).toBeNull();
    await search.answerAll();
    expect(titles()).toEqual(['Mahler', 'Reich']);
    expect(search.requests).toMatchObject([{ uris: ['a', 'b'] }]);
  });

  it('FAV-4 repeats a request that an earlier stop aborted', async () => {
    const { page, search, titles } = setUpStarted();
    const stop = page.start();
    page.receive(createList(mahler));
    stop();
    page.start();
    page.receive(createList(mahler));
    await search.answerAll();
    expect([titles(), page.concerts?.isPending]).toEqual([['Mahler'], false]);
  });

  it('FAV-4 removes a concert without requesting the others again', async () => {
    const { page, search, titles } = setUpStarted();
    page.receive(createList(mahler, reich));
    await search.answerAll();
    page.receive(createList(reich));
    expect([titles(), search.requests.length]).toEqual([['Reich'], 1]);
  });

  it('FAV-4 shows the old list until it arrives in the language of the page', async () => {
    const { page, search, titles } = setUpStarted();
    page.receive(createListIn('nl', mahler));
    await search.answerAll();
    expect([titles(), page.isUnavailable]).toEqual([['Mahler'], false]);
    page.receive(createListIn('en', reich));
    expect(search.requests).toMatchObject([
      { locale: 'nl', uris: ['a'] },
      { locale: 'en', uris: ['b'] },
    ]);
  });

  it('FAV-1 removes the concerts of a visitor who logs out', async () => {
    const { page, search, titles } = setUpStarted();
    page.receive(createList(mahler));
    await search.answerAll();
    page.receive(inactiveFavourites);
    expect([titles(), page.concerts]).toEqual([null, null]);
  });

  it('LIST-14 reports that the search is unavailable, and retries', async () => {
    const { page, search, titles } = setUpStarted();
    search.isAway = true;
    page.receive(createList(mahler));
    await search.answerAll();
    expect(page.isUnavailable).toBe(true);
    search.isAway = false;
    const retry = page.retry();
    await search.answerAll();
    await retry;
    expect([page.isUnavailable, titles()]).toEqual([false, ['Mahler']]);
  });

  it('FAV-4 has nothing to retry before there is a list', async () => {
    const { page, search } = setUpStarted();
    await page.retry();
    expect([page.missingCount, page.isUnavailable, search.requests]).toEqual([0, false, []]);
  });

  it('FAV-4 counts concerts without a page', () => {
    const { page } = setUpStarted();
    const list = createList(mahler, reich);
    page.receive(list.kind === 'ready' ? { ...list, confirmed: { ...list.confirmed, uris: ['a'] } } : list);
    expect(page.missingCount).toBe(1);
  });

  it('FAV-4 keeps the concerts shown while a new list is pending', async () => {
    const { page, search, titles } = setUpStarted();
    page.receive(createList(mahler));
    await search.answerAll();
    page.receive(createList(mahler, reich));
    expect([titles(), page.concerts?.isPending, page.isUnavailable]).toEqual([['Mahler'], true, false]);
  });

  it('FAV-4 is empty, not unavailable, if the list is empty', async () => {
    const { page, search, titles } = setUpStarted();
    page.receive(createList());
    await search.answerAll();
    expect([page.concerts?.isPending, page.isUnavailable, titles()]).toEqual([false, false, []]);
  });

  it('FAV-4 requests no concerts while the list itself is pending', () => {
    const { page, search } = setUpStarted();
    page.receive({ kind: 'loading', run: 1, user: { id: 1, hash: 'x' }, added: [] });
    expect([search.requests, page.concerts]).toEqual([[], null]);
  });

  it('FAV-4 requests nothing that is loaded already, even after leaving and returning to the page', async () => {
    const { page, search } = setUpStarted();
    const stop = page.start();
    page.receive(createList(mahler));
    await search.answerAll();
    stop();
    page.start();
    page.receive(createList(mahler));
    expect([search.requests.length, page.concerts?.isPending]).toEqual([1, false]);
  });
});
