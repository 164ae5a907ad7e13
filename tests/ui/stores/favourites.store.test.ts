import { describe, expect, it } from 'vitest';
import type { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import {
  listFavouriteIds,
  listFavouriteUris,
  isFavourite,
  pendingFavouritesStorageKey,
} from '#domain/favourites/favourites-state.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';

const { visitor } = ticketingCustomers;
const mahler = anEventId(1);
const reich = anEventId(2);
const atHome = { environment: 'tix', locale: 'nl' } as const;

/** A tab in which ticketing has not been loaded yet. */
function beforeTicketing(storage?: InMemoryStorage) {
  const visit = aVisit(storage);
  visit.session.start();
  visit.favourites.start();
  const saved = (userId: number = visitor.id) => visit.bridge.lists.get(userId) ?? [];
  const shown = () => listFavouriteIds(visit.favourites.view.favourites);
  return { ...visit, saved, shown };
}

/** A tab in which ticketing has reported an anonymous visitor. */
async function open(storage?: InMemoryStorage) {
  const visit = beforeTicketing(storage);
  visit.session.setContext(atHome);
  await flushPromises();
  return visit;
}

/** The same, with a logged-in visitor whose list has loaded. */
async function loggedIn() {
  const visit = await open();
  visit.tix.logIn('visitor');
  await visit.bridge.deliverAll();
  return visit;
}

viewModelContract('FavouritesStore', () => {
  const { favourites, session, bridge, tix } = aVisit();
  session.start();
  return {
    viewModel: favourites,
    readState: () => favourites.view,
    observed: 'view',
    countRequests: () => bridge.requests.length,
    startLateRequest: async () => {
      session.setContext(atHome);
      tix.logIn('visitor');
      await flushPromises();
      const [call] = bridge.calls;
      return async () => {
        call?.deliver();
        await flushPromises();
      };
    },
  };
});

describe('the favourites of a tab', () => {
  it('CALL-32 FAV-1 loads the list of a user who was logged in before it started', async () => {
    const { session, tix, favourites, bridge } = aVisit();
    session.start();
    session.setContext(atHome);
    tix.logIn('visitor');
    favourites.start();
    await flushPromises();
    expect(bridge.calls.map(({ kind }) => kind)).toEqual(['load']);
  });

  it('FAV-1 stays the same object when a basket changes, so that nothing renders again', async () => {
    const { favourites, tix } = await loggedIn();
    const before = favourites.view;
    tix.fillBasket(10);
    expect(favourites.view).toBe(before);
  });

  it('FAV-1 has a notice about a click, which another click undoes', async () => {
    const { bridge, favourites, shown } = await loggedIn();
    favourites.toggle(mahler, 'Mahler');
    expect(favourites.view.notice).toEqual({ kind: 'added', title: 'Mahler' });
    favourites.toggle(mahler, 'Mahler');
    expect(favourites.view.notice).toEqual({ kind: 'removed', id: mahler, title: 'Mahler' });
    favourites.toggle(mahler, 'Mahler');
    await bridge.deliverAll();
    expect(shown()).toEqual([mahler]);
  });

  it('LAYOUT-5 invites an anonymous visitor to log in, and stores the choice until the invitation is closed', async () => {
    const { favourites, storage } = await open();
    favourites.toggle(mahler, 'Mahler');
    expect(favourites.view).toMatchObject({
      favourites: { kind: 'inactive', invitation: 'open' },
      chosenTitles: ['Mahler'],
    });
    expect(storage.session.read(pendingFavouritesStorageKey)).toBe('1');
    favourites.closeInvitation();
    expect(storage.session.read(pendingFavouritesStorageKey)).toBeNull();
    favourites.toggle(reich, 'Reich');
    expect(favourites.view.chosenTitles).toEqual(['Reich']);
  });

  it('FAV-2 adds several concerts after the login, also in a newly loaded page', async () => {
    const before = await open();
    before.favourites.addAll([
      { id: mahler, title: 'Mahler' },
      { id: reich, title: 'Reich' },
    ]);
    expect(before.favourites.view).toMatchObject({ favourites: { invitation: 'open' }, notice: null });
    expect(before.favourites.view.chosenTitles).toEqual(['Mahler', 'Reich']);
    const { bridge, favourites, storage, tix, saved } = await open(before.storage);
    bridge.lists.set(visitor.id, [reich]);
    tix.logIn('visitor');
    await bridge.deliverAll();
    expect([saved(), storage.session.read(pendingFavouritesStorageKey)]).toEqual([[reich, mahler], null]);
    expect(favourites.view.notice).toEqual({ kind: 'addedAfterLogin', count: 2 });
    expect(bridge.requests.length).toBe(2);
  });

  it('FAV-2 stores all choices made before the session is known', async () => {
    const { bridge, favourites, tix, session, saved, storage } = beforeTicketing();
    favourites.toggle(mahler, 'Mahler');
    favourites.toggle(reich, 'Reich');
    expect(favourites.view.chosenTitles).toEqual(['Mahler', 'Reich']);
    tix.logIn('visitor');
    session.setContext(atHome);
    await flushPromises();
    await bridge.deliverAll();
    expect([saved(), storage.session.read(pendingFavouritesStorageKey)]).toEqual([[mahler, reich], null]);
  });

  it('FAV-3 adds several in one save, with their number in the notice', async () => {
    const { bridge, favourites, saved } = await loggedIn();
    const both = [
      { id: mahler, title: 'Mahler' },
      { id: reich, title: 'Reich' },
    ];
    favourites.addAll(both);
    favourites.addAll(both);
    expect(favourites.view.notice).toEqual({ kind: 'addedSeveral', count: 2 });
    await flushPromises();
    await bridge.deliverAll();
    expect(bridge.requests.map(({ kind }) => kind)).toEqual(['load', 'load', 'save']);
    expect(saved()).toEqual([mahler, reich]);
  });

  it('FAV-1 removes everything on logout, on the screen and in session storage', async () => {
    const { favourites, storage, tix, shown, bridge } = await loggedIn();
    favourites.toggle(mahler, 'Mahler');
    await bridge.deliverAll();
    storage.session.write(pendingFavouritesStorageKey, '2');
    tix.logOut();
    expect([shown(), favourites.view.notice, storage.session.read(pendingFavouritesStorageKey)]).toEqual([
      [],
      null,
      null,
    ]);
  });

  it('FAV-4 requests the list in the other language, and shows the old one meanwhile', async () => {
    const { bridge, favourites, session, shown } = await loggedIn();
    favourites.toggle(mahler, 'Mahler');
    await bridge.deliverAll();
    session.setContext({ environment: 'tix', locale: 'en' });
    await flushPromises();
    expect(shown()).toEqual([mahler]);
    await bridge.deliverAll();
    expect(listFavouriteUris(favourites.view.favourites)).toEqual(['en/1']);
  });

  it('FAV-1 reports a list that could not be loaded, overwrites nothing, and retries on request', async () => {
    const { bridge, favourites, tix, saved, logger } = await open();
    bridge.lists.set(visitor.id, [reich]);
    tix.logIn('visitor');
    await flushPromises();
    bridge.calls[0]?.fail();
    await flushPromises();
    expect(favourites.view).toMatchObject({ favourites: { kind: 'unknown' }, notice: { kind: 'notLoaded' } });
    expect(logger.entries).toMatchObject([
      { event: 'favourites.load-failed', facts: { message: 'The Bridge is away' } },
    ]);
    favourites.requestList();
    await bridge.deliverAll();
    expect([isFavourite(favourites.view.favourites, reich), saved()]).toEqual([true, [reich]]);
  });

  it('FAV-1 FAV-3 reports and logs a list that could not be saved, but not whose it was', async () => {
    const { bridge, favourites, shown, logger } = await loggedIn();
    favourites.toggle(mahler, 'Mahler');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await flushPromises();
      bridge.calls[0]?.deliver();
      await flushPromises();
      bridge.calls[0]?.fail();
    }
    await flushPromises();
    expect([shown(), favourites.view.notice]).toEqual([[], { kind: 'notSaved' }]);
    favourites.dismissNotice();
    expect(favourites.view.notice).toBeNull();
    expect(logger.events).toEqual(['favourites.save-failed', 'favourites.save-failed']);
    const logged = JSON.stringify(logger.entries);
    expect([logged.includes(visitor.hash), logged.includes(String(visitor.id))]).toEqual([false, false]);
  });
});
