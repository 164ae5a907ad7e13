import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aHall, anEventPage } from '#fixtures/builders/an-event.ts';
import { CmsPort } from '#ports/cms.port.ts';
import type { Token } from '#ports/token.ts';
import { readConfig } from '#src/config.ts';
import { BrowserWorld } from '#src/di/browser-world.ts';
import { createContainer } from '#src/di/create-container.ts';
import { inMemoryModule } from '#src/di/in-memory.module.ts';
import { liveBrowserModule, putPageInDataCache } from '#src/di/live.browser.module.ts';
import { liveServerModule } from '#src/di/live.server.module.ts';
import { personalModule } from '#src/di/personal.browser.module.ts';
import { inMemoryPersonalModule } from '#src/di/personal.in-memory.module.ts';
import type { World, WorldModule } from '#src/di/world.ts';
import { root } from '#tests/root.ts';
import { defaultSettings } from '#tests/support/world.ts';

/** The tokens of the personal ports and stores. */
const personal = ['BridgePort', 'Connectivity', 'OfflinePageWriter', 'StoragePort', 'TixPort'];

/** What counts a visitor: bound beside the stores, over whichever world there is (`counting.module.ts`). */
const trackingPorts = ['AnalyticsPort', 'ConsentPort'];

/** The tokens that a world does not bind, and why. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  // The server renders the same page for all visitors.
  'live.server': [...trackingPorts, ...personal],
  // A browser calls the site's own gateway, which combines index and pages; the shared cache is the server's.
  'live.browser': [...trackingPorts, 'SearchIndexPort', 'SharedCache'],
  'in-memory': trackingPorts,
  'in-memory, in a container': trackingPorts,
};

/** A port on which nothing listens. */
const nowhere = 'http://localhost:1';

/** An empty window: no port uses it before its first call. */
const aWindow = { fetch: globalThis.fetch, location: { protocol: 'https:', search: '' } } as Window &
  typeof globalThis;

const worlds: Readonly<Record<string, () => World>> = {
  'live.server': () => {
    const reading = readConfig({});
    if (reading.kind === 'refused') throw new Error('The default configuration must stand.');
    return createContainer([liveServerModule(reading.config)]);
  },
  'live.browser': browserWorld,
  'in-memory': () => new BrowserWorld(...inMemoryModules()),
  'in-memory, in a container': () => createContainer(inMemoryModules()),
};

function browserWorld(): World {
  const live = { settings: defaultSettings(), origin: nowhere, goTo: () => {} };
  return new BrowserWorld(liveBrowserModule(live), personalModule(aWindow));
}

function inMemoryModules(): readonly WorldModule[] {
  const hall = aHall();
  return [inMemoryModule({ hall, settings: defaultSettings() }), inMemoryPersonalModule({ hall })];
}

/** All tokens: those of the ports, and those of the site's own services. */
async function allTokens(): Promise<readonly Token<unknown>[]> {
  const ports = readdirSync(join(root, 'ports')).filter((file) => file.endsWith('.port.ts'));
  const modules = await Promise.all([
    ...ports.map((file) => import(/* @vite-ignore */ `../../../ports/${file}`) as Promise<object>),
    import('#src/templates/templates.ts'),
    import('#ui/words/site-translations.ts'),
  ]);
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Token<unknown> => typeof value === 'symbol');
}

/** Whether a world has a port with all its dependencies. */
function provides(world: World, port: Token<unknown>): boolean {
  try {
    return world.get(port) !== undefined;
  } catch {
    return false;
  }
}

describe.each(Object.entries(worlds))('the world %s', (name, createWorld) => {
  it('provides every token with its dependencies', async () => {
    const world = createWorld();
    const tokens = await allTokens();
    const missing = tokens.filter((port) => !provides(world, port)).map(({ description }) => description);
    expect(tokens.length).toBeGreaterThan(10);
    expect(missing.toSorted()).toEqual((leftOut[name] ?? []).toSorted());
  });
});

describe('the world of a visitor’s browser', () => {
  it('LIST-14 caches the page of the document, so that a filter requests only the list', async () => {
    const page = anEventPage();
    const world = browserWorld();
    putPageInDataCache(world, { locale: 'nl', uri: 'concerten' }, page);
    expect(await world.get(CmsPort).page({ locale: 'nl', uri: 'concerten' })).toEqual({
      kind: 'found',
      value: page,
    });
    await expect(world.get(CmsPort).page({ locale: 'nl', uri: 'over-ons' })).rejects.toThrow('fetch');
  });
});
