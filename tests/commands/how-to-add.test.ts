import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#tests/root.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

/** The blocks of code on a page of how-to, in its order, without the indentation of their step. */
function blocksOf(page: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/how-to', page), 'utf8');
  return [...text.matchAll(/```(?:tsx?|graphql)\n([\s\S]*?)```/g)].map(([, code = '']) =>
    code.replace(/^ {3}/gm, '').trimEnd(),
  );
}

/** Where each piece of a page goes: a file, and the text that it takes the place of or is written beside; `''` for a new file. */
type Step = readonly [path: string, place: string, written: (place: string) => string];

function listSteps([
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
  const [asked, held] = ['adapters/search-graphql/story-queries.ts', 'adapters/in-memory/overview-index.ts'];
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
    [asked, 'pressDocument] as const', () => 'pressDocument, campaignsDocument] as const'],
    [held, "'discoveryCategories' | 'press'", (names) => `${names} | 'campaigns'`],
    [held, '    press: async', before(inMemory)],
    [joined, "  | 'press';", () => "  | 'press'\n  | 'campaigns';"],
    [joined, '  press: async', before(join_)],
    [tables, '  press: { locale },', (place) => `${place}\n${indexParams}`],
    [tables, '  press: { locale, page: 1 },', (place) => `${place}\n${searchParams}`],
    ['tests/domain/queries/query-address.test.ts', '  press: fc.record(', (place) => `${any}\n${place}`],
  ];
}

/** The page's facet, with what its fourth step says of the tests. */
function facetSteps([named = '', asked = '', read = '']: readonly string[]): readonly Step[] {
  const facets = 'domain/facet/facet.ts';
  const queries = 'adapters/search-graphql/calendar-queries.ts';
  const after = (text: string) => (place: string) => `${place}\n${text}`;
  return [
    [facets, "  'tags',\n", () => `${named}\n`],
    [facets, '  tags: [],', after('organizers: [],')],
    [queries, '  tags { value label count }', after(asked)],
    [queries, '  tags: items,', after(read)],
    [
      'ui/words/nl.ts',
      "  'events.facet.tags': 'Onderwerp',",
      after("'events.facet.organizers': 'Organisator',"),
    ],
    ['ui/words/en.ts', "  'events.facet.tags': 'Theme',", after("'events.facet.organizers': 'Organiser',")],
  ];
}

const personScreen = `
import type { Page } from '#domain/page/page.ts';
import { PageHead } from '#ui/layout/page-head.tsx';

export function PersonScreen({ page }: { readonly page: Extract<Page, { kind: 'person' }> }) {
  return (
    <article>
      <PageHead page={page} />
      <h1 tabIndex={-1}>{page.title}</h1>
      {page.role && <p>{page.role}</p>}
    </article>
  );
}`;

const personTest = `
import { expect, it } from 'vitest';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aHall } from '#fixtures/builders/an-event.ts';
import { drawn } from '#tests/src/templates/drawn.ts';

it('says who somebody is, and as what', async () => {
  const tuner = aPageOf('person', { role: 'Stemmer' }, { uri: 'stemmer', url: '/stemmer', title: 'De stemmer' });
  expect((await drawn('/stemmer?x=1', aHall({ nl: { pages: [tuner] } }))).words).toBe('De stemmer Stemmer');
});`;

/** The page's template, with a screen as bare as can be. */
function templateSteps([said = '', wire, mapped, module = '']: readonly string[]): readonly Step[] {
  const before = (text: string | undefined) => (place: string) => `${text}\n${place}`;
  const whole = (text: string) => () => `${text}\n`;
  const registered = "person: async () => (await import('#src/templates/person.template.tsx')).person,";
  return [
    ['domain/page/page.ts', "export type Template = Page['kind'];", before(said)],
    ['domain/page/page.ts', '  | UnknownPage;', (place) => `  | PersonPage\n${place}`],
    ['domain/page/template.ts', "  page: 'page_page',", before("person: 'person_person',")],
    ['adapters/cms-http/page.wire.ts', '  page: v.object(', before(wire)],
    ['adapters/cms-http/page.mapper.ts', '  page: (wire, context)', before(mapped)],
    ['src/templates/templates.ts', '  page: plain,', before(registered)],
    ['src/templates/person.template.tsx', '', whole(module)],
    ['ui/screens/person/person.screen.tsx', '', whole(personScreen)],
    [
      'fixtures/sandbox/cms/wire/page.ts',
      "  page: 'page_page_Entry',",
      before("person: 'person_person_Entry',"),
    ],
    [
      'fixtures/sandbox/cms/wire/page.ts',
      "    case 'event':",
      before("case 'person': return { role: page.role };"),
    ],
    [
      'tests/contracts/every-template.ts',
      "  aPageOf('page',",
      before("aPageOf('person', { role: 'Stemmer' }, { uri: 'person' }),"),
    ],
    ['tests/e2e/support/specimens.ts', "  unknown: 'TPL-21',", before("person: 'TPL-99',")],
    ['tests/src/templates/person.template.test.ts', '', whole(personTest)],
  ];
}

const additions = [
  ['a list', listSteps(blocksOf('add-a-list.md')), 5],
  ['a facet', facetSteps(blocksOf('add-a-facet.md')), 4],
  ['a template', templateSteps(blocksOf('add-a-template.md')), 7],
] as const;

/** What an addition touches of the site itself. */
function filesOfSite(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(steps.map(([path]) => path).filter((path) => !/^(tests|fixtures)\//.test(path)));
}

describe('the pages that add', () => {
  let copy: ProjectCopy;
  const run = (...words: readonly string[]) =>
    execFileSync('npx', [...words], {
      cwd: copy.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const take = ([path, place, written]: Step) => {
    const file = join(copy.folder, path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!text.includes(place)) throw new Error(`${path} has no ${place}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      text.replace(place, () => written(place)),
    );
  };

  beforeAll(() => {
    copy = copyOfProject();
    for (const [, steps] of additions) steps.forEach(take);
  });
  afterAll(() => copy.remove());

  it.each(additions)('add %s', (_what, steps, most) => {
    expect([...filesOfSite(steps)]).toHaveLength(most);
  });

  it('leave a project that compiles, in which each addition does what others of its kind do', () => {
    expect(run('tsc', '-p', '.')).toBe('');
    const suites = [
      'tests/adapters/in-memory/in-memory-search-index.test.ts',
      'tests/adapters/caching',
      'tests/adapters/search-graphql/documents.test.ts',
      'tests/adapters/cms-http/any-answer.test.ts',
      'tests/src/server/pages/page-address.test.ts',
      'tests/src/templates/person.template.test.ts',
    ];
    const told = run('vitest', 'run', '--project', 'node', '--reporter=verbose', ...suites);
    expect(told).toContain('answers campaigns in the smallest hall');
    expect(told).toContain('tells pages of the calendar apart by organizers');
    expect(told).toContain('says who somebody is, and as what');
    expect(told).not.toContain('FAIL');
  }, 240_000);
});
