import { posix } from 'node:path';
import { inFolders } from '#tests/architecture/rules/rule.ts';

/** A part of the tree with its own row in the table of allowed imports. */
export interface LayerRules {
  /** Its name in messages: `the domain`, `a view model`. */
  readonly name: string;
  readonly holds: (path: string) => boolean;
  /** Which files of the project its files may import. */
  readonly reaches: (target: string, from: string) => boolean;
  /** The allowed packages, and `node:` for Node's modules; `'*'` for all. */
  readonly packages: (from: string) => readonly string[];
  /** What to do instead of a forbidden import. */
  readonly instead: string;
}

/** The packages of each adapter. A new adapter gets a line here. */
export const technologies: Readonly<Record<string, readonly string[]>> = {
  /** Shared by the adapters that use HTTP: all may import it, and it imports none of them. */
  http: [],
  /** The data of a whole hall, and the table of queries, shared in the same way. */
  shared: [],
  /** Schemas of the domain's values, shared in the same way. */
  schemas: ['valibot'],
  'in-memory': [],
  'indexed-search': [],
  'cms-http': [
    'valibot',
    'parse5',
    'hast',
    'hast-util-from-parse5',
    'hast-util-minify-whitespace',
    'hast-util-sanitize',
  ],
  'cms-folder': ['valibot', 'yaml', 'marked', 'node:'],
  'tix-links': [],
  'search-graphql': ['valibot', 'graphql-request'],
  'bridge-http': ['valibot'],
  'tix-frame': ['valibot'],
  'web-gateway': ['valibot'],
  'data-router': ['react-router-dom'],
  'browser-storage': [],
  'tag-manager': [],
  icalendar: ['luxon', 'ical-generator', 'timezones-ical-library'],
  /** For the icons, which the build renders. */
  figures: ['sharp'],
  'service-worker': [],
  caching: ['lru-cache'],
  guarding: ['cockatiel'],
  'http-server': [
    'fastify',
    '@fastify/accept-negotiator',
    '@fastify/compress',
    '@fastify/rate-limit',
    '@fastify/static',
    'inversify',
    'negotiator',
    'prom-client',
    'react-dom',
    'sharp',
    'sitemap',
    'valibot',
    'node:',
  ],
  'pino-logging': ['pino', 'sonic-boom'],
  redis: ['ioredis', 'valibot', 'node:'],
  system: [],
};

const uiLibraries = ['react', 'react-dom', 'mobx', 'mobx-react-lite', 'react-router-dom'];

/** Further libraries of folders of the ui. */
const librariesByFolder: Readonly<Record<string, readonly string[]>> = {
  'ui/format': ['luxon'],
  'ui/words': ['i18next'],
};

const sandboxLibraries = ['libsql', 'graphql', 'parse5', 'valibot', 'lru-cache', 'luxon', 'node:'];

const usesHall = inFolders('src/demo/', 'src/worlds/in-memory.world.ts');

/** The adapters that the HTTP server uses besides its own folder. */
const serverAdapters = [
  'adapters/http-server/',
  'adapters/http/',
  'adapters/shared/',
  'adapters/caching/',
  'adapters/guarding/',
  'adapters/figures/',
  /** Each entry of a calendar is serialized and cached alone. */
  'adapters/icalendar/',
  /** Verifies a live preview. */
  'adapters/cms-http/cms-http.adapter.ts',
  /** Serves the media of a hall's folder. */
  'adapters/cms-folder/',
  /** The addresses of the gateway. */
  'adapters/web-gateway/web-gateway.address.ts',
];

/** The plain values of the hall, which every layer may import; its components are for the ui. */
const hallValues = (path: string) => path.startsWith('fixtures/halls/klankhuis/') && path.endsWith('.ts');

