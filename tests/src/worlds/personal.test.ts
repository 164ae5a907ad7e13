import type { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { parseLivePreviewParams } from '#adapters/http/live-preview.ts';
import { type EmailAddress, parseEmail } from '#domain/form/email.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import type { PublicSettings } from '#ports/settings.port.ts';
import { createBrowserWorldModule } from '#src/worlds/browser.world.ts';
import { createPersonalWorldModule } from '#src/worlds/personal.world.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { defaultSettings } from '#tests/support/world.ts';

/** A window with a page at an address, rendered as a preview or not, and the queries of its requests to the Bridge. */
function windowAt(
  search: string,
  isAccepted = true,
  changed: Partial<PublicSettings> = {},
): { readonly world: Container; readonly requests: [string, string][][] } {
  const requests: [string, string][][] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    requests.push([...searchParams]);
    return Response.json(pathname.startsWith('/favorites') ? { eventIConcertIds: [], eventUris: [] } : {});
  };
  const preview = isAccepted && parseLivePreviewParams([...new URLSearchParams(search)]);
  const world = createWorld([
    createBrowserWorldModule({
      settings: { ...defaultSettings(), ...(preview && { preview }), ...changed },
      origin: 'http://localhost:3000',
      goTo: () => {},
    }),
    createPersonalWorldModule({ fetch, location: { protocol: 'https:', search } } as Window &
      typeof globalThis),
  ]);
  return { world, requests };
}

type PersonalCall = readonly [
  name: string,
  call: (bridge: BridgePort) => Promise<unknown>,
  query: string[][],
];

const visitor = { id: 7001, hash: 'h' };
const email = parseEmail('noor@klankhuis.test') as EmailAddress;
const answers = { stemming: 'uitbundig' };

/** Every call that is about a person. */
const personalCalls: readonly PersonalCall[] = [
  ['favourites', (bridge) => bridge.favourites('nl', visitor), [['hash', 'h']]],
  ['saved favourites', (bridge) => bridge.saveFavourites('nl', visitor, []), [['hash', 'h']]],
  ['the ticketing customer', (bridge) => bridge.customerId(visitor), [['hash', 'h']]],
  ['recommendations', (bridge) => bridge.recommendations(answers), []],
  ['a score', (bridge) => bridge.saveScore({ answers, user: visitor }), []],
  ['the address for a score', (bridge) => bridge.updateScore({ id: 1, scoreHash: 's' }, email), []],
];

describe('the requests of a browser to the Bridge', () => {
  it('CALL-2 CALL-31 for experiments have the parameters of a live preview', async () => {
    const { world, requests } = windowAt('?x-craft-live-preview=ab&token=cd&genre=jazz');
    await world.get(BridgePort).experiments('v-1', ['cv09']);
    expect(requests).toEqual([
      [
        ['user_id', 'v-1'],
        ['features[]', 'cv09'],
        ['preview', 'ab'],
        ['token', 'cd'],
        ['x-craft-live-preview', 'ab'],
      ],
    ]);
  });

  it.each(personalCalls)('CALL-2 has no preview parameters for %s', async (_name, call, query) => {
    const { world, requests } = windowAt('?x-craft-live-preview=ab&token=cd');
    // Only the address matters: an answer that the call cannot use rejects.
    await Promise.allSettled([call(world.get(BridgePort))]);
    expect(requests).toEqual([query]);
  });

  it('CALL-2 CALL-31 for experiments have none on a page that is not a preview', async () => {
    for (const plain of [windowAt('?token=cd'), windowAt('?x-craft-live-preview=ab&token=cd', false)]) {
      await plain.world.get(BridgePort).experiments('v-1', []);
      expect(plain.requests).toEqual([[['user_id', 'v-1']]]);
    }
  });

  it('SWAP-2 are not sent on a site without a Bridge', async () => {
    const { world, requests } = windowAt('', true, { bridgeUrl: '' });
    const bridge = world.get(BridgePort);
    expect(await bridge.experiments('v-1', ['cv09'])).toEqual({});
    expect(await bridge.favourites('nl', { id: 7001, hash: 'h' })).toEqual({ ids: [], uris: [] });
    await expect(bridge.recommendations({ stemming: 'uitbundig' })).rejects.toThrow('no Bridge');
    expect(requests).toEqual([]);
  });
});
