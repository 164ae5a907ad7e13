import { describe, expect, it } from 'vitest';
import { validVipCards, ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import type { TixSessionEvent } from '#ports/tix.port.ts';
import { cardNumber } from '#tests/contracts/given-ticketing.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';

const { visitor, friend, teacher } = ticketingCustomers;
const atHome = { environment: 'tix', locale: 'nl' } as const;

/** A tab in which ticketing has been loaded and has answered. */
async function heard() {
  const visit = aVisit();
  visit.session.start();
  visit.session.setContext(atHome);
  await flushPromises();
  return visit;
}

viewModelContract('SessionStore', () => {
  const { session, bridge, timer, tix } = aVisit();
  return {
    viewModel: session,
    readState: () => session.view,
    observed: 'view',
    countRequests: () => bridge.requests.length,
    startLateRequest: async () => {
      session.setContext(atHome);
      tix.logIn('visitor');
      timer.advance(2500);
      const [call] = bridge.calls;
      // The store stops first; ticketing's own `left` event is not a late response.
      return async () => {
        call?.deliver();
        await flushPromises();
      };
    },
  };
});

describe('the session of a tab', () => {
  it('TIX-2 is anonymous until ticketing has been loaded, and says so', async () => {
    const { session } = aVisit();
    session.start();
    await flushPromises();
    expect(session.view).toMatchObject({ status: 'pending', session: { user: null, orderSize: 0 } });
  });

  it('TIX-2 has user, tags, profile and basket after ticketing has answered', async () => {
    const { session, tix } = await heard();
    tix.logIn('friend');
    tix.fillBasket(20, 30);
    expect(session.view.status).toBe('ready');
    expect(session.view.session).toMatchObject({
      user: { id: friend.id, hash: friend.hash, tags: friend.tags },
      orderSize: 2,
      profileUrl: expect.stringContaining('/profile/'),
    });
  });

  it('TIX-2 follows a basket that changes elsewhere, without a request', async () => {
    const { session, tix } = await heard();
    tix.fillBasket(20);
    tix.fillBasket(20, 20);
    expect(session.view.session.orderSize).toBe(2);
    tix.fillBasket();
    expect(session.view.session.order).toBeNull();
  });

  it('TIX-3 is anonymous while ticketing does not answer, and recovers when it does', async () => {
    const visit = aVisit();
    visit.session.start();
    visit.tix.stopResponding();
    visit.session.setContext(atHome);
    visit.timer.advance(10_000);
    await flushPromises();
    expect(visit.session.view).toMatchObject({ status: 'unavailable', session: { user: null } });
    expect(visit.logger.events).toContain('tix.session-timeout');
  });

  it('TIX-3 TIX-6 requests again when the network returns, if ticketing did not answer', async () => {
    const visit = aVisit();
    visit.session.start();
    visit.tix.stopResponding();
    visit.session.setContext(atHome);
    visit.connectivity.setOnline(false);
    visit.timer.advance(10_000);
    await flushPromises();
    visit.tix.logIn('visitor');
    visit.tix.resumeResponding();
    visit.connectivity.setOnline(true);
    await flushPromises();
    expect(visit.session.view).toMatchObject({ status: 'ready', session: { user: { id: visitor.id } } });
  });

  it('TIX-5 requests the customer number once, 2.5 s after a user is known', async () => {
    const { session, tix, timer, bridge } = await heard();
    tix.logIn('visitor');
    timer.advance(2499);
    expect(bridge.requests.length).toBe(0);
    timer.advance(1);
    tix.fillBasket(10);
    timer.advance(10_000);
    await bridge.deliverAll();
    expect(bridge.requests.length).toBe(1);
    expect(session.view.session.customerId).toBe(`C-${visitor.id}`);
  });

  it('TIX-5 requests no customer number for a user who has left, and ignores a late one', async () => {
    const { session, tix, timer, bridge } = await heard();
    tix.logIn('visitor');
    timer.advance(1000);
    tix.logOut();
    timer.advance(10_000);
    expect(bridge.requests.length).toBe(0);
    tix.logIn('visitor');
    timer.advance(2500);
    tix.logIn('friend');
    await bridge.deliverAll();
    expect(session.view.session.customerId).toBeNull();
  });

  it('TIX-5 has no number if the request fails, and logs that without naming the user', async () => {
    const { session, tix, timer, bridge, logger } = await heard();
    tix.logIn('visitor');
    timer.advance(2500);
    bridge.calls[0]?.fail();
    await flushPromises();
    expect(session.view.session.customerId).toBeNull();
    expect(logger.events).toContain('session.no-customer-number');
    const logged = JSON.stringify(logger.entries);
    expect([logged.includes(visitor.hash), logged.includes(String(visitor.id))]).toEqual([false, false]);
  });

  it('TIX-3 does not request again when the network returns, if ticketing has answered', async () => {
    const { tix, connectivity } = await heard();
    const news: string[] = [];
    tix.listen(({ kind }) => news.push(kind));
    connectivity.setOnline(false);
    connectivity.setOnline(true);
    await flushPromises();
    expect(news).toEqual([]);
  });

  it('TIX-5 requests the number again for a visitor with another hash', () => {
    const { session, tix, timer, bridge } = aVisit();
    let notify: (news: TixSessionEvent) => void = () => {};
    Object.assign(tix, {
      listen: (listener: typeof notify) => {
        notify = listener;
        return () => {};
      },
    });
    session.start();
    for (const hash of ['one', 'one', 'other']) {
      notify({
        kind: 'session',
        session: { basket: null, user: { id: 7, hash, tags: [] }, profileUrl: null },
      });
      timer.advance(2500);
    }
    expect(bridge.requests.length).toBe(2);
  });

  it('TIX-5 does not log a failed request for a user who has left', async () => {
    const { tix, timer, bridge, logger } = await heard();
    tix.logIn('visitor');
    timer.advance(2500);
    tix.logOut();
    bridge.calls[0]?.fail();
    await flushPromises();
    expect(logger.entries).toEqual([]);
  });

  it('SALE-6 takes over a tag that is earned later', async () => {
    const { session, tix } = await heard();
    tix.logIn('visitor');
    const [card = ''] = validVipCards;
    await tix.checkVipCard(cardNumber(card));
    expect(session.view.session.user?.tags).toEqual([...visitor.tags, defaultCustomerTags.friendsLottery]);
  });

  it('TIX-6 knows whether there is a network, at the start and on changes', () => {
    const { session, connectivity } = aVisit();
    connectivity.setOnline(false);
    session.start();
    expect(session.view.isOnline).toBe(false);
    connectivity.setOnline(true);
    expect(session.view.isOnline).toBe(true);
  });

  it('SALE-8 is separate at the ticketing for schools, and anonymous until that has answered', async () => {
    const { session, tix } = await heard();
    tix.logIn('visitor');
    tix.logIn('teacher');
    session.setContext({ environment: 'education', locale: 'nl' });
    expect(session.view).toMatchObject({
      status: 'pending',
      environment: 'education',
      session: { user: null },
    });
    await flushPromises();
    expect(session.view.session.user?.tags).toEqual(teacher.tags);
    session.setContext(atHome);
    await flushPromises();
    expect(session.view.session.user?.id).toBe(visitor.id);
  });

  it('SALE-6 keeps the same tags array while they are equal, so that no price is computed again', async () => {
    const { session, tix } = await heard();
    tix.logIn('friend');
    const tags = session.view.session.user?.tags;
    tix.fillBasket(10);
    expect(session.view.session.user?.tags).toBe(tags);
  });
});
