import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import type { GivenTicketing } from '#tests/contracts/given-ticketing.ts';
import { ticketingContract } from '#tests/contracts/ticketing.contract.ts';
import { inTab, TabDocument } from '#tests/examples/in-tab.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';
import { RestProvider, restCustomer } from './rest-provider.ts';
import { RestTicketing, type RestTicketingBrowser } from './rest-ticketing.adapter.ts';
import { createRestTicketingSite } from './rest-ticketing.site.ts';

const url = 'https://rest.tickets.example';
const siteOrigin = 'https://www.hall.example';
const returnUrl = `${siteOrigin}/concerten?genres=Jazz#agenda`;
const site = createRestTicketingSite(url);

/** A tab of a browser at the page of the calendar. */
class Tab implements RestTicketingBrowser {
  readonly crypto = webcrypto as unknown as RestTicketingBrowser['crypto'];
  readonly document = new TabDocument();
  readonly location = {
    href: returnUrl,
    replace: (address: string) => {
      this.location.href = address;
    },
  };
}

/** A tab, a provider, and the adapter between them. */
function open() {
  const provider = new RestProvider(siteOrigin);
  const browser = new Tab();
  const timer = new ManualTimer();
  const logger = new RecordingLogger();
  const { session: storage } = new InMemoryStorage();
  const fetch: typeof globalThis.fetch = (input, init) => provider.handle(new Request(input, init));
  const create = (area = storage) =>
    new RestTicketing({
      url,
      clientId: 'klankhuis',
      site,
      browser,
      fetch,
      storage: area,
      timer,
      clock: timer.clock,
      logger,
    });
  /** The visitor goes to an address of the provider, and confirms there; then the tab is at the address that the provider chose. */
  const confirm = async (authorizeUrl: string | null): Promise<void> => {
    const query = new URL(authorizeUrl ?? '').search;
    const answer = await provider.handle(new Request(`${url}/confirm${query}`));
    browser.location.href = answer.headers.get('Location') ?? '';
  };
  return { provider, browser, timer, logger, tix: create(), create, confirm };
}

ticketingContract('A REST ticketing', site, async (): Promise<GivenTicketing> => {
  const { provider, browser, timer, logger, tix, confirm } = open();
  return {
    tix,
    logger,
    visitor: {
      logIn: async () => confirm(await tix.prepareLogin('nl', returnUrl)),
      logOut: async () => provider.logOut(),
      fillBasket: async (tickets) => {
        provider.basketTickets = tickets;
      },
    },
    sessionRequests: () => provider.sessionRequests.length,
    ...inTab({ browser, timer, provider }),
  };
});

describe('a login by redirect', () => {
  it('SWAP-3 returns to the page where it began, without code, and knows the customer', async () => {
    const { tix, browser, confirm } = open();
    const prepared = new URL((await tix.prepareLogin('en', returnUrl)) ?? '');
    expect(Object.fromEntries(prepared.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'klankhuis',
      redirect_uri: `${siteOrigin}/concerten`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ui_locales: 'en',
    });
    await confirm(prepared.href);
    tix.load('nl');
    expect(await tix.requestSession()).toMatchObject({ user: restCustomer });
    await settled();
    expect(browser.location.href).toBe(returnUrl);
  });

  it('SWAP-3 is not completed in another tab, nor twice, nor with another state', async () => {
    const { tix, browser, create, confirm, logger } = open();
    await confirm(await tix.prepareLogin('nl', returnUrl));
    const elsewhere = create(new InMemoryStorage().session);
    elsewhere.load('nl');
    expect(await elsewhere.requestSession()).toMatchObject({ user: null });

    const returned = browser.location.href;
    browser.location.href = returned.replace(/state=[\w-]+/, 'state=forged');
    tix.load('nl');
    expect(await tix.requestSession()).toMatchObject({ user: null });

    browser.location.href = returned;
    expect(await tix.requestSession()).toMatchObject({ user: restCustomer });
    browser.location.href = returned;
    expect(await tix.requestSession()).toMatchObject({ user: restCustomer });
    expect(logger.events).toEqual([]);
  });

  it('SWAP-3 a login with a verifier that does not fit leaves the visitor anonymous, and is logged', async () => {
    const { tix, provider, browser, confirm, logger } = open();
    const prepared = (await tix.prepareLogin('nl', returnUrl)) ?? '';
    await confirm(prepared.replace(/code_challenge=[\w-]+/, 'code_challenge=another'));
    tix.load('nl');
    expect(await tix.requestSession()).toMatchObject({ user: null });
    expect(logger.events).toEqual(['tix.login-refused']);
    await settled();
    expect(browser.location.href).toBe(returnUrl);
    expect(provider.sessionRequests.length).toBeGreaterThan(0);
  });

  it('SWAP-3 leads to the login page of the ticketing if it cannot be prepared', async () => {
    const { tix, browser, logger } = open();
    browser.crypto.subtle.digest = () => Promise.reject(new Error('no digest'));
    expect(await tix.prepareLogin('nl', returnUrl)).toBe(site.addresses.tix.login('nl', returnUrl));
    expect(logger.events).toEqual(['tix.login-not-prepared']);
  });
});
