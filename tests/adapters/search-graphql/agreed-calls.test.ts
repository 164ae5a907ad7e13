import { readFileSync } from 'node:fs';
import { buildSchema, type FieldNode, getArgumentValues, Kind, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { listedPlanningStatuses } from '#domain/event/event.ts';
import { getQuery } from '#ports/query.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { indexParams } from '#tests/contracts/query-params.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

const schema = buildSchema(readFileSync('fixtures/sandbox/search/search.graphql', 'utf8'));
const searchField = schema.getQueryType()?.getFields()['search'];

/** The searches that a query sends, by alias: their arguments as the server evaluates them (null and absent are the same), and what they select. */
async function searchesOf(name: keyof SearchIndexPort, params: object = indexParams[name]) {
  const bodies: { readonly query: string; readonly variables: Record<string, unknown> }[] = [];
  const index = createGraphqlSearchIndex({
    url: 'https://cms.example.test',
    logger: new SilentLogger(),
    timeoutMs: 5000,
    fetch: async (_url, { body }) => {
      bodies.push(JSON.parse(String(body)));
      return new Response(null, { status: 503 });
    },
  });
  await Promise.allSettled([getQuery(index, name)(params)]);
  return Object.fromEntries(
    bodies.flatMap(({ query, variables }) =>
      topFields(query).map((field) => [field.alias?.value ?? field.name.value, readSearch(field, variables)]),
    ),
  );
}

function topFields(query: string): readonly FieldNode[] {
  return parse(query)
    .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .filter((selection) => selection.kind === Kind.FIELD);
}

function readSearch(field: FieldNode, variables: Record<string, unknown>) {
  if (!searchField) throw new Error('The schema has no search.');
  const { site, ...values } = getArgumentValues(searchField, field, variables);
  expect(site).toEqual(['nlDefault']);
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const selected = field.selectionSet?.selections.map((selection) => print(selection).replace(/\s+/g, ' '));
  return { ...Object.fromEntries(present), selected };
}

const listed = [{ name: 'importStatus', values: [...listedPlanningStatuses] }];
const hits = (limit: number) => `hits(limit: ${limit}) { uri }`;
const from = { eventEndDateRange: ['gte 2026-12-01'] };
const fromNow = { eventEndDateRange: ['gte 2026-12-01T11:00:00.000Z'] };
const onSale = { onlineSaleEndRange: ['gte 2026-12-01'] };
const facets = (fragment: string) => `facets(limit: 1024) { ...${fragment} }`;
const concerts = { section: ['event'], filters: listed };

const agreed: readonly [string, keyof SearchIndexPort, object][] = [
  [
    'CALL-15',
    'discoveryCategories',
    {
      search: {
        section: ['discovery'],
        selected: ['facets(limit: 1024) { discoveryCollections { value label count } }'],
      },
    },
  ],
  ['CALL-17', 'eventFacets', { search: { ...concerts, ...fromNow, selected: [facets('EventFacets')] } }],
  [
    'CALL-20',
    'eventDays',
    {
      search: {
        ...concerts,
        eventDateRange: ['gte 2026-12-01', 'lt 2027-01-01'],
        selected: ['facets(limit: 1024) { eventDate(interval: "day") { value count } }'],
      },
    },
  ],
  [
    'CALL-22',
    'press',
    {
      search: {
        section: ['press'],
        orderBy: 'postDate DESC',
        selected: ['count', 'hits(limit: 1024) { uri postDate }'],
      },
    },
  ],
  [
    'CALL-23',
    'find',
    {
      events: {
        ...concerts,
        ...fromNow,
        keyword: 'harp',
        orderBy: 'eventDate ASC',
        selected: ['count', hits(3)],
      },
      best: { ...concerts, ...fromNow, keyword: 'harp', selected: [hits(3)] },
      series: { section: ['series'], keyword: 'harp', selected: ['count', hits(3)] },
      pages: {
        section: ['page', 'campaign', 'press', 'discovery', 'discoveryCollection', 'contentOverview'],
        keyword: 'harp',
        selected: ['count', 'hits(limit: 1024) { url title subtitle introduction highlights }'],
      },
    },
  ],
  [
    'CALL-24',
    'seriesFacets',
    { search: { section: ['series'], ...onSale, selected: [facets('SeriesFacets')] } },
  ],
  [
    'CALL-25',
    'series',
    {
      search: {
        section: ['series'],
        ...onSale,
        orderBy: 'eventDate ASC',
        selected: ['count', facets('SeriesFacets'), hits(1024)],
      },
    },
  ],
  [
    'LIST-17',
    'concerts',
    {
      search: {
        ...concerts,
        ...from,
        fuzziness: '0',
        orderBy: 'eventDate ASC',
        selected: ['count', facets('SeriesFacets'), hits(1024)],
      },
    },
  ],
  [
    'CALL-26',
    'recommended',
    {
      search: {
        ...concerts,
        importIconcertIdentifier: ['7'],
        selected: ['hits(limit: 1024) { uri importIconcertIdentifier eventDate }'],
      },
    },
  ],
];

it.each(agreed)('%s asks what was agreed with the search, and no more: %s', async (_id, name, searches) => {
  expect(await searchesOf(name)).toEqual(searches);
});

it('CALL-18 CALL-19 ask for the list by date with exact terms, and for the five best by score', async () => {
  const searches = await searchesOf('events', { ...indexParams.events, keyword: 'harp' });
  expect(searches).toEqual({
    events: {
      ...concerts,
      ...from,
      keyword: 'harp',
      fuzziness: '0',
      orderBy: 'eventDate ASC',
      selected: ['count', facets('EventFacets'), hits(1024)],
    },
    top: { ...concerts, ...from, keyword: 'harp', selected: [hits(5)] },
  });
});

it('CALL-16 asks for the newest without a keyword, and for the best with one', async () => {
  const selected = [
    'count',
    'facets(limit: 1024) { discoveryCollections { value label count } discoveryTags { value label count } }',
    hits(1024),
  ];
  const stories = { section: ['discovery'], selected };
  expect(await searchesOf('discoveries')).toEqual({ search: { ...stories, orderBy: 'postDate DESC' } });
  expect(await searchesOf('discoveries', { ...indexParams.discoveries, keyword: 'harp' })).toEqual({
    search: { ...stories, keyword: 'harp' },
  });
});
