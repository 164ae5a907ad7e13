import { describe, expect, it } from 'vitest';
import { ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import { logSessionInDebugMode } from '#src/browser/visitor-layer/start-visitor-layer.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';

const { friend } = ticketingCustomers;

/** The session log of a friend's visit to an address with this query. */
async function loggedAt(search: string) {
  const visit = aVisit();
  const logged = () =>
    visit.logger.entries.filter(({ event }) => event === 'tix.session').map(({ facts }) => facts);
  visit.session.start();
  const end = logSessionInDebugMode(search, visit.session, visit.logger);
  visit.session.setContext({ environment: 'tix', locale: 'nl' });
  await flushPromises();
  visit.tix.logIn('friend');
  return { ...visit, logged, end };
}

describe('debug output of the session', () => {
  it.each(['tix', 'yes', 'true', '1'])('TIX-6 is logged with ?debug=%s, at every change', async (word) => {
    const { logged, tix, connectivity, end } = await loggedAt(`?debug=${word}`);
    expect(logged()[0]).toMatchObject({ status: 'pending', isLoggedIn: false, isOnline: true });
    expect(logged().at(-1)).toMatchObject({ status: 'ready', isLoggedIn: true, tags: friend.tags.length });
    connectivity.setOnline(false);
    expect(logged().at(-1)).toMatchObject({ isOnline: false });
    tix.fillBasket(20, 30);
    expect(logged().at(-1)).toMatchObject({ orderSize: 2 });
    const before = logged().length;
    end();
    tix.fillBasket();
    expect(logged()).toHaveLength(before);
  });

  it.each(['', '?debug', '?debug=no', '?debug=0', '?cp=1'])('TIX-6 is absent with %j', async (search) => {
    const { logged } = await loggedAt(search);
    expect(logged()).toEqual([]);
  });

  it('TIX-6 does not contain the visitor’s identity', async () => {
    const { logged } = await loggedAt('?debug=tix');
    const everything = JSON.stringify(logged());
    expect(everything).not.toContain(friend.hash);
    expect(everything).not.toContain(String(friend.id));
  });
});
