import { expect, it } from 'vitest';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import {
  listCarryingRecords,
  listRenderFunctions,
  listServerFiles,
} from '#tests/tools/bench/structure/server-measures.ts';

const sender = 'adapters/http-server/pages/send.ts';
const entry = 'src/entry-server.tsx';

it('counts the executed files of the server around a rendering, and none of what is rendered', () => {
  const executed = [
    sender,
    'adapters/caching/lru.ts',
    entry,
    'src/rendering/head.ts',
    'src/routes.tsx',
    'ui/head/title.tsx',
  ];
  const files = listServerFiles(executed.map((path) => ({ path, functions: [] })));
  expect(files.map(({ path }) => path)).toEqual([sender, entry, 'src/rendering/head.ts']);
});

it('lists functions that are named after rendering, private methods too', () => {
  const functions = ['#renderAgain', 'prerender', 'render', 'renderPage', 'renderer', 'sendPage'];
  expect(listRenderFunctions([{ path: sender, functions }])).toEqual([
    `#renderAgain (${sender})`,
    `render (${sender})`,
    `renderPage (${sender})`,
  ]);
});

const file = parseSourceFile({
  path: sender,
  text: `import type { Pipeline } from '#adapters/http-server/types.ts';
import type { Lru } from '#adapters/caching/lru-types.ts';
import type { Gateway } from '#adapters/http-server/gateway.ts';
interface SendParts { readonly page: string }
interface Sending { readonly pageUrl: string; readonly audience: string; now(): number }
type Known = { readonly assets: string; readonly pageCache: string } | { readonly kind: 'none'; readonly clock: string };
interface Nested { readonly inner: { readonly assets: string; readonly cache: string; readonly clock: string } }
interface Mixed { readonly assets: string; readonly cache: string; readonly url: string; readonly now: number }
type Options = string;
export function sendPage(): void {}
`,
});

const types = parseSourceFile({
  path: 'adapters/http-server/types.ts',
  text: 'export interface Pipeline { readonly world: string; readonly clock: string; readonly admission: string }\n',
});

const elsewhere = parseSourceFile({
  path: 'adapters/caching/lru-types.ts',
  text: 'export interface LruOptions { readonly cache: string; readonly clock: string; readonly timer: string }\n',
});

const unused = parseSourceFile({
  path: 'adapters/http-server/sitemap-types.ts',
  text: 'export interface SitemapOptions { readonly cache: string; readonly clock: string; readonly timer: string }\n',
});

const notRun = parseSourceFile({
  path: 'adapters/http-server/gateway.ts',
  text: 'export interface GatewayParts { readonly cache: string; readonly clock: string; readonly timer: string }\nexport function addGateway(): void {}\n',
});

it('lists records by three members of the process or of the request', () => {
  const executed = [{ path: sender, functions: ['sendPage'] }];
  const records = listCarryingRecords(executed, [file, types, elsewhere, unused, notRun]);
  expect(records).toEqual([
    { name: 'Sending', path: sender },
    { name: 'Known', path: sender },
    { name: 'Pipeline', path: 'adapters/http-server/types.ts' },
  ]);
});
