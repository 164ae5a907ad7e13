import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inMemoryFreePlaces } from '#adapters/in-memory/in-memory-tix.adapter.ts';
import { validVipCards } from '#adapters/in-memory/ticketing-customers.ts';
import { createTixFrameSite } from '#adapters/tix-frame/tix-frame.site.ts';
import { parseVipCardNumber } from '#domain/form/vip-card.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { silent, staged } from '#tests/adapters/tix-frame/stage.ts';
import { origins } from '#tests/adapters/tix-frame/ticketing-in-a-frame.ts';
import type { GivenTicketing } from '#tests/contracts/given-ticketing.ts';
import { ticketingContract } from '#tests/contracts/ticketing.contract.ts';
import { settled } from '#tests/support/settled.ts';

const frameSite = createTixFrameSite(origins, 'tix', true);

ticketingContract('TixFrame', frameSite, async (): Promise<GivenTicketing> => {
  const { tix, window, timer, logger } = staged();
  return {
    tix,
    logger,
    vipCard: { number: validVipCards[0] ?? '', tag: defaultCustomerTags.friendsLottery },
    freePlaces: inMemoryFreePlaces,
    visitor: {
      logIn: async (who) => window.sites[who === 'teacher' ? 'education' : 'tix'].logIn(who),
      logOut: async () => window.sites[tix.environment].logOut(),
      fillBasket: async (tickets) =>
        window.sites[tix.environment].fillBasket(...Array.from({ length: tickets }, () => 35)),
    },
    sessionRequests: () => window.posted.filter(({ message }) => message === 'GetSession').length,
    watches: () => window.listening + timer.pendingCount,
    leaveAndComeBack: () => {
      window.turn('hidden');
      window.turn('visible');
    },
    fallSilent: () => {
      window.isSilent = true;
    },
    pass: async (milliseconds) => {
      await settled();
      timer.advance(milliseconds);
      await settled();
    },
    close: async () => {},
  };
});

