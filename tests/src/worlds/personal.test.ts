import type { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import { parseLivePreview } from '#domain/flags/live-preview.ts';
import type { PublicSettings } from '#domain/page/public-settings.ts';
import { BridgePort } from '#ports/bridge.port.ts';
import { browserWorld } from '#src/worlds/browser.world.ts';
import { createWorld } from '#src/worlds/create-world.ts';
import { personalWorld } from '#src/worlds/personal.world.ts';
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
  const preview = isAccepted && parseLivePreview([...new URLSearchParams(search)]);
  const world = createWorld([
    browserWorld({
      settings: { ...defaultSettings(), ...(preview && { preview }), ...changed },
      origin: 'http://localhost:3000',
      goTo: () => {},
    }),
    personalWorld({ fetch, location: { protocol: 'https:', search } } as Window & typeof globalThis),
  ]);
  return { world, requests };
}

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

  it('CALL-2 CALL-32 have no preview parameters for favourites, nor on a page that is not a preview', async () => {
    const preview = windowAt('?x-craft-live-preview=ab&token=cd');
    await preview.world.get(BridgePort).favourites('nl', { id: 7001, hash: 'h' });
    expect(preview.requests).toEqual([[['hash', 'h']]]);

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
