import { describe, expect, it } from 'vitest';
import { type Closure, findClosure } from '#tests/architecture/source/graph.ts';
import type { ImportKind } from '#tests/architecture/source/imports.ts';
import { parseSourceFile } from '#tests/architecture/source/source-file.ts';
import { readTree } from '#tests/architecture/source/tree.ts';

const atOnce: readonly ImportKind[] = ['static', 're-export'];
const everAtAll: readonly ImportKind[] = [...atOnce, 'dynamic'];

const browserEntry = 'src/browser/hydration/entry-browser.tsx';
const serverEntry = 'src/server/main.ts';

const files = readTree();

/** Addresses, capabilities and origins of an adapter, which the server and the browser both read. */
const isAdapterData = (path: string): boolean => /\.(?:site|origins|address)\.ts$/.test(path);

/** The chains by which a closure reaches certain adapters, as `a → b → c`. */
function findAdapterChains(islands: readonly string[], { files: reached }: Closure): readonly string[] {
  return [...reached]
    .filter(([path]) => !isAdapterData(path))
    .filter(([path]) => islands.some((island) => path.startsWith(`adapters/${island}/`)))
    .map(([, chain]) => chain.join(' → '));
}

function findPackageChains(unwanted: (name: string) => boolean, { packages }: Closure): readonly string[] {
  return [...packages]
    .filter(([name]) => unwanted(name))
    .map(([name, chain]) => [...chain, name].join(' → '));
}

describe.each([
  { entry: browserEntry, islands: ['cms-http', 'search-graphql', 'indexed-search'] },
  { entry: serverEntry, islands: ['web-gateway', 'tix-frame', 'browser-storage', 'tag-manager'] },
])('what $entry drags in', ({ entry, islands }) => {
  const closure = findClosure(entry, files, everAtAll);

  it('starts at an existing file', () => {
    expect(files.map(({ path }) => path)).toContain(entry);
  });

  it('has no missing files', () => {
    expect(closure.missing).toEqual([]);
  });

  it(`has no adapter of ${islands.join(', ')}`, () => {
    expect(findAdapterChains(islands, closure)).toEqual([]);
  });
});

it('SWAP-1 the sites, origins and addresses of adapters import neither a package nor anything of an adapter but what all share', () => {
  const data = files.filter(({ path }) => isAdapterData(path));
  expect(data.length).toBeGreaterThan(3);
  for (const { path } of data) {
    const { files: reached, packages } = findClosure(path, files, everAtAll);
    const own = [...reached.keys()].filter((one) => one !== path && /^adapters\/(?!shared\/)/.test(one));
    // The domain's rules of time use luxon.
    const foreign = [...packages.keys()].filter((name) => name !== 'luxon');
    expect([path, own, foreign]).toEqual([path, [], []]);
  }
});

describe('the browser code', () => {
  it('imports no Node module', () => {
    const closure = findClosure(browserEntry, files, everAtAll);
    expect(findPackageChains((name) => name.startsWith('node:'), closure)).toEqual([]);
  });

  it('has neither graphql-request nor ical-generator in the first load', () => {
    const closure = findClosure(browserEntry, files, atOnce);
    expect(
      findPackageChains(
        (name) => ['graphql-request', 'graphql', 'ical-generator', 'timezones-ical-library'].includes(name),
        closure,
      ),
    ).toEqual([]);
  });
});

describe('a closure', () => {
  const small = [
    {
      path: 'src/a.ts',
      text: "import '#ui/b.ts'; import type { C } from '#ui/c.ts'; import luxon from 'luxon';",
    },
    { path: 'ui/b.ts', text: "export const d = () => import('#adapters/caching/d.ts');" },
    {
      path: 'adapters/caching/d.ts',
      text: "import 'node:fs'; import '#ui/gone.ts'; import '#ui/sheet.css';",
    },
    { path: 'ui/c.ts', text: "import 'graphql';" },
  ].map(parseSourceFile);

  it('follows dynamic imports and states the chain', () => {
    expect(findAdapterChains(['caching'], findClosure('src/a.ts', small, everAtAll))).toEqual([
      'src/a.ts → ui/b.ts → adapters/caching/d.ts',
    ]);
    expect(
      findPackageChains((name) => name === 'node:fs', findClosure('src/a.ts', small, everAtAll)),
    ).toEqual(['src/a.ts → ui/b.ts → adapters/caching/d.ts → node:fs']);
  });

  it('omits dynamic imports for the first load, and types always', () => {
    const { files: reached, packages } = findClosure('src/a.ts', small, atOnce);
    expect([...reached.keys()]).toEqual(['src/a.ts', 'ui/b.ts']);
    expect([...packages.keys()]).toEqual(['luxon']);
  });

  it('names missing files', () => {
    expect(findClosure('src/a.ts', small, everAtAll).missing).toEqual(['ui/gone.ts']);
    expect(findClosure('src/gone.ts', small, everAtAll).missing).toEqual(['src/gone.ts']);
  });
});
