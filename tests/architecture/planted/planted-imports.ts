import type { PlantedByRule, PlantedFile } from '#tests/architecture/planted/planted.ts';

/** A file of a layer with a forbidden import. */
const plantImport = (layer: string, path: string, specifier: string): PlantedFile => [
  path,
  `import '${specifier}';`,
  `1 ${layer} must not import ${specifier}`,
];

/** Imports. */
export const plantedImports: PlantedByRule = {
  'every file imports only what its layer may': [
    [
      'domain/sale/sale.ts',
      "\nimport type { Clock } from '#ports/clock.port.ts';",
      '2 the domain must not import #ports/clock.port.ts',
    ],
    ['domain/sale/sale.ts', "type A = import('luxon').DateTime;", '1 the domain must not import luxon'],
    plantImport('the domain', 'domain/pricing/price-tag.ts', '#hall/identity.ts'),
    plantImport('the domain', 'domain/event/event.ts', '#ui/figure/figure.ts'),
    plantImport('the domain', 'domain/listing/query.ts', '#adapters/http/read-cookie.ts'),
    plantImport('the hall', 'fixtures/halls/klankhuis/figure.ts', '#ui/components/picture.tsx'),
    plantImport('a fixture', 'fixtures/hall/music/works.ts', '#ui/components/picture.tsx'),
    plantImport('the domain', 'domain/sale/sale.ts', '#fixtures/halls/nachtpont/identity.ts'),
    plantImport('a port', 'ports/cms.port.ts', 'node:fs'),
    plantImport('a view model, store or service', 'ui/screens/home/home.view-model.ts', 'react'),
    plantImport('a view model, store or service', 'ui/stores/tix.store.ts', '#ui/words/words.ts'),
    plantImport('a view model, store or service', 'ui/stores/tix.service.ts', 'react'),
    plantImport('a screen', 'ui/screens/home/home.screen.tsx', '#ui/screens/search/row.tsx'),
    [
      'ui/layout/header.tsx',
      "const home = import('#ui/screens/home/home.screen.tsx');",
      '1 the ui must not import #ui/screens/home/home.screen.tsx',
    ],
    plantImport('the composition root', 'src/routes.tsx', '#fixtures/hall/hall.ts'),
    plantImport('a fixture', 'fixtures/hall/cms.ts', '#ports/cms.port.ts'),
    plantImport('the sandbox', 'fixtures/sandbox/cms.ts', '#adapters/cms-http/cms-http.adapter.ts'),
    plantImport('the HTTP server', 'adapters/http-server/create-server.ts', '#src/config.ts'),
    plantImport(
      'the HTTP server',
      'adapters/http-server/routes/gateway-routes.ts',
      '#adapters/redis/redis-shared-cache.adapter.ts',
    ),
    plantImport('the HTTP server', 'adapters/http-server/pages/render-page.ts', 'mobx'),
    plantImport('the ui', 'ui/kit/link.tsx', '#adapters/http-server/responses/encodings-and-etags.ts'),
    plantImport('an adapter', 'adapters/cms-http/cms.adapter.ts', '#adapters/caching/entries.ts'),
    plantImport('an adapter', 'adapters/http/http-client.ts', '#adapters/caching/entries.ts'),
    plantImport('an adapter', 'adapters/in-memory/cms.adapter.ts', '#fixtures/hall/hall.ts'),
  ],
  'imports use an alias, or ./ for the same folder': [
    [
      'ui/layout/header.tsx',
      "import '../kit/link.tsx';",
      '1 uses the relative path ../kit/link.tsx: write #ui/kit/link.tsx',
    ],
  ],
  'imports are string literals': [
    [
      'src/routes.tsx',
      'const load = (name: string) => import(`#ui/${name}.tsx`);',
      '1 imports a computed path',
    ],
    [
      'src/routes.tsx',
      "const all = import.meta.glob('../ui/screens/*');",
      '1 import.meta.glob hides the imported files',
    ],
  ],
  'there are no barrels and no re-exports': [
    ['ui/kit/index.ts', 'export const a = 1;', '1 is a barrel'],
    ['ui/kit/all.ts', "export { link } from '#ui/kit/link.tsx';", '1 re-exports another file'],
    ['ui/kit/all.ts', "export type * from '#ui/kit/link.tsx';", '1 re-exports another file'],
  ],
  'packages are declared in package.json': [
    ['src/routes.tsx', "import 'left-pad/pad';", '1 imports left-pad, which is not declared'],
  ],
  'production code imports no development package': [
    ['src/routes.tsx', "import 'vitest';", '1 imports vitest, a development dependency'],
  ],
};
