import { describe, expect, it } from 'vitest';
import type { TicketingCapabilities } from '#ports/ticketing-site.port.ts';
import type { TixSessionEvent } from '#ports/tix.port.ts';
import { customerOf, hasSession, last, type UsingTicketing, waitForReport } from './given-ticketing.ts';

/** The part of the ticketing contract about the session of one visitor. */
export function ticketingSessionContract(capabilities: TicketingCapabilities, using: UsingTicketing): void {
  const { login, basket } = capabilities;
  describe('the session', () => {
    it('TIX-2 has no user and no basket before login', async () => {
      await using(async ({ tix, pass }) => {
        tix.load('nl');
        await pass(0);
        expect(await tix.requestSession()).toMatchObject({ basket: null, user: null });
      });
    });

    if (login !== 'none') loginContract(using);
    if (basket) basketContract(using);
    if (hasSession(capabilities)) changingSessionContract(using);
    else sessionlessContract(using);

    it('TIX-2 is not requested after an unload, and nothing is watched', async () => {
      await using(async (given) => {
        const { tix, pass, news, sessionRequests, watches, logger } = given;
        tix.load('nl');
        await pass(0);
        tix.unload();
        const unloaded = sessionRequests();
        await waitForReport(given);
        await pass(60_000);
        expect(sessionRequests()).toBe(unloaded);
        expect(watches()).toBe(0);
        expect(news.map(({ kind }) => kind)).toEqual(['session', 'left']);
        expect(logger.events).toEqual([]);
      });
    });

    it('TIX-2 a requested session is also reported to listeners', async () => {
      await using(async ({ tix, pass, news }) => {
        tix.load('nl');
        await pass(0);
        const before = news.length;
        const session = await tix.requestSession();
        expect(news.slice(before)).toEqual([{ kind: 'session', session }]);
      });
    });

    it('is not reported to listeners that unsubscribed', async () => {
      await using(async ({ tix, pass, news }) => {
        const heard: TixSessionEvent[] = [];
        const stop = tix.listen((event) => heard.push(event));
        tix.load('nl');
        await pass(0);
        expect(heard).toEqual(news);
        stop();
        await tix.requestSession();
        expect(news.length).toBe(heard.length + 1);
      });
    });

    it('is reported to the other listeners if one throws', async () => {
      await using(async ({ tix, pass, logger }) => {
        const heard: TixSessionEvent[] = [];
        tix.listen(() => {
          throw new Error('a listener of no use');
        });
        tix.listen((event) => heard.push(event));
        tix.load('nl');
        await pass(0);
        expect(heard).toHaveLength(1);
        expect(logger.events).toContain('tix.listener-failed');
      });
    });

    it('TIX-1 is not requested again by loading the same language twice', async () => {
      await using(async ({ tix, pass, news }) => {
        tix.load('nl');
        await pass(0);
        tix.load('nl');
        await pass(0);
        expect(news).toHaveLength(1);
        tix.load('en');
        await pass(0);
        expect(news.map(({ kind }) => kind)).toEqual(['session', 'session']);
      });
    });

    it('is reported as left after an unload', async () => {
      await using(async ({ tix, pass, news }) => {
        tix.load('nl');
        await pass(0);
        tix.unload();
        expect(last(news)).toEqual({ kind: 'left' });
        await expect(tix.requestSession()).rejects.toBeInstanceOf(Error);
      });
    });
  });
}

function loginContract(using: UsingTicketing): void {
  it('TIX-2 has the user once the ticketing is loaded, and is reported to listeners', async () => {
    await using(async ({ tix, pass, news, visitor }) => {
      await visitor.logIn(customerOf(tix));
      tix.load('nl');
      await pass(0);
      expect(last(news)).toMatchObject({
        kind: 'session',
        session: { user: { id: expect.any(Number) } },
      });
    });
  });

  it('TIX-2 is reported after a login and a logout, at the latest on a return to the tab', async () => {
    await using(async (given) => {
      const { tix, pass, news, visitor } = given;
      tix.load('nl');
      await pass(0);
      await visitor.logIn(customerOf(tix));
      await waitForReport(given);
      expect(last(news)).toMatchObject({ session: { user: { id: expect.any(Number) } } });
      await visitor.logOut();
      await waitForReport(given);
      expect(last(news)).toMatchObject({ session: { basket: null, user: null } });
    });
  });
}

function basketContract(using: UsingTicketing): void {
  it('TIX-2 LAYOUT-2 has the size of the basket, and an address of it', async () => {
    await using(async (given) => {
      const { tix, pass, news, visitor } = given;
      tix.load('nl');
      await pass(0);
      await visitor.fillBasket(3);
      await waitForReport(given);
      expect(last(news)).toMatchObject({
        session: { basket: { size: 3, url: expect.stringMatching(/^https?:\/\//) } },
      });
    });
  });
}

/** A session that can change in another tab. */
function changingSessionContract(using: UsingTicketing): void {
  it('TIX-2 is requested again on a return to the tab after a minute, once', async () => {
    await using(async (given) => {
      const { tix, pass, leaveAndComeBack, sessionRequests } = given;
      tix.load('nl');
      await pass(0);
      const atFirst = sessionRequests();
      leaveAndComeBack();
      await pass(0);
      expect(sessionRequests()).toBe(atFirst);
      await waitForReport(given);
      expect(sessionRequests()).toBe(atFirst + 1);
      leaveAndComeBack();
      await pass(0);
      expect(sessionRequests()).toBe(atFirst + 1);
    });
  });

  it('TIX-1 TIX-2 is still requested once after the language has changed', async () => {
    await using(async (given) => {
      const { tix, pass, sessionRequests, watches } = given;
      tix.load('nl');
      await pass(0);
      const watched = watches();
      tix.load('en');
      await pass(0);
      expect(watches()).toBe(watched);
      const loaded = sessionRequests();
      await waitForReport(given);
      expect(sessionRequests()).toBe(loaded + 1);
    });
  });
}

/** Without login and basket there is nothing that could change. */
function sessionlessContract(using: UsingTicketing): void {
  it('SWAP-6 TIX-2 the session of a ticketing without login and basket requests and watches nothing', async () => {
    await using(async (given) => {
      const { tix, pass, sessionRequests, watches } = given;
      tix.load('nl');
      await pass(0);
      await waitForReport(given);
      expect(sessionRequests()).toBe(0);
      expect(watches()).toBe(0);
    });
  });
}
