import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { CmsPort } from '#ports/cms.port.ts';
import type { Token } from '#ports/token.ts';
import { type Config } from '#src/config.ts';
import { createTrackingWorldModule } from '#src/tracking/tracking.world.ts';
import {
  createBrowserWorldModule,
  createPreviewBrowserWorldModule,
  putPageInDataCache,
} from '#src/worlds/browser.world.ts';
import { createInMemoryPersonalWorldModule, createInMemoryWorldModule } from '#src/worlds/in-memory.world.ts';
import { personalStoresModule } from '#src/worlds/personal-stores.world.ts';
import { createPersonalWorldModule } from '#src/worlds/personal.world.ts';
import { createWorld } from '#src/worlds/provide.ts';
import { createResolveBinding } from '#src/worlds/provide.ts';
import { createPreviewServerWorldModule, createServerWorldModule } from '#src/worlds/server.world.ts';
import { root } from '#tests/root.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { defaultSettings } from '#tests/support/world.ts';
import type { Binding } from '#ui/stores/binding.ts';

/** The ports, stores and services of one visitor. */
const personal = [
  'AnalyticsPort',
  'BridgePort',
  'Connectivity',
  'ConsentPort',
  'OfflinePageWriter',
  'StoragePort',
  'TixPort',
  'ConsentStore',
  'ExperimentsStore',
  'FavouritesStore',
  'OfferChangeNotifier',
  'SessionStore',
  'TrackingStore',
  'InteractionTracker',
  'PreviousVisitorCleanup',
  'WriteCalendarFile',
];

/** Those of them that exist in memory. */
const inMemoryPersonal = new Set([
  'BridgePort',
  'Connectivity',
  'OfflinePageWriter',
  'StoragePort',
  'TixPort',
]);

/** What only the server has: the log's output, the CMS before the cache, and what it shares with other instances. */
const onTheServer = ['CmsGuard', 'LogOutput', 'SearchIndexPort', 'SharedCache', 'UncachedCmsAndIndex'];

const browserClocks = ['DeviceClock', 'GatewayClock'];

/** The tokens that a world does not bind, and why. */
const unbound: Readonly<Record<string, readonly string[]>> = {
  // The server renders the same page for all visitors.
  server: [...personal, ...browserClocks],
  preview: [...personal, ...browserClocks],
  // A browser calls the site's own gateway, which combines index and pages.
  browser: onTheServer,
  'preview in a browser': onTheServer,
  // Tests and demos load the visitor's stores and tracking over it.
  'in-memory': [
    ...personal.filter((name) => !inMemoryPersonal.has(name)),
    ...onTheServer.filter((name) => name !== 'SearchIndexPort'),
    ...browserClocks,
    'DataCache',
  ],
};

/** A port on which nothing listens. */
const origin = 'http://localhost:1';

/** A window without content: no port uses it before its first call. */
const aWindow = {
  fetch: globalThis.fetch,
  location: { protocol: 'https:', search: '' },
  document: {},
} as Window & typeof globalThis;

const livePreview = [
  ['preview', 'ab'],
  ['token', 'cd'],
] as const;

const worlds: Readonly<Record<string, () => Container>> = {
  server: createServerWorld,
  preview: () =>
    createWorld(
      [createPreviewServerWorldModule(readDefaultConfig(), livePreview, { fetch: globalThis.fetch })],
      createServerWorld(),
    ),
  browser: createBrowserWorld,
  'preview in a browser': () =>
    createWorld([createPreviewBrowserWorldModule(livePreview, origin)], createBrowserWorld()),
  'in-memory': () => {
    const hall = aHall();
    return createWorld([
      createInMemoryWorldModule({ hall, settings: defaultSettings() }),
      createInMemoryPersonalWorldModule({ hall }),
    ]);
  },
};

function readDefaultConfig(): Config {
  return readyConfig({ CMS_FOLDER: join(root, 'fixtures/halls/nachtpont/content') });
}

function createServerWorld(): Container {
  return createWorld([createServerWorldModule(readDefaultConfig())]);
}

function createBrowserWorld(): Container {
  const live = { settings: defaultSettings(), origin, goTo: () => {} };
  return createWorld([
    createBrowserWorldModule(live),
    createPersonalWorldModule(aWindow),
    personalStoresModule,
    createTrackingWorldModule(aWindow),
  ]);
}

/** What the files of a folder export whose names end in one of `endings`. */
async function exportsOf(folder: string, ...endings: readonly string[]): Promise<readonly unknown[]> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => endings.some((ending) => file.endsWith(ending)))
      .map((file) => import(/* @vite-ignore */ join(root, folder, file)) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module));
}

/** All tokens: those of the ports, and those of the site's own services. */
async function allTokens(): Promise<readonly Token<unknown>[]> {
  const values = await Promise.all([
    exportsOf('ports', '.port.ts'),
    exportsOf('adapters', 'data-cache.adapter.ts', 'cms-guard.adapter.ts'),
    exportsOf('src/worlds', '.ts'),
    exportsOf('src/tracking', '.world.ts'),
    exportsOf('ui/words', 'translator-registry.ts'),
  ]);
  return values.flat().filter((value): value is Token<unknown> => typeof value === 'symbol');
}

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', EventTarget);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

describe.each(Object.entries(worlds))('the world %s', (name, create) => {
  it('resolves every token that it binds', async () => {
    const world = create();
    const tokens = await allTokens();
    const bound = tokens.filter((port) => world.isBound(port));
    for (const port of bound) expect(world.get(port)).toBeDefined();
    const missing = tokens.filter((port) => !bound.includes(port)).map(({ description }) => description);
    expect([...new Set(missing)].toSorted()).toEqual((unbound[name] ?? []).toSorted());
  });
});

describe('the view models', () => {
  it('are created from ports that a browser binds', async () => {
    const resolve = createResolveBinding(createBrowserWorld());
    const bindings = (await exportsOf('ui', '.binding.ts', '.view-model.ts', '.store.ts')).filter(isBinding);
    expect(bindings.length).toBeGreaterThan(8);
    for (const binding of bindings) {
      expect(resolve(binding)).toBeTypeOf('function');
    }
  });
});

function isBinding(value: unknown): value is Binding<unknown> {
  return typeof value === 'object' && value !== null && 'needs' in value && 'token' in value;
}

describe('the world of a visitor’s browser', () => {
  it('LIST-14 caches the page of the document, so that a filter requests only the list', async () => {
    const page = anEventPage();
    const world = createBrowserWorld();
    putPageInDataCache(world, { locale: 'nl', uri: 'concerten' }, page);
    expect(await world.get(CmsPort).page({ locale: 'nl', uri: 'concerten' })).toEqual({
      kind: 'found',
      value: page,
    });
    await expect(world.get(CmsPort).page({ locale: 'nl', uri: 'over-ons' })).rejects.toThrow('fetch');
  });
});
