import { describe, expect, it, onTestFinished } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import type { TicketingSite } from '#ports/ticketing-site.port.ts';
import type { TixSessionEvent } from '#ports/tix.port.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';
import {
  customerOf,
  type GivenTicketing,
  hasSession,
  school,
  ticketedConcert,
  openLoaded,
  type OpenTicketing,
} from './given-ticketing.ts';
import { ticketingCallsContract } from './ticketing-calls.ts';
import { ticketingSessionContract } from './ticketing-session.ts';

/**
 * What every ticketing promises: its site, and its TixPort for one visitor. A promise about a capability that the site does not state is
 * not tested. `given` creates a new ticketing for each test.
 */
export function ticketingContract(
  name: string,
  site: TicketingSite,
  given: () => Promise<GivenTicketing>,
): void {
  const { capabilities } = site;
  const open: OpenTicketing = async () => {
    const system = await closeAfterTest(given());
    const news: TixSessionEvent[] = [];
    const stop = system.tix.listen((event) => news.push(event));
    onTestFinished(() => {
      stop();
      system.tix.unload();
    });
    return { ...system, news };
  };

  describe(`${name} fulfils the contract of a ticketing`, () => {
    ticketingSiteContract(site);

    describe('before it is loaded', () => {
      it('E04 TIX-3 rejects a session request', async () => {
        const { tix } = await open();
        await expect(tix.requestSession()).rejects.toBeInstanceOf(Error);
      });

      it('TIX-8 returns unanswered for the calls of schools', async () => {
        const { tix } = await open();
        expect(await tix.getEducationUser()).toEqual({ kind: 'unanswered' });
        expect(await tix.updateEducationUser(school)).toEqual({ kind: 'unanswered' });
      });

      it('SALE-8 TIX-9 is in its default environment', async () => {
        const { tix } = await open();
        expect(tix.environment).toBe(site.defaultEnvironment);
      });
    });

    ticketingSessionContract(capabilities, open);
    ticketingCallsContract(capabilities, open);
    if (capabilities.education) environmentsContract(capabilities.login !== 'none', open);
    if (hasSession(capabilities)) unresponsiveContract(open);

    it('SWAP-3 prepares a login that returns to the page, exactly if it has a login', async () => {
      const { tix } = await open();
      const prepared = await tix.prepareLogin('nl', returnUrl);
      if (capabilities.login === 'none') expect(prepared).toBeNull();
      else expect(prepared).toMatch(/^https?:\/\//);
      if (capabilities.login === 'address')
        expect(prepared).toBe(site.addresses[tix.environment].login('nl', returnUrl));
    });
  });
}

const returnUrl = 'https://www.hall.example/concerten?genres=Jazz#agenda';

/** The promises of the site, which the server reads too. */
function ticketingSiteContract({ capabilities, addresses, hosts, parseOrder }: TicketingSite): void {
  const ticketType = 'Tot 30 jaar & ouder';
  const locales: readonly Locale[] = ['nl', 'en'];
  const each = Object.values(addresses).flatMap((site) => locales.map((locale) => ({ site, locale })));

  describe('its site', () => {
    it('SWAP-2 has addresses of login and basket exactly if it offers them', () => {
      for (const { site, locale } of each) {
        expect(site.login(locale, returnUrl) !== null).toBe(capabilities.login !== 'none');
        expect(site.basket(locale) !== null).toBe(capabilities.basket);
      }
    });

    it('SWAP-2 offers what needs a login only with a login', () => {
      const { login, pricesByTag, vipCard, education, favouritesHash } = capabilities;
      const needsLogin = pricesByTag || vipCard || education || favouritesHash;
      expect(needsLogin && login === 'none').toBe(false);
    });

    it('LINK-1 has only addresses of its hosts', () => {
      const urls = each.flatMap(({ site, locale }) => [
        site.login(locale, returnUrl),
        site.basket(locale),
        site.order(ticketedConcert, locale),
        site.series({ id: 7 }, locale),
      ]);
      const used = urls.filter((url) => url !== null).map((url) => new URL(url).host);
      expect(hosts).toEqual(expect.arrayContaining(used));
    });

    it('WAY-1 has no order address of a concert that it does not know', () => {
      for (const { site, locale } of each) expect(site.order({}, locale)).toBeNull();
    });

    it('DOOR-41 leads to the same order with a ticket type, which is in the address or ignored', () => {
      for (const { site, locale } of each) {
        const plain = site.order(ticketedConcert, locale);
        const typed = site.order(ticketedConcert, locale, ticketType);
        expect(typed === null).toBe(plain === null);
        if (typed === null || typed === plain) continue;
        expect(parseOrder(typed)).toEqual({ event: ticketedConcert.tixEventId });
        expect([...new URL(typed).searchParams.values()]).toContain(ticketType);
      }
    });

    it('TRACK-3 parses its own order addresses, and no other', () => {
      const parseAll = (urls: readonly (string | null)[]) =>
        urls.filter((url) => url !== null).map((url) => parseOrder(url));
      const orders = parseAll(each.map(({ site, locale }) => site.order(ticketedConcert, locale)));
      const series = parseAll(each.map(({ site, locale }) => site.series({ id: 7 }, locale)));
      const logins = parseAll(each.map(({ site, locale }) => site.login(locale, returnUrl)));
      expect(orders).toEqual(orders.map(() => ({ event: ticketedConcert.tixEventId })));
      expect(series).toEqual(series.map(() => ({})));
      expect(logins).toEqual(logins.map(() => null));
    });
  });
}

function environmentsContract(hasLogin: boolean, open: OpenTicketing): void {
  describe('the two environments', () => {
    it('SALE-8 have separate sessions', async () => {
      const { tix, pass, visitor, news } = await open();
      const other = tix.environment === 'tix' ? 'education' : 'tix';
      const here = tix.environment;
      if (hasLogin) await visitor.logIn(customerOf(tix));
      tix.load('nl');
      await pass(0);
      tix.switchEnvironment(other);
      expect(news.at(-1)).toEqual({ kind: 'left' });
      await pass(0);
      expect(news.at(-1)).toMatchObject({ kind: 'session', session: { user: null } });
      expect(tix.environment).toBe(other);
      tix.switchEnvironment(here);
      await pass(0);
      expect(tix.environment).toBe(here);
      expect(news.at(-1)).toMatchObject({
        kind: 'session',
        session: { user: hasLogin ? { id: expect.any(Number) } : null },
      });
    });

    it('TIX-3 end the calls of the one that is left', async () => {
      const { tix, fallSilent } = await openLoaded(open);
      fallSilent();
      const pending = tix.requestSession();
      tix.switchEnvironment(tix.environment === 'tix' ? 'education' : 'tix');
      await expect(pending).rejects.toBeInstanceOf(Error);
    });

    it('E04 SALE-8 stay as they are where a third is named, and that is logged', async () => {
      const { tix, news, logger } = await openLoaded(open);
      const here = tix.environment;
      tix.switchEnvironment('museum');
      expect(tix.environment).toBe(here);
      expect(news.map(({ kind }) => kind)).toEqual(['session']);
      expect(logger.events).toContain('invalid tix env var given');
    });
  });
}

function unresponsiveContract(open: OpenTicketing): void {
  describe('an unresponsive ticketing', () => {
    it('E04 TIX-3 is waited for ten seconds, and not a moment longer', async () => {
      const { tix, pass, fallSilent } = await openLoaded(open);
      fallSilent();
      const ends: unknown[] = [];
      void tix.requestSession().catch((cause: unknown) => ends.push(cause));
      await pass(9_999);
      expect(ends).toEqual([]);
      await pass(1);
      expect(ends).toEqual([expect.any(Error)]);
    });

    it('TIX-3 leaves the visitor anonymous, and is logged', async () => {
      const { tix, pass, fallSilent, news, logger } = await open();
      fallSilent();
      tix.load('nl');
      await pass(0);
      await pass(10_000);
      expect(news).toEqual([{ kind: 'unanswered' }]);
      expect(logger.events).toContain('tix.session-timeout');
    });
  });
}
