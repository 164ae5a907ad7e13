import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { developmentSite } from '#tests/commands/development-site.ts';
import { generateTemplate } from '#tests/new-template/generate-template.ts';
import { parseTemplateName, type TemplateName } from '#tests/new-template/template-name.ts';
import { root } from '#tests/root.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

/** The code blocks of a how-to page, in their order, without indentation. */
function readBlocks(page: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/how-to', page), 'utf8');
  return [...text.matchAll(/```(?:tsx?|graphql)\n([\s\S]*?)```/g)].map(([, code = '']) =>
    code.replace(/^ {3}/gm, '').trimEnd(),
  );
}

/** The location of each code block: a file, and the text that it replaces or follows; `''` for a new file. */
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
  const after = (code: string | undefined) => (place: string) => `${place}\n\n${code}`;
  const [indexParams = '', searchParams = ''] = (params ?? '').split('\n');
  const [declared, definedIndex] = ['domain/queries/search-queries.ts', 'domain/queries/index-queries.ts'];
  const [queries, inMemoryIndex] = [
    'adapters/search-graphql/story-queries.ts',
    'adapters/in-memory/overview-index.ts',
  ];
  const joined = 'adapters/indexed-search/search-over-index.ts';
  const tables = 'tests/contracts/query-params.ts';
  return [
    [
      declared,
      '  readonly find: QuerySignature<SiteSearchCriteria & OnPage, SiteSearchResult>;',
      after(member),
    ],
    [declared, '  find: {\n', before(row)],
    [
      definedIndex,
      '  readonly find: QuerySignature<SiteSearchCriteria, SiteSearchHits>;',
      after(indexMember),
    ],
    [definedIndex, '  find: {', before(indexRow)],
    [queries, "'discoveryCategories' | 'press'", (names) => `${names} | 'campaigns'`],
    [queries, '    press: async', before(graphql)],
    [queries, '/** All documents of', before(document)],
    [queries, 'pressDocument] as const', () => 'pressDocument, campaignsDocument] as const'],
    [inMemoryIndex, "'discoveryCategories' | 'press'", (names) => `${names} | 'campaigns'`],
    [inMemoryIndex, '    press: async', before(inMemory)],
    [joined, "  | 'press';", () => "  | 'press'\n  | 'campaigns';"],
    [joined, '  press: async', before(join_)],
    [tables, '  press: { locale },', (place) => `${place}\n${indexParams}`],
    [tables, '  press: { locale, page: 1, year: null },', (place) => `${place}\n${searchParams}`],
    ['tests/domain/queries/gateway-address.test.ts', '  press: fc.record(', (place) => `${any}\n${place}`],
  ];
}

/** The facet of the page, with the test changes of its fourth step. */
function facetSteps([named = '', queryFields = '', read = '']: readonly string[]): readonly Step[] {
  const facets = 'domain/facet/facet.ts';
  const queries = 'adapters/search-graphql/calendar-queries.ts';
  const after = (text: string) => (place: string) => `${place}\n${text}`;
  return [
    [facets, "  'tags',\n", () => `${named}\n`],
    [facets, '  tags: [],', after('organizers: [],')],
    [queries, '  tags { value label count }', after(queryFields)],
    [queries, '  tags: itemsWire,', after(read)],
    ['ui/words/nl.ts', "  'events.facet.tags': 'Thema',", after("'events.facet.organizers': 'Organisator',")],
    ['ui/words/en.ts', "  'events.facet.tags': 'Theme',", after("'events.facet.organizers': 'Organiser',")],
  ];
}

