import { describe, expect, it } from 'vitest';
import type { TicketingCapabilities } from '#ports/ticketing-site.port.ts';
import type { TixSessionEvent } from '#ports/tix.port.ts';
import { customerOf, hasSession, openLoaded, type OpenTicketing, waitForReport } from './given-ticketing.ts';

/** The part of the ticketing contract about the session of one visitor. */
export function ticketingSessionContract(capabilities: TicketingCapabilities, open: OpenTicketing): void {
  const { login, basket } = capabilities;
  describe('the session', () => {
    it('TIX-2 has no user and no basket before login', async () => {
      const { tix } = await openLoaded(open);
      expect(await tix.requestSession()).toMatchObject({ basket: null, user: null });
    });

    if (login !== 'none') loginContract(open);
    if (basket) basketContract(open);
    if (hasSession(capabilities)) changingSessionContract(open);
    else sessionlessContract(open);

    it('TIX-2 is not requested after an unload, and nothing is watched', async () => {
      const given = await openLoaded(open);
      const { tix, pass, news, sessionRequests, watches, logger } = given;
      tix.unload();
      const unloaded = sessionRequests();
      await waitForReport(given);
      await pass(60_000);
      expect(sessionRequests()).toBe(unloaded);
      expect(watches()).toBe(0);
      expect(news.map(({ kind }) => kind)).toEqual(['session', 'left']);
      expect(logger.events).toEqual([]);
    });

    it('TIX-2 a requested session is also reported to listeners', async () => {
      const { tix, news } = await openLoaded(open);
      const before = news.length;
      const session = await tix.requestSession();
      expect(news.slice(before)).toEqual([{ kind: 'session', session }]);
    });

    it('is not reported to listeners that unsubscribed', async () => {
      const { tix, pass, news } = await open();
      const heard: TixSessionEvent[] = [];
      const stop = tix.listen((event) => heard.push(event));
      tix.load('nl');
      await pass(0);
      expect(heard).toEqual(news);
      stop();
      await tix.requestSession();
      expect(news.length).toBe(heard.length + 1);
    });

    it('is reported to the other listeners if one throws', async () => {
      const { tix, pass, logger } = await open();
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

    it('TIX-1 is not requested again by loading the same language twice', async () => {
      const { tix, pass, news } = await openLoaded(open);
      tix.load('nl');
      await pass(0);
      expect(news).toHaveLength(1);
      tix.load('en');
      await pass(0);
      expect(news.map(({ kind }) => kind)).toEqual(['session', 'session']);
    });

    it('is reported as left after an unload', async () => {
      const { tix, news } = await openLoaded(open);
      tix.unload();
      expect(news.at(-1)).toEqual({ kind: 'left' });
      await expect(tix.requestSession()).rejects.toBeInstanceOf(Error);
    });
  });
}

function loginContract(open: OpenTicketing): void {
  it('TIX-2 has the user once the ticketing is loaded, and is reported to listeners', async () => {
    const { tix, pass, news, visitor } = await open();
    await visitor.logIn(customerOf(tix));
    tix.load('nl');
    await pass(0);
    expect(news.at(-1)).toMatchObject({
      kind: 'session',
      session: { user: { id: expect.any(Number) } },
    });
  });

  it('TIX-2 is reported after a login and a logout, at the latest on a return to the tab', async () => {
    const given = await openLoaded(open);
    const { tix, news, visitor } = given;
    await visitor.logIn(customerOf(tix));
    await waitForReport(given);
    expect(news.at(-1)).toMatchObject({ session: { user: { id: expect.any(Number) } } });
    await visitor.logOut();
    await waitForReport(given);
    expect(news.at(-1)).toMatchObject({ session: { basket: null, user: null } });
  });
}

function basketContract(open: OpenTicketing): void {
  it('TIX-2 LAYOUT-2 has the size of the basket, and an address of it', async () => {
    const given = await openLoaded(open);
    const { news, visitor } = given;
    await visitor.fillBasket(3);
    await waitForReport(given);
    expect(news.at(-1)).toMatchObject({
      session: { basket: { size: 3, url: expect.stringMatching(/^https?:\/\//) } },
    });
  });
}

/** A session that can change in another tab. */
function changingSessionContract(open: OpenTicketing): void {
  it('TIX-2 is requested again on a return to the tab after a minute, once', async () => {
    const given = await openLoaded(open);
    const { pass, leaveAndComeBack, sessionRequests } = given;
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

  it('TIX-1 TIX-2 is still requested once after the language has changed', async () => {
    const given = await openLoaded(open);
    const { tix, pass, sessionRequests, watches } = given;
    const watched = watches();
    tix.load('en');
    await pass(0);
    expect(watches()).toBe(watched);
    const loaded = sessionRequests();
    await waitForReport(given);
    expect(sessionRequests()).toBe(loaded + 1);
  });
}

/** Without login and basket there is nothing that could change. */
function sessionlessContract(open: OpenTicketing): void {
  it('SWAP-6 TIX-2 the session of a ticketing without login and basket requests and watches nothing', async () => {
    const given = await openLoaded(open);
    const { sessionRequests, watches } = given;
    await waitForReport(given);
    expect(sessionRequests()).toBe(0);
    expect(watches()).toBe(0);
  });
}
