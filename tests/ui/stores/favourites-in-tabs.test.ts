import { describe, expect, it } from 'vitest';
import { ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';

const { visitor, friend } = ticketingCustomers;
const mahler = anEventId(1);
const reich = anEventId(2);

/** A tab whose visitor has a list. */
async function withAList() {
  const visit = aVisit();
  visit.session.start();
  const stop = visit.favourites.start();
  visit.session.setContext({ environment: 'tix', locale: 'nl' });
  visit.tix.logIn('visitor');
  await visit.bridge.deliverAll();
  return { ...visit, stop };
}

/** The same, after another tab has saved a different list. */
async function besideAnother() {
  const { favourites, bridge, connectivity, tix } = await withAList();
  bridge.lists.set(visitor.id, [reich]);
  const calls = () => bridge.calls.map(({ kind }) => kind);
  const shown = () => listFavouriteIds(favourites.view.favourites);
  const saved = () => bridge.lists.get(visitor.id);
  return { favourites, bridge, connectivity, tix, calls, shown, saved };
}

describe('a list that another tab or device has changed', () => {
  it('FAV-3 keeps the choices of both, made after a pause', async () => {
    const { bridge, favourites, saved, shown } = await besideAnother();
    favourites.toggle(mahler, 'Mahler');
    await bridge.deliverAll();
    expect([saved(), shown()]).toEqual([
      [reich, mahler],
      [reich, mahler],
    ]);
    bridge.lists.set(visitor.id, [mahler]);
    favourites.toggle(mahler, 'Mahler');
    await bridge.deliverAll();
    expect([saved(), shown()]).toEqual([[], []]);
  });

  it('FAV-3 keeps the choices of both if the visitor leaves before the save', async () => {
    const { bridge, favourites, saved, tix } = await besideAnother();
    favourites.toggle(mahler, 'Mahler');
    tix.logOut();
    await bridge.deliverAll();
    expect(saved()).toEqual([reich, mahler]);
  });

  it('FAV-3 is refreshed when the visitor returns to this tab', async () => {
    const { bridge, favourites, shown } = await besideAnother();
    favourites.refresh();
    await bridge.deliverAll();
    expect(shown()).toEqual([reich]);
  });

  it('FAV-3 loses nothing by a choice made at the moment of return', async () => {
    const { bridge, favourites, calls, saved, shown } = await besideAnother();
    favourites.refresh();
    favourites.toggle(mahler, 'Mahler');
    await flushPromises();
    expect([shown(), calls()]).toEqual([[mahler], ['load']]);
    await bridge.deliverAll();
    expect([saved(), shown()]).toEqual([
      [reich, mahler],
      [reich, mahler],
    ]);
  });

  it('FAV-3 is sent pending changes when the page is left', async () => {
    const { favourites, calls } = await besideAnother();
    favourites.refresh();
    favourites.toggle(mahler, 'Mahler');
    await flushPromises();
    favourites.saveOnLeave();
    expect(calls()).toEqual(['load', 'save']);
  });

  it('FAV-3 is not requested without a network, and once for repeated returns', async () => {
    const { connectivity, favourites, calls } = await besideAnother();
    connectivity.setOnline(false);
    favourites.refresh();
    await flushPromises();
    expect(calls()).toEqual([]);
    connectivity.setOnline(true);
    favourites.refresh();
    favourites.refresh();
    await flushPromises();
    expect(calls()).toEqual(['load']);
  });
});

describe('a pending save', () => {
  it('FAV-3 is followed by the last changes when its page is left, without sending twice', async () => {
    const { bridge, favourites } = await withAList();
    const sent = () => bridge.calls.filter(({ kind }) => kind === 'save').length;
    favourites.toggle(mahler, 'Mahler');
    await flushPromises();
    bridge.calls[0]?.deliver();
    await flushPromises();
    favourites.saveOnLeave();
    expect(sent()).toBe(1);
    favourites.toggle(reich, 'Reich');
    favourites.saveOnLeave();
    expect(sent()).toBe(2);
    await bridge.deliverAll();
    expect(bridge.lists.get(visitor.id)).toEqual([mahler, reich]);
  });

  it('FAV-3 delays the next request of its visitor, but not that of another visitor', async () => {
    const { bridge, favourites, tix } = await withAList();
    favourites.toggle(mahler, 'Mahler');
    await flushPromises();
    bridge.calls[0]?.deliver();
    await flushPromises();
    tix.logIn('friend');
    await flushPromises();
    expect(bridge.calls.map(({ kind, userId }) => [kind, userId])).toEqual([
      ['save', visitor.id],
      ['load', friend.id],
    ]);
    tix.logIn('visitor');
    await flushPromises();
    expect(bridge.calls.filter(({ kind, userId }) => kind === 'load' && userId === visitor.id)).toEqual([]);
    await bridge.deliverAll();
    expect(listFavouriteIds(favourites.view.favourites)).toEqual([mahler]);
  });

  it('FAV-3 changes and logs nothing if it fails after the store was stopped', async () => {
    const { bridge, favourites, logger, stop } = await withAList();
    favourites.toggle(mahler, 'Mahler');
    await flushPromises();
    const before = favourites.view;
    stop();
    bridge.calls[0]?.fail();
    await flushPromises();
    expect([favourites.view, logger.entries]).toEqual([before, []]);
  });
});