/** What the page changes in the template that it generates. */
function templateSteps([
  field = '',
  wire = '',
  mapper = '',
  sent = '',
  fixture = '',
  shown = '',
  example = '',
  page = '',
  test = '',
]: readonly string[]): readonly Step[] {
  const instead = (text: string) => () => text;
  const after = (text: string) => (place: string) => `${place}\n${text}`;
  const ownTest = 'tests/src/templates/person.template.test.ts';
  const screen = 'ui/screens/person/person.screen.tsx';
  return [
    ['domain/page/page.ts', "  readonly kind: 'person';", after(field)],
    ['adapters/cms-http/page.wire.ts', 'person: pageBaseWire,', instead(wire)],
    [
      'adapters/cms-http/page.mapper.ts',
      "person: (wire, context) => ({ kind: 'person', ...toBase(wire, context) }),",
      instead(mapper),
    ],
    [
      'fixtures/sandbox/cms/wire/page.ts',
      "case 'person':\n      return {};",
      instead(`case 'person':\n${sent}`),
    ],
    [
      'fixtures/hall/pages/person.ts',
      "return { ...pageBase(sheet, locale), kind: 'person' };",
      instead(fixture),
    ],
    [screen, '<h1 tabIndex={-1}>{page.title}</h1>', after(shown)],
    ['tests/contracts/every-template.ts', "aPageOf('person', {}, { uri: 'person' }),", instead(example)],
    [
      ownTest,
      "const page = aPageOf('person', {}, { uri: 'person', url: '/person', title: 'Person' });",
      instead(page),
    ],
    [ownTest, "it('TPL-25", (place) => `${test}\n\n${place}`],
  ];
}

const person = parseTemplateName('person') as TemplateName;

const additions = [
  ['a list', listSteps(readBlocks('add-a-list.md')), 5],
  ['a facet', facetSteps(readBlocks('add-a-facet.md')), 4],
] as const;

/** Those of the paths that belong to the site itself. */
function ofSite(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.filter((path) => !/^(tests|fixtures|docs)\//.test(path)));
}

describe('the how-to pages', () => {
  let copy: ProjectCopy;
  const run = (...words: readonly string[]) =>
    execaSync('npx', words, { cwd: copy.folder, stdin: 'ignore' }).stdout;
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

  let generated: readonly string[];
  beforeAll(() => {
    copy = copyOfProject();
    generated = generateTemplate(copy.folder, person);
    for (const [, steps] of additions) steps.forEach(take);
    templateSteps(readBlocks('add-a-template.md')).forEach(take);
  });
  afterAll(() => copy.remove());

  it.each(additions)('add %s', (_what, steps, most) => {
    expect([...ofSite(steps.map(([path]) => path))]).toHaveLength(most);
  });

  it('add a template in eight files of the site, and in no other than those that are generated', () => {
    const steps = templateSteps(readBlocks('add-a-template.md'));
    expect([...ofSite(generated)]).toHaveLength(8);
    expect(steps.map(([path]) => path).filter((path) => !generated.includes(path))).toEqual([]);
  });

  it('refuse a template that exists', () => {
    expect(() => generateTemplate(copy.folder, person)).toThrow('exists already');
  });

  it('refuse a name that is not in lower-case letters and hyphens', () => {
    for (const wrong of ['', 'Person', '../person', 'a--b', 'person2'])
      expect(parseTemplateName(wrong)).toBeUndefined();
  });

  it('result in a project that compiles, in which each addition works like others of its kind', () => {
    expect(run('tsc', '-p', '.')).toBe('');
    const suites = [
      'tests/adapters/in-memory/in-memory-search-index.test.ts',
      'tests/adapters/caching',
      'tests/adapters/search-graphql/documents.test.ts',
      'tests/adapters/cms-http/any-answer.test.ts',
      'tests/src/server/pages/page-address.test.ts',
      'tests/src/templates/person.template.test.ts',
    ];
    const result = run('vitest', 'run', '--project', 'node', '--reporter=verbose', ...suites);
    expect(result).toContain('returns a result for campaigns in the smallest hall');
    expect(result).toContain('distinguishes pages of the calendar by organizers');
    expect(result).toContain('says who it is about, and their role');
    expect(result).not.toContain('FAIL');
  }, 240_000);

  it('lead to a page of the new template, with its field, at its address in both languages', async () => {
    const site = await developmentSite(copy.folder);
    onTestFinished(() => site.stop());
    const page = await site.open('/person');
    await expect.poll(() => page.locator('h1 + p').textContent()).toBe('Stemmer');
    await page.goto(`${site.url}/en/person`);
    await expect.poll(() => page.locator('h1 + p').textContent()).toBe('Tuner');
  });
});
