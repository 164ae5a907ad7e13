import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#tests/root.ts';
import { generateTemplate } from '#tests/tools/new-template/generate-template.ts';
import { parseTemplateName, type TemplateName } from '#tests/tools/new-template/template-name.ts';

/** The code blocks of a how-to page, in their order, without indentation. */
function readBlocks(page: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/how-to', page), 'utf8');
  return [...text.matchAll(/```(?:tsx?|graphql)\n([\s\S]*?)```/g)].map(([, code = '']) =>
    code.replace(/^ {3}/gm, '').trimEnd(),
  );
}

/** The location of each code block: a file, and the text that it replaces or follows; `''` for a new file. */
export type Step = readonly [path: string, place: string | RegExp, written: (place: string) => string];

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
  cached = '',
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
  const [caching, cachedPress] = [
    'tests/domain/queries/query-caching.test.ts',
    '      press: `search 3600 ${day}`,',
  ];
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
    [
      'tests/adapters/web-gateway/web-gateway.address.test.ts',
      '  press: fc.record(',
      (place) => `${any}\n${place}`,
    ],
    [caching, cachedPress, (place) => `${cached}\n${place}`],
    [
      caching,
      `${cachedPress}\n      find: 'search 300 3600',\n      recommended: 'uncached',`,
      (place) => `${cached}\n${place}`,
    ],
  ];
}

/** The facet of the page, with the texts of its third step and the test of its fourth. */
function facetSteps([
  named = '',
  queryFields = '',
  read = '',
  order = '',
]: readonly string[]): readonly Step[] {
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
    ['tests/domain/facet/facet.test.ts', "      'tags',", () => order],
    ['docs/requirements.md', 'maxPrice, rooms, specials,', () => 'maxPrice, organizers, rooms, specials,'],
  ];
}

/** What the page changes in the template that it generates. */
function templateSteps([
  field = '',
  wire = '',
  mapper = '',
  schema = '',
  sent = '',
  fixture = '',
  shown = '',
  example = '',
  page = '',
  test = '',
]: readonly string[]): readonly Step[] {
  const instead = (text: string) => () => text;
  const after = (text: string) => (place: string) => `${place}\n${text}`;
  const ownTest = 'tests/ui/screens/person/person.template.test.ts';
  const before = (text: string) => (place: string) => `${text}\n${place}`;
  return [
    ['domain/page/page.ts', "  readonly kind: 'person';", after(field)],
    ['adapters/cms-http/page.wire.ts', '  page: v.object(', before(wire)],
    ['adapters/cms-http/page.mapper.ts', '  page: (wire, context)', before(mapper)],
    ['adapters/schemas/page.schema.ts', "  page: page('page',", before(schema)],
    ['fixtures/sandbox/cms/wire/page.ts', '  unknown: () => ({}),', before(sent)],
    [
      'fixtures/hall/pages/person.ts',
      "return { ...pageBase(sheet, locale), kind: 'person' };",
      instead(fixture),
    ],
    ['ui/screens/person/person.template.tsx', '<h1 tabIndex={-1}>{page.title}</h1>', after(shown)],
    ['tests/contracts/every-template.ts', "aPageOf('person', { uri: 'person' }),", instead(example)],
    [ownTest, "const page = aPageOf('person', { uri: 'person', title: 'Person' });", instead(page)],
    [ownTest, "it('TPL-25", (place) => `${test}\n\n${place}`],
  ];
}

/** The ticketing of a hall for schools. */
function ticketingSteps([site = '']: readonly string[]): readonly Step[] {
  return [['src/worlds/ticketing.ts', /export const createTicketingSite[^;]*;/, () => site]];
}

export const person = parseTemplateName('person') as TemplateName;

/** What each how-to page changes, by the page. */
export const howTos = {
  'add-a-list': listSteps(readBlocks('add-a-list.md')),
  'add-a-facet': facetSteps(readBlocks('add-a-facet.md')),
  'add-a-template': templateSteps(readBlocks('add-a-template.md')),
  'replace-the-ticketing-adapter': ticketingSteps(readBlocks('replace-the-ticketing-adapter.md')),
} as const;

export type HowTo = keyof typeof howTos;

/** Follows a page in a copy of the project; returns the paths of the files that the page's generator wrote. */
export function followHowTo(folder: string, page: HowTo): readonly string[] {
  const generated = page === 'add-a-template' ? generateTemplate(folder, person) : [];
  for (const step of howTos[page]) take(folder, step);
  return generated;
}

function take(folder: string, [path, place, written]: Step): void {
  const file = join(folder, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [found] = typeof place === 'string' ? [place] : (place.exec(text) ?? ['no such place']);
  if (!text.includes(found)) throw new Error(`${path} has no ${place}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    text.replace(found, () => written(found)),
  );
}
