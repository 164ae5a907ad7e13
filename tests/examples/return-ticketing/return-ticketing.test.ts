import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '#adapters/in-memory/in-memory-storage.adapter.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';
import type { GivenTicketing } from '#tests/contracts/given-ticketing.ts';
import { ticketingContract } from '#tests/contracts/ticketing.contract.ts';
import { inTab, TabDocument } from '#tests/examples/in-tab.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { settled } from '#tests/support/settled.ts';
import { ReturnProvider } from './return-provider.ts';
import { ReturnTicketing, type ReturnTicketingBrowser } from './return-ticketing.adapter.ts';
import { createReturnTicketingSite } from './return-ticketing.site.ts';

const url = 'https://return.tickets.example';
const siteOrigin = 'https://www.hall.example';
const site = createReturnTicketingSite({ url, siteOrigin });

/** A tab of a browser, at an address to which the ticketing has sent it. */
class Tab implements ReturnTicketingBrowser {
  readonly document = Object.assign(new TabDocument(), { referrer: `${url}/` });
  readonly location = { href: `${siteOrigin}/` };
  readonly history = {
    state: { key: 'of the router' },
    replaceState: (state: unknown, _: string, address?: string | URL | null) => {
      expect(state).toBe(this.history.state);
      this.location.href = String(address);
    },
  };
}

/** A tab, a provider, and the adapter between them. */
function open() {
  const provider = new ReturnProvider(siteOrigin);
  const browser = new Tab();
  const timer = new ManualTimer();
  const logger = new RecordingLogger();
  const { session: storage } = new InMemoryStorage();
  const fetch: typeof globalThis.fetch = (input, init) => provider.handle(new Request(input, init));
  /** The adapter of a page of this tab, or of another one. */
  const load = (area = storage): ReturnTicketing => {
    const dependencies = { url, site, browser, fetch, storage: area, timer, clock: timer.clock, logger };
    return new ReturnTicketing(dependencies);
  };
  /** The basket on a page to which the visitor comes with a code. */
  const basketAfter = async (address: string, area = storage) => {
    browser.location.href = address;
    const tix = load(area);
    tix.load('nl');
    return (await tix.requestSession()).basket;
  };
  return { provider, browser, timer, logger, storage, load, basketAfter };
}

ticketingContract('A ticketing by return address', site, async (): Promise<GivenTicketing> => {
  const { provider, browser, timer, logger, load } = open();
  // The visitor has been at the ticketing before, and has taken the tickets out again.
  const code = provider.order(0);
  browser.location.href = `${siteOrigin}/?ordercode=${code}`;
  return {
    tix: load(),
    logger,
    visitor: {
      logIn: async () => {},
      logOut: async () => {},
      fillBasket: async (tickets) => provider.change(code, { tickets }),
    },
    sessionRequests: () => provider.basketRequests.length,
    ...inTab({ browser, timer, provider }),
  };
});

describe('a ticketing by return address', () => {
  it('SWAP-8 is left with the home page of the language as return address', () => {
    const order = site.addresses.tix.order({ tixEventGroupId: 1, tixEventId: 48_211 }, 'en') ?? '';
    expect(Object.fromEntries(new URL(order).searchParams)).toEqual({
      l: 'en',
      returnurl: `${siteOrigin}/en`,
    });
    expect(site.parseOrder(order)).toEqual({ event: anEventId(48_211) });
  });

  it('SWAP-8 shows the basket of the code that comes back, which leaves the address bar', async () => {
    const { provider, browser, basketAfter } = open();
    const code = provider.order(2);
    expect(await basketAfter(`${siteOrigin}/en?genres=Jazz&ordercode=${code}#agenda`)).toEqual({
      size: 2,
      url: `${url}/basket?ordercode=${code}`,
      expiresIn: 900,
    });
    expect(browser.location.href).toBe(`${siteOrigin}/en?genres=Jazz#agenda`);
  });

  it('SWAP-8 shows it on the next pages of this tab, in no other tab, and requests nothing without a code', async () => {
    const { provider, basketAfter } = open();
    await basketAfter(`${siteOrigin}/?ordercode=${provider.order(2)}`);
    expect(await basketAfter(`${siteOrigin}/concerten`)).toMatchObject({ size: 2 });
    const before = provider.basketRequests.length;
    expect(await basketAfter(`${siteOrigin}/concerten`, new InMemoryStorage().session)).toBeNull();
    expect(provider.basketRequests.length).toBe(before);
  });

  it.each<[string, (provider: ReturnProvider, code: string) => void]>([
    ['forged or expired', (provider, code) => provider.expire(code)],
    ['ordered', (provider, code) => provider.change(code, { status: 'ordered' })],
  ])('SWAP-8 shows no basket for a code that is %s, and forgets it', async (_, change) => {
    const { provider, browser, storage, basketAfter, logger } = open();
    const code = provider.order(2);
    change(provider, code);
    expect(await basketAfter(`${siteOrigin}/?ordercode=${code}`)).toBeNull();
    expect(browser.location.href).toBe(`${siteOrigin}/`);
    expect(storage.read('return-ticketing.order')).toBeNull();
    expect(logger.events).toEqual([]);
  });

  it.each([[''], ['https://evil.example/'], ['no address']])(
    'SWAP-8 takes no code from a page that the ticketing has not opened (%j): it may be the basket of another',
    async (referrer) => {
      const { provider, browser, basketAfter } = open();
      const code = provider.order(2);
      browser.document.referrer = referrer;
      expect(await basketAfter(`${siteOrigin}/?ordercode=${code}`)).toBeNull();
      expect(browser.location.href).toBe(`${siteOrigin}/`);
      expect(provider.basketRequests).toEqual([]);
    },
  );

  it.each(['', 'short', '../../admin', 'a'.repeat(65), 'abcdefgh%0d%0a'])(
    'SWAP-8 requests nothing for what is no code: %j',
    async (code) => {
      const { provider, browser, basketAfter } = open();
      expect(await basketAfter(`${siteOrigin}/?ordercode=${code}`)).toBeNull();
      expect(browser.location.href).toBe(`${siteOrigin}/`);
      expect(provider.basketRequests).toEqual([]);
    },
  );

  it('SWAP-8 stays with the code it has if the ticketing fails, and never logs it', async () => {
    const { provider, timer, storage, load, basketAfter, logger } = open();
    const code = provider.order(2);
    await basketAfter(`${siteOrigin}/?ordercode=${code}`);
    provider.isSilent = true;
    load().load('nl');
    await settled();
    timer.advance(10_000);
    await settled();
    expect(storage.read('return-ticketing.order')).toBe(code);
    expect(logger.events).toEqual(['tix.session-timeout']);
    expect(JSON.stringify(logger.entries)).not.toContain(code);
  });
});