/** The table, most specific row first: the first row that matches a file applies. */
export const layerRules: readonly LayerRules[] = [
  {
    name: 'the hall',
    holds: inFolders('fixtures/halls/'),
    reaches: (target, from) =>
      inFolders('domain/', 'ui/theme/', 'ui/figure/', 'adapters/figures/', `${posix.dirname(from)}/`)(target),
    packages: (from) => (from.endsWith('.tsx') ? ['react'] : []),
    instead:
      'the identity of a hall is plain values, its logo and its figures: it uses the domain, ui/theme, ui/figure, adapters/figures and its own folder',
  },
  {
    name: 'the domain',
    holds: inFolders('domain/'),
    reaches: inFolders('domain/'),
    packages: (from) => (inFolders('domain/time/')(from) ? ['luxon'] : []),
    instead: 'the domain imports only itself: pass what it needs of a hall or another layer as a parameter',
  },
  {
    name: 'a port',
    holds: inFolders('ports/'),
    reaches: inFolders('domain/', 'ports/'),
    packages: () => [],
    instead: 'a port uses domain types only, so that any technology can implement it',
  },
  {
    name: 'the HTTP server',
    holds: inFolders('adapters/http-server/'),
    reaches: (target) =>
      inFolders('domain/', 'fixtures/halls/klankhuis/', 'ports/', 'ui/')(target) ||
      inFolders(...serverAdapters)(target),
    packages: () => technologies['http-server'] ?? [],
    instead:
      'the HTTP server is driven by requests: it renders the ui through RenderDocument, uses ports, and only src/ starts it; the adapters that it may use are in serverAdapters (tests/architecture/rules/layer-rules.ts)',
  },
  {
    name: 'the drawing of figures',
    holds: inFolders('adapters/figures/'),
    reaches: (target) =>
      hallValues(target) || inFolders('domain/', 'ui/figure/', 'adapters/figures/')(target),
    packages: () => technologies['figures'] ?? [],
    instead: 'a figure is drawn from its address (ui/figure/) and the inks of the hall alone',
  },
  {
    name: 'an adapter',
    holds: inFolders('adapters/'),
    reaches: (target, from) =>
      hallValues(target) ||
      inFolders(
        'domain/',
        'ports/',
        'adapters/http/',
        'adapters/schemas/',
        'adapters/shared/',
        `${toIsland(from)}/`,
      )(target),
    packages: (from) => technologies[posix.basename(toIsland(from))] ?? [],
    instead:
      'an adapter imports its own folder, domain, ports and its own technology (technologies in tests/architecture/rules/layer-rules.ts); what two adapters share is injected, or is in adapters/shared/, adapters/http/ (for HTTP clients) or adapters/schemas/ (schemas of domain values)',
  },
  {
    name: 'a view model, store or service',
    holds: (path) => /^ui\/.*\.(view-model|store|service)\.ts$/.test(path),
    reaches: (target, from) =>
      inFolders('domain/', 'ports/', 'ui/stores/', `${posix.dirname(from)}/`)(target),
    packages: () => ['mobx'],
    instead:
      'view models, stores and services run without a browser: take a port by constructor, leave texts and formats to the component',
  },
  {
    name: 'a screen',
    holds: inFolders('ui/screens/'),
    reaches: (target, from) =>
      inFolders('domain/', 'fixtures/halls/klankhuis/', 'ports/', 'ui/')(target) &&
      (!target.startsWith('ui/screens/') || toScreen(target) === toScreen(from)),
    packages: () => uiLibraries,
    instead:
      'what two screens share is in ui/components, ui/stores or the domain; what only src knows is passed as a property',
  },
  {
    name: 'the ui',
    holds: inFolders('ui/'),
    reaches: (target) =>
      inFolders('domain/', 'fixtures/halls/klankhuis/', 'ports/', 'ui/')(target) &&
      !target.startsWith('ui/screens/'),
    packages: (from) => [...uiLibraries, ...(librariesByFolder[toIsland(from)] ?? [])],
    instead: 'the ui uses ports and is composed in src; only src/ chooses a screen',
  },
  {
    name: 'the composition root',
    holds: inFolders('src/'),
    reaches: (target, from) =>
      inFolders('domain/', 'fixtures/halls/klankhuis/', 'ports/', 'adapters/', 'ui/', 'src/')(target) ||
      (usesHall(from) && target.startsWith('fixtures/')),
    packages: () => ['*'],
    instead: 'only src/demo/ and src/worlds/in-memory.world.ts may import the fictional hall',
  },
  {
    name: 'the sandbox',
    holds: inFolders('fixtures/sandbox/'),
    reaches: (target) =>
      inFolders('domain/', 'fixtures/', 'ports/', 'adapters/in-memory/', 'adapters/shared/')(target) ||
      hallValues(target),
    packages: () => sandboxLibraries,
    instead: 'it answers from the hall in adapters/in-memory/; everything else it simulates itself',
  },
  {
    name: 'a fixture',
    holds: inFolders('fixtures/'),
    reaches: (target) =>
      inFolders('domain/', 'fixtures/', 'adapters/shared/', 'ports/settings.port.ts')(target) ||
      hallValues(target),
    packages: () => sandboxLibraries,
    instead:
      'fixtures import only the domain, the data of a hall (adapters/shared/), fixtures and the dependencies of the sandbox',
  },
  {
    name: 'a test',
    holds: inFolders('tests/'),
    reaches: () => true,
    packages: () => ['*'],
    instead: '',
  },
];

function toIsland(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function toScreen(path: string): string | undefined {
  return path.split('/')[2];
}
