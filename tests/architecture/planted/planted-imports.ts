import { line, type Planted } from '#tests/architecture/planted/planted.ts';

const strangers = 'every file imports only what its layer may';
const passedOn = 'there are no barrels and no re-exports';

/** Imports. */
export const plantedImports: readonly Planted[] = [
  line(
    strangers,
    'domain/sale/sale.ts',
    "\nimport type { Clock } from '#ports/clock.port.ts';",
    '2 the domain must not import #ports/clock.port.ts',
  ),
  line(
    strangers,
    'domain/sale/sale.ts',
    "type A = import('luxon').DateTime;",
    '1 the domain must not import luxon',
  ),
  line(
    strangers,
    'domain/pricing/price-tag.ts',
    "import { hallIdentity } from '#hall/identity.ts';",
    '1 the domain must not import #hall/identity.ts: the domain imports only itself',
  ),
  line(
    strangers,
    'domain/event/event.ts',
    "import type { FigureId } from '#ui/figure/figure.ts';",
    '1 the domain must not import #ui/figure/figure.ts',
  ),
  line(
    strangers,
    'domain/queries/query.ts',
    "import { readCookie } from '#adapters/http/read-cookie.ts';",
    '1 the domain must not import #adapters/http/read-cookie.ts',
  ),
  line(
    strangers,
    'fixtures/halls/klankhuis/figure.ts',
    "import { Picture } from '#ui/components/picture.tsx';",
    '1 the hall must not import #ui/components/picture.tsx',
  ),
  line(
    strangers,
    'fixtures/hall/music/works.ts',
    "import { Picture } from '#ui/components/picture.tsx';",
    '1 a fixture must not import #ui/components/picture.tsx',
  ),
  line(
    strangers,
    'domain/sale/sale.ts',
    "import { hallIdentity } from '#fixtures/halls/nachtpont/identity.ts';",
    '1 the domain must not import #fixtures/halls/nachtpont/identity.ts',
  ),
  line(
    strangers,
    'ports/cms.port.ts',
    "import { readFileSync } from 'node:fs';",
    '1 a port must not import node:fs: a port uses domain types only, so that any technology can implement it',
  ),
  line(
    strangers,
    'ui/screens/home/home.view-model.ts',
    "import { useState } from 'react';",
    '1 a view model, store or service must not import react',
  ),
  line(
    strangers,
    'ui/stores/tix.store.ts',
    "import { words } from '#ui/words/words.ts';",
    '1 a view model, store or service must not import #ui/words/words.ts',
  ),
  line(
    strangers,
    'ui/stores/tix.service.ts',
    "import { useState } from 'react';",
    '1 a view model, store or service must not import react',
  ),
  line(
    strangers,
    'ui/screens/home/home.screen.tsx',
    "import { Row } from '#ui/screens/search/row.tsx';",
    '1 a screen must not import #ui/screens/search/row.tsx',
  ),
  line(
    strangers,
    'ui/layout/header.tsx',
    "const home = import('#ui/screens/home/home.screen.tsx');",
    '1 the ui must not import #ui/screens/home/home.screen.tsx',
  ),
  line(
    strangers,
    'src/routes.tsx',
    "import { hall } from '#fixtures/hall/hall.ts';",
    '1 the composition root must not import #fixtures/hall/hall.ts',
  ),
  line(
    strangers,
    'fixtures/hall/cms.ts',
    "import { CmsPort } from '#ports/cms.port.ts';",
    '1 a fixture must not import #ports/cms.port.ts',
  ),
  line(
    strangers,
    'fixtures/sandbox/cms.ts',
    "import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';",
    '1 the sandbox must not import #adapters/cms-http/cms-http.adapter.ts',
  ),
  line(
    strangers,
    'adapters/bridge-server/calls.ts',
    "import { createServer } from '#adapters/http-server/create-server.ts';",
    '1 the Bridge must not import #adapters/http-server/create-server.ts',
  ),
  line(
    strangers,
    'adapters/http-server/create-server.ts',
    "import { readConfig } from '#src/config.ts';",
    '1 the HTTP server must not import #src/config.ts',
  ),
  line(
    strangers,
    'adapters/http-server/gateway/gateway-routes.ts',
    "import { RedisSharedCache } from '#adapters/redis/redis-shared-cache.adapter.ts';",
    '1 the HTTP server must not import #adapters/redis/redis-shared-cache.adapter.ts',
  ),
  line(
    strangers,
    'adapters/http-server/pages/render-page.ts',
    "import { makeAutoObservable } from 'mobx';",
    '1 the HTTP server must not import mobx',
  ),
  line(
    strangers,
    'ui/kit/link.tsx',
    "import { computeEtag } from '#adapters/http-server/encodings-and-etags.ts';",
    '1 the ui must not import #adapters/http-server/encodings-and-etags.ts',
  ),
  line(
    strangers,
    'adapters/cms-http/cms.adapter.ts',
    "import '#adapters/caching/entries.ts';",
    '1 an adapter must not import #adapters/caching/entries.ts',
  ),
  line(
    strangers,
    'adapters/http/http-client.ts',
    "import '#adapters/caching/entries.ts';",
    '1 an adapter must not import #adapters/caching/entries.ts',
  ),
  line(
    strangers,
    'adapters/in-memory/cms.adapter.ts',
    "import { hall } from '#fixtures/hall/hall.ts';",
    '1 an adapter must not import #fixtures/hall/hall.ts',
  ),
  line(
    'imports use an alias, or ./ for the same folder',
    'ui/layout/header.tsx',
    "import '../kit/link.tsx';",
    '1 uses the relative path ../kit/link.tsx: write #ui/kit/link.tsx',
  ),
  line(
    'imports are string literals',
    'src/routes.tsx',
    'const load = (name: string) => import(`#ui/${name}.tsx`);',
    '1 imports a computed path: write it as a literal',
  ),
  line(
    'imports are string literals',
    'src/routes.tsx',
    "const all = import.meta.glob('../ui/screens/*');",
    '1 import.meta.glob hides the imported files: list them',
  ),
  line(
    passedOn,
    'ui/kit/index.ts',
    'export const a = 1;',
    '1 is a barrel: name the file after what it exports and import that file',
  ),
  line(
    passedOn,
    'ui/kit/all.ts',
    "export { link } from '#ui/kit/link.tsx';",
    '1 re-exports another file: import the declaring file where it is needed',
  ),
  line(
    passedOn,
    'ui/kit/all.ts',
    "export type * from '#ui/kit/link.tsx';",
    '1 re-exports another file: import the declaring file where it is needed',
  ),
  line(
    'packages are declared in package.json',
    'src/routes.tsx',
    "import 'left-pad/pad';",
    '1 imports left-pad, which is not declared: add it to package.json',
  ),
  line(
    'production code imports no development package',
    'src/routes.tsx',
    "import 'vitest';",
    '1 imports vitest, a development dependency: move it to dependencies, or the code to tests/',
  ),
  line(
    'production code imports no development package',
    'adapters/http-server/tracing/spans.ts',
    "import '@opentelemetry/resources';",
    '1 imports @opentelemetry/resources, a development dependency: move it to dependencies, or the code to tests/',
  ),
  {
    breaks: 'there are no import cycles',
    files: {
      'domain/a.ts': "import '#domain/b.ts';",
      'domain/b.ts': "import type { A } from '#domain/a.ts';",
    },
    reported:
      'domain/a.ts:1 is in an import cycle (domain/a.ts, domain/b.ts): move what they share into a separate file',
  },
  {
    breaks: 'every port has an in-memory adapter',
    files: {
      'ports/bell.port.ts': 'export interface Bell {}',
      'adapters/in-memory/clock.adapter.ts': "import '#ports/clock.port.ts';",
    },
    reported:
      'ports/bell.port.ts:1 has no in-memory adapter: write one in adapters/in-memory, or for tests alone in tests/support, and run the contract tests of the port',
  },
  {
    breaks: 'a branded type is created only where it is defined',
    files: {
      'domain/day.ts': "export type Day = Brand<string, 'Day'>;",
      'ui/format/day.ts': "const d = '2026' as Day;",
    },
    reported: 'ui/format/day.ts:1 casts to Day: use the parser in domain/day.ts',
  },
];
