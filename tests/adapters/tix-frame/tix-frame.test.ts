import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FixedClock } from '#adapters/in-memory/fixed-clock.adapter.ts';
import { ManualTimer } from '#adapters/in-memory/manual-timer.adapter.ts';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { knownVipCards } from '#adapters/in-memory/ticketing-people.ts';
import { TixFrame } from '#adapters/tix-frame/tix-frame.adapter.ts';
import type { TixEnvironment } from '#domain/education/tix-environment.ts';
import { vipCardNumberOf } from '#domain/form/vip-card.ts';
import { instantAt } from '#domain/time/instant.ts';
import type { TixNews } from '#ports/tix.port.ts';
import { origins, TicketingInAFrame } from '#tests/adapters/tix-frame/ticketing-in-a-frame.ts';
import { type GivenTix, tixContract } from '#tests/contracts/tix.contract.ts';
import { settled } from '#tests/kit/settled.ts';

function staged(environment: TixEnvironment = 'tix') {
  const window = new TicketingInAFrame();
  const timer = new ManualTimer(new FixedClock(instantAt(1_800_000_000_000)));
  const logger = new RememberingLogger();
  let calls = 0;
  const newId = () => `call-${(calls += 1)}`;
  const tix = new TixFrame({ urls: origins, environment, window, timer, clock: timer.clock, logger, newId });
  const news: TixNews[] = [];
  tix.listen((told) => news.push(told));
  return { tix, window, timer, logger, news };
}

/** A frame that is in, has said who is there, and says nothing more by itself. */
async function silent() {
  const stage = staged();
  stage.tix.load('nl');
  await settled();
  stage.window.isSilent = true;
  const source = stage.window.frame?.contentWindow;
  return { ...stage, source, origin: origins.tix };
}

tixContract('TixFrame before a ticketing of its own', async (): Promise<GivenTix> => {
  const { tix, window, timer, logger } = staged();
  const site = (): TixEnvironment => (tix.url() === origins.tix ? 'tix' : 'education');
  return {
    tix,
    logger,
    vipCard: knownVipCards[0] ?? '',
    visitor: {
      logIn: async (who) => window.sites[who === 'teacher' ? 'education' : 'tix'].logIn(who),
      logOut: async () => window.sites[site()].logOut(),
      fillBasket: async (tickets) =>
        window.sites[site()].fillBasket(...Array.from({ length: tickets }, () => 35)),
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
  it('TIX-1 is of the ticketing site in the visitor’s language, seen and reached by nobody', async () => {
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

  it('is gone without a trace once it was taken away', async () => {
    const { tix, window, timer } = staged();
    tix.load('nl');
    await settled();
    tix.use('education');
    tix.load('en');
    await settled();
    tix.unload();
    expect(window.frames.map(({ isThere }) => isThere)).toEqual([false, false, false]);
    expect(window.listening).toBe(0);
    expect(timer.waiting).toBe(0);
  });

  it('TIX-2 is asked again when it loads again, and when the visitor is back after a minute', async () => {
    const { tix, window, timer, news } = staged();
    tix.load('nl');
    await settled();
    window.turn('hidden');
    window.turn('visible');
    await settled();
    expect(news).toHaveLength(1);
    timer.advance(59_999);
    window.turn('visible');
    await settled();
    expect(news).toHaveLength(1);
    timer.advance(1);
    window.turn('hidden');
    window.turn('visible');
    await settled();
    expect(news).toHaveLength(2);
    window.frame?.load();
    await settled();
    expect(news).toHaveLength(3);
  });

  it('TIX-3 that never comes in is waited for as long as an answer', async () => {
    const { tix, window, timer, news, logger } = staged();
    window.hangs = true;
    tix.load('nl');
    await settled();
    timer.advance(9_999);
    expect(news).toEqual([]);
    timer.advance(1);
    expect(news).toEqual([{ kind: 'unanswered' }]);
    expect(logger.entries).toEqual([
      { level: 'error', event: 'tix.session-unanswered', facts: { why: 'Tix - iframe call timeout' } },
    ]);
    window.frame?.load();
    await settled();
    expect(news.map(({ kind }) => kind)).toEqual(['unanswered', 'session']);
  });

  it('TIX-2 asks with an envelope for everything but the session', async () => {
    const { tix, window } = staged();
    tix.load('nl');
    await settled();
    const number = vipCardNumberOf('4990 1001 2024');
    if (number) await tix.checkVipCard(number);
    expect(window.posted.at(-1)).toEqual({
      message: { id: 'call-2', function: 'CheckVipCard', args: { cardNumber: '499010012024' } },
      targetOrigin: origins.tix,
    });
  });
});

describe('a message that is not to be believed', () => {
  const session = { order: null, user: { id: 666, hash: 'f'.repeat(64), tags: [] } };

  it('TIX-1 comes from another origin, or from none', async () => {
    const { window, source, news } = await silent();
    for (const origin of ['https://tickets.hall.test.evil.example', 'http://tickets.hall.test', 'null', '']) {
      window.deliver({ origin, source, data: session });
    }
    expect(news).toHaveLength(1);
  });

  it('TIX-1 comes from another window of the right origin, or from no window', async () => {
    const { window, news, origin } = await silent();
    for (const source of [null, undefined, {}, window, { postMessage: () => {} }]) {
      window.deliver({ origin, source, data: session });
    }
    expect(news).toHaveLength(1);
  });

  it('TIX-1 comes from the frame that stood there before', async () => {
    const { tix, window, source, news, origin } = await silent();
    tix.load('en');
    window.deliver({ origin, source, data: session });
    expect(news).toHaveLength(1);
  });

  it('TIX-3 answers a call nobody made, or answers a second time', async () => {
    const { tix, window, source, origin, logger } = await silent();
    const number = vipCardNumberOf('499010012024');
    const verdict = number && tix.checkVipCard(number);
    window.deliver({ origin, source, data: { id: 'call-99', result: { valid: false } } });
    window.deliver({ origin, source, data: { id: 'call-2', result: { valid: true } } });
    window.deliver({ origin, source, data: { id: 'call-2', result: { valid: false } } });
    window.deliver({ origin, source, data: { id: 'call-2', error: { code: 'X', message: 'no' } } });
    expect(await verdict).toBe('valid');
    expect(tix.waiting).toBe(0);
    expect(logger.events).toEqual([]);
  });

  it('TIX-3 answers a call whose time was up', async () => {
    const { tix, window, source, origin, timer } = await silent();
    const number = vipCardNumberOf('499010012024');
    const verdict = number && tix.checkVipCard(number);
    timer.advance(10_000);
    window.deliver({ origin, source, data: { id: 'call-2', result: { valid: true } } });
    expect(await verdict).toBe('unanswered');
    expect(tix.waiting).toBe(0);
  });

  it('says nothing that ticketing says, whatever it is: ten thousand of them change and break nothing', async () => {
    const { tix, window, source, origin, news, logger } = await silent();
    const isOurs = (value: unknown): boolean =>
      typeof value === 'object' &&
      value !== null &&
      ['id', 'order', 'user', 'profile'].some((name) => Object.hasOwn(value, name));
    const waiting = tix.session();
    waiting.catch(() => {});
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }), (data) => {
        fc.pre(!isOurs(data));
        window.deliver({ origin, source, data });
        expect(news).toHaveLength(1);
        expect(tix.waiting).toBe(1);
      }),
      { numRuns: 10_000 },
    );
    expect(logger.events).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('names the call but says neither yes nor no: the call goes on waiting', async () => {
    const { tix, window, source, origin } = await silent();
    const number = vipCardNumberOf('499010012024');
    const verdict = number && tix.checkVipCard(number);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (extra) => {
        const { result: _, error: __, ...rest } = extra;
        window.deliver({ origin, source, data: { ...rest, id: 'call-2' } });
        expect(tix.waiting).toBe(1);
      }),
    );
    window.deliver({ origin, source, data: { id: 'call-2', result: { valid: false } } });
    expect(await verdict).toBe('notValid');
  });
});

