import { describe, expect, it } from 'vitest';
import { ticketingPeople } from '#adapters/in-memory/ticketing-people.ts';
import { favouriteIds } from '#domain/favourites/favourites.ts';
import { anEventId } from '#tests/domain/event/an-event.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';
import { settled } from '#tests/ui/stores/held-bridge.ts';

const { visitor } = ticketingPeople;
const mahler = anEventId(1);
const reich = anEventId(2);

/** A tab whose visitor has a list, which another tab then saves otherwise. */
async function besideAnother() {
  const { session, favourites, tix, bridge, connectivity } = aVisit();
  session.start();
  favourites.start();
  session.comeTo({ environment: 'tix', locale: 'nl' });
  tix.logIn('visitor');
  await bridge.deliverAll();
  bridge.lists.set(visitor.id, [reich]);
  const calls = () => bridge.calls.map(({ kind }) => kind);
  const shown = () => favouriteIds(favourites.view.favourites);
  const saved = () => bridge.lists.get(visitor.id);
  return { favourites, bridge, connectivity, calls, shown, saved };
}

describe('a list that another tab has changed', () => {
  it('FAV-3 is shown as it is now to whoever comes back to this one', async () => {
    const { bridge, favourites, shown } = await besideAnother();
    favourites.lookAgain();
    await bridge.deliverAll();
    expect(shown()).toEqual([reich]);
  });

  it('FAV-3 loses nothing of it by what is chosen the moment one comes back', async () => {
    const { bridge, favourites, calls, saved, shown } = await besideAnother();
    favourites.lookAgain();
    favourites.toggle(mahler, 'Mahler');
    await settled();
    expect([shown(), calls()]).toEqual([[mahler], ['load']]);
    await bridge.deliverAll();
    expect([saved(), shown()]).toEqual([
      [reich, mahler],
      [reich, mahler],
    ]);
  });

  it('FAV-3 is sent what waited for it while the page goes away', async () => {
    const { favourites, calls } = await besideAnother();
    favourites.lookAgain();
    favourites.toggle(mahler, 'Mahler');
    await settled();
    favourites.leave();
    expect(calls()).toEqual(['load', 'save']);
  });

  it('FAV-3 is not asked for without a network, and once however often one comes back', async () => {
    const { connectivity, favourites, calls } = await besideAnother();
    connectivity.turn(false);
    favourites.lookAgain();
    expect(calls()).toEqual([]);
    connectivity.turn(true);
    favourites.lookAgain();
    favourites.lookAgain();
    await settled();
    expect(calls()).toEqual(['load']);
  });
});