describe('the hidden frame', () => {
  it('TIX-1 loads the ticketing site in the visitor’s language, invisible and out of the tab order', async () => {
    const { tix, window } = staged();
    tix.load('en');
    expect(window.frame).toMatchObject({
      src: 'https://tickets.hall.test/en/itix',
      style: { display: 'none' },
      tabIndex: -1,
    });
  });

  it('TIX-1 is written to at its own origin and at no other', async () => {
    const { tix, window } = staged();
    tix.load('nl');
    await settled();
    expect(window.posted).toEqual([{ message: 'GetSession', targetOrigin: 'https://tickets.hall.test' }]);
  });

  it('TIX-2 reports a change at the ticketing at once, without a request', async () => {
    const { tix, window, news } = staged();
    tix.load('nl');
    await settled();
    const { length } = window.posted;
    window.sites.tix.logIn('visitor');
    window.sites.tix.fillBasket(35, 35);
    await settled();
    expect(news.at(-1)).toMatchObject({
      session: { basket: { size: 2 }, user: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(window.posted).toHaveLength(length);
  });

  it('is removed without a trace', async () => {
    const { tix, window, timer } = staged();
    tix.load('nl');
    await settled();
    tix.switchEnvironment('education');
    tix.load('en');
    await settled();
    tix.unload();
    expect(window.frames.map(({ isThere }) => isThere)).toEqual([false, false, false]);
    expect(window.listening).toBe(0);
    expect(timer.pendingCount).toBe(0);
  });

  it('TIX-2 is requested again when it reloads, and not when the visitor leaves the tab', async () => {
    const { tix, window, timer, news } = staged();
    tix.load('nl');
    await settled();
    timer.advance(60_000);
    window.turn('hidden');
    await settled();
    expect(news).toHaveLength(1);
    window.frame?.load();
    await settled();
    expect(news).toHaveLength(2);
  });

  it('TIX-3 a missing frame is reported as not set', async () => {
    const { tix } = staged();
    await expect(tix.requestSession()).rejects.toThrow(/^Tix - iframe not set$/);
  });

  it('TIX-3 a frame that never loads times out like a call', async () => {
    const { tix, window, timer, news, logger } = staged();
    window.hangs = true;
    tix.load('nl');
    await settled();
    timer.advance(9_999);
    expect(news).toEqual([]);
    timer.advance(1);
    expect(news).toEqual([{ kind: 'unanswered' }]);
    expect(logger.entries).toEqual([
      { level: 'error', event: 'tix.session-timeout', facts: { reason: 'Tix - iframe call timeout' } },
    ]);
    window.frame?.load();
    await settled();
    expect(news.map(({ kind }) => kind)).toEqual(['unanswered', 'session']);
  });

  it('TIX-3 is reloaded if it did not respond, because it may show an error page', async () => {
    const { tix, window, timer, news } = staged();
    window.hangs = true;
    tix.load('nl');
    await settled();
    timer.advance(10_000);
    window.hangs = false;
    const session = tix.requestSession();
    await settled();
    expect(await session).toMatchObject({ user: null });
    expect(window.frames.map(({ isThere }) => isThere)).toEqual([false, true]);
    expect(news.map(({ kind }) => kind)).toEqual(['unanswered', 'session']);
    await tix.requestSession();
    expect(window.frames).toHaveLength(2);
    expect(tix.pendingCount).toBe(0);
  });

  it('TIX-2 uses an envelope for everything except the session', async () => {
    const { tix, window } = staged();
    tix.load('nl');
    await settled();
    const number = parseVipCardNumber('4990 1001 2024');
    if (number) await tix.checkVipCard(number);
    expect(window.posted.at(-1)).toEqual({
      message: { id: 'call-2', function: 'CheckVipCard', args: { cardNumber: '499010012024' } },
      targetOrigin: origins.tix,
    });
  });
});

describe('a session with parts that cannot be read', () => {
  it('TIX-2 drops invalid parts', async () => {
    const { news, deliver } = await silent();
    const part = fc.anything();
    fc.assert(
      fc.property(fc.record({ order: part, user: part, profile: part }), (data) => {
        const before = news.length;
        deliver(data);
        expect(news.slice(before)).toEqual([{ kind: 'session', session: expect.any(Object) }]);
        expect(() => structuredClone(news.at(-1))).not.toThrow();
      }),
    );
  });

  it('TIX-2 preserves valid parts: a user without hash, numeric tags, http(s) links only', async () => {
    const { news, deliver } = await silent();
    deliver({
      order: { items: [{ price: 1 }], url: 'javascript:alert(1)', expires: -3 },
      user: {
        id: 5,
        hash: 7,
        tags: [{ id: 37 }, { id: 'x' }, null, { id: 499, name: 'VIP' }],
        name: 'Noor',
      },
      profile: 'data:text/html,x',
    });
    expect(news.at(-1)).toEqual({
      kind: 'session',
      session: {
        basket: { size: 1, url: `${origins.tix}/nl/buyingflow/order/` },
        user: { id: 5, hash: null, tags: [37, 499] },
        profileUrl: null,
      },
    });
  });

  it('TIX-2 has the basket, its address and end, the profile and the user', async () => {
    const { news, deliver } = await silent();
    const shop = 'https://tickets.klankhuis.example';
    const order = { items: [{ price: 10 }, { price: 20 }], url: `${shop}/order`, expires: 600 };
    const user = { id: 10, hash: 'a', tags: [{ id: 37 }] };
    deliver({ order, user, profile: `${shop}/profile` });
    expect(news.at(-1)).toEqual({
      kind: 'session',
      session: {
        basket: { size: 2, url: `${shop}/order`, expiresIn: 600 },
        user: { id: 10, hash: 'a', tags: [37] },
        profileUrl: `${shop}/profile`,
      },
    });
  });

  it.each([
    { order: null, user: null },
    { order: {} },
    { order: { items: [] } },
    { user: {} },
    { user: { hash: 'a' } },
  ])('TIX-2 is anonymous for %j', async (data) => {
    const { news, deliver } = await silent();
    deliver(data);
    expect(news.at(-1)).toEqual({ kind: 'session', session: { basket: null, user: null, profileUrl: null } });
  });

  it('FAV-1 is of a visitor without hash where the hash is empty', async () => {
    const { news, deliver } = await silent();
    deliver({ user: { id: 10, hash: '' } });
    expect(news.at(-1)).toMatchObject({ session: { user: { id: 10, hash: null, tags: [] } } });
  });

  it('TIX-2 resolves all pending requests, each once', async () => {
    const { tix, news, deliver } = await silent();
    const pending = [tix.requestSession(), tix.requestSession(), tix.requestSession()];
    deliver({ user: null });
    deliver({ user: { id: 9 } });
    const answers = await Promise.all(pending);
    expect(answers.map(({ user }) => user)).toEqual([null, null, null]);
    expect(news).toHaveLength(3);
  });

  it('TIX-3 is accepted after the timeout, although the call has failed', async () => {
    const { tix, timer, news, deliver } = await silent();
    const pending = tix.requestSession().catch((cause: unknown) => String(cause));
    timer.advance(10_000);
    expect(await pending).toContain('Tix - iframe call timeout');
    deliver({ user: { id: 9 } });
    expect(news.at(-1)).toMatchObject({ session: { user: { id: 9 } } });
  });
});

describe('what goes wrong at ticketing', () => {
  it('TIX-7 TIX-8 is logged with the name of the call, without personal data', async () => {
    const { tix, logger, deliver, checkCard } = await silent();
    const verdict = checkCard();
    deliver({ id: 'call-2', error: { code: 'UNAVAILABLE', message: 'Closed' } });
    expect(await verdict).toBe('unanswered');
    const school = tix.getEducationUser();
    deliver({ id: 'call-3', result: 'a school' });
    expect(await school).toEqual({ kind: 'unanswered' });
    expect(logger.entries.map(({ event, facts }) => ({ event, facts }))).toEqual([
      {
        event: 'tix.call-failed',
        facts: { function: 'CheckVipCard', reason: 'Closed', code: 'UNAVAILABLE' },
      },
      {
        event: 'tix.call-failed',
        facts: { function: 'GetEducationUser', reason: 'The answer cannot be read', code: '' },
      },
    ]);
    expect(JSON.stringify(logger.entries)).not.toContain('4990');
  });
});