describe('a session with parts that cannot be read', () => {
  it('TIX-2 is one without those parts, whatever stands in them', async () => {
    const { window, source, origin, news } = await silent();
    const part = fc.anything();
    fc.assert(
      fc.property(fc.record({ order: part, user: part, profile: part }), (data) => {
        const before = news.length;
        window.deliver({ origin, source, data });
        expect(news.slice(before)).toEqual([{ kind: 'session', session: expect.any(Object) }]);
        expect(() => structuredClone(news.at(-1))).not.toThrow();
      }),
    );
  });

  it('TIX-2 keeps what it can: a user without hash, tags that are numbers, links of the web alone', async () => {
    const { window, source, origin, news } = await silent();
    window.deliver({
      origin,
      source,
      data: {
        order: { items: [{ price: 1 }], url: 'javascript:alert(1)', expires: -3 },
        user: {
          id: 5,
          hash: 7,
          tags: [{ id: 37 }, { id: 'x' }, null, { id: 499, name: 'VIP' }],
          name: 'Noor',
        },
        profile: 'data:text/html,x',
      },
    });
    expect(news.at(-1)).toEqual({
      kind: 'session',
      session: { order: { items: [{ price: 1 }] }, user: { id: 5, tags: [{ id: 37 }, { id: 499 }] } },
    });
  });

  it('TIX-2 answers everybody who asked, and settles each once', async () => {
    const { tix, window, source, origin, news } = await silent();
    const asked = [tix.session(), tix.session(), tix.session()];
    window.deliver({ origin, source, data: { user: null } });
    window.deliver({ origin, source, data: { user: { id: 9 } } });
    const answers = await Promise.all(asked);
    expect(answers.map(({ user }) => user)).toEqual([null, null, null]);
    expect(news).toHaveLength(3);
  });

  it('TIX-3 is heard late as well: the call is over, the session is not', async () => {
    const { tix, window, source, origin, timer, news } = await silent();
    const asked = tix.session().catch((cause: unknown) => String(cause));
    timer.advance(10_000);
    expect(await asked).toContain('Tix - iframe call timeout');
    window.deliver({ origin, source, data: { user: { id: 9 } } });
    expect(news.at(-1)).toMatchObject({ session: { user: { id: 9 } } });
  });
});

describe('what goes wrong at ticketing', () => {
  it('TIX-7 TIX-8 is logged by what was asked, and by nothing of the visitor', async () => {
    const { tix, window, source, origin, logger } = await silent();
    const number = vipCardNumberOf('499010012024');
    const verdict = number && tix.checkVipCard(number);
    window.deliver({
      origin,
      source,
      data: { id: 'call-2', error: { code: 'UNAVAILABLE', message: 'Closed' } },
    });
    expect(await verdict).toBe('unanswered');
    const school = tix.educationUser();
    window.deliver({ origin, source, data: { id: 'call-3', result: 'a school' } });
    expect(await school).toEqual({ kind: 'unanswered' });
    expect(logger.entries.map(({ event, facts }) => ({ event, facts }))).toEqual([
      { event: 'tix.call-failed', facts: { function: 'CheckVipCard', why: 'Closed', code: 'UNAVAILABLE' } },
      {
        event: 'tix.call-failed',
        facts: { function: 'GetEducationUser', why: 'The answer cannot be read', code: '' },
      },
    ]);
    expect(JSON.stringify(logger.entries)).not.toContain('4990');
  });
});
