import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfProject, type ProjectCopy } from '#tests/kit/project-copy.ts';
import { root } from '#tests/root.ts';

const page = readFileSync(join(root, 'docs/how-to/add-a-list.md'), 'utf8');

/** The blocks of code on the page, in its order, without the indentation of their step. */
const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) =>
  code.replace(/^ {3}/gm, '').trimEnd(),
);

/** Where each piece of the page goes: a file, and the text before which it is written, or that it takes the place of. */
type Step = readonly [path: string, place: string, written: (place: string) => string];

function stepsOf([
  member,
  row,
  indexMember,
  indexRow,
  graphql,
  document,
  inMemory,
  join_,
  params,
  any,
]: readonly string[]): readonly Step[] {
  const before = (code: string | undefined) => (place: string) => `${code}\n\n${place}`;
  const [indexParams = '', searchParams = ''] = (params ?? '').split('\n');
  const [declared, definedIndex] = ['domain/queries/search-queries.ts', 'domain/queries/index-queries.ts'];
  const [asked, held] = [
    'adapters/search-graphql/overview-queries.ts',
    'adapters/in-memory/overview-index.ts',
  ];
  const joined = 'adapters/indexed-search/indexed-search.ts';
  const tables = 'tests/contracts/query-params.ts';
  return [
    [declared, '  /**\n   * What the site has for a keyword', before(member)],
    [declared, '  find: {\n', before(row)],
    [definedIndex, '  /** What the site has for a keyword', before(indexMember)],
    [definedIndex, '  find: {', before(indexRow)],
    [asked, "'discoveryCategories' | 'press'", (names) => `${names} | 'campaigns'`],
    [asked, '    press: async', before(graphql)],
    [asked, '/** Every document about', before(document)],
    [asked, '  pressDocument,\n]', () => '  pressDocument,\n  campaignsDocument,\n]'],
    [held, "'discoveryCategories' | 'press'", (names) => `${names} | 'campaigns'`],
    [held, '    press: async', before(inMemory)],
    [joined, "  | 'press';", () => "  | 'press'\n  | 'campaigns';"],
    [joined, '  press: async', before(join_)],
    [tables, '  press: { locale },', (place) => `${place}\n${indexParams}`],
    [tables, '  press: { locale, page: 1 },', (place) => `${place}\n${searchParams}`],
    ['tests/domain/queries/query-address.test.ts', '  press: fc.record(', (place) => `${any}\n${place}`],
  ];
}

describe('the page that adds a list', () => {
  let copy: ProjectCopy;
  const steps = stepsOf(blocks);
  const run = (...words: readonly string[]) =>
    execFileSync('npx', [...words], {
      cwd: copy.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  beforeAll(() => {
    copy = copyOfProject();
    for (const [path, place, written] of steps) {
      const file = join(copy.folder, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(place)) throw new Error(`${path} has no ${place}`);
      writeFileSync(
        file,
        text.replace(place, () => written(place)),
      );
    }
  });
  afterAll(() => copy.remove());

  it('touches five files of the site', () => {
    const touched = new Set(steps.map(([path]) => path).filter((path) => !path.startsWith('tests/')));
    expect([...touched]).toHaveLength(5);
  });

  it('leaves a project that compiles, whose adapters keep the promises of the new list', () => {
    expect(run('tsc', '-p', '.')).toBe('');
    const suites = ['tests/adapters/in-memory/in-memory-search-index.test.ts', 'tests/adapters/caching'];
    const told = run('vitest', 'run', '--project', 'node', '--reporter=verbose', ...suites);
    expect(told).toContain('answers campaigns in the smallest hall');
    expect(told).not.toContain('FAIL');
  }, 180_000);
});
