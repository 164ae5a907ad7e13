import { describe, expect, it } from 'vitest';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { optionalFacetNames } from '#adapters/search-graphql/optional-facet-names.ts';
import { emptyEventFacets } from '#domain/facet/facet.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { facets } from '#tests/adapters/search-graphql/no-facets.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

const nothing = { data: { events: { count: 0, facets, hits: [] }, search: { facets } } };

describe('a search without some of the optional facets', () => {
  /** A search that refuses queries for some fields, as its schema or only by its status. */
  function searchWithout(fields: readonly string[], refuse: (field: string) => Response) {
    const queries: string[] = [];
    const index = createGraphqlSearchIndex({
      url: 'https://cms.example.test',
      logger: new SilentLogger(),
      timeoutMs: 5000,
      fetch: async (_url, { body }) => {
        const { query, variables } = JSON.parse(String(body));
        queries.push(query);
        const names = variables.filters?.map(({ name }: { name: string }) => name) ?? [];
        const missing = fields.find(
          (field) =>
            [`${field} {`, `${field}Range:`].some((part) => query.includes(part)) || names.includes(field),
        );
        return missing ? refuse(missing) : new Response(JSON.stringify(nothing));
      },
    });
    const optionalFacetsOf = (query = '') =>
      optionalFacetNames.filter((field) => query.includes(`${field} {`));
    return { index, requested: () => queries.map(optionalFacetsOf) };
  }

  const byError = (field: string) =>
    new Response(
      JSON.stringify({ errors: [{ message: `Cannot query field "${field}" on type "Facets".` }] }),
    );
  const byStatus = () => new Response('{}', { status: 400 });

  it('DOOR-53 is asked once for each, and then without those that it refuses', async () => {
    const { index, requested } = searchWithout(['facilities'], byError);
    expect((await index.events(aQuestion())).facets.facilities).toEqual([]);
    await index.eventFacets({ locale: 'nl', now: moment('2026-12-01T12:00:00+01:00') });
    expect(requested()).toEqual([['facilities', 'minPrice'], ['minPrice'], ['minPrice']]);
  });

  it('DOOR-53 may know neither of them', async () => {
    const { index, requested } = searchWithout(['facilities', 'minPrice'], byError);
    expect((await index.events(aQuestion())).facets.maxPrice).toEqual([]);
    expect(requested()).toEqual([['facilities', 'minPrice'], ['minPrice'], []]);
  });

  it('DOOR-53 may refuse a query by its status alone', async () => {
    const { index, requested } = searchWithout(['minPrice'], byStatus);
    await index.events(aQuestion());
    await index.events(aQuestion());
    expect(requested()).toEqual([['facilities', 'minPrice'], [], []]);
  });

  it.each([
    ['an error that names the facet', byError],
    [
      'an error that names the range',
      (field: string) => byError(field === 'minPrice' ? 'minPriceRange' : field),
    ],
    ['its status alone', byStatus],
  ])(
    'DOOR-53 has no concert with a facility or below a price that it does not know, and says so by %s',
    async (_, refuse) => {
      for (const choice of [{ maxPrice: ['15'] }, { facilities: ['Ringleiding'] }]) {
        const { index, requested } = searchWithout(['facilities', 'minPrice'], refuse);
        const question = aQuestion();
        const chosen = { ...question, selection: { ...question.selection, ...choice } };
        expect(await index.events(chosen)).toEqual({
          count: 0,
          facets: emptyEventFacets,
          uris: [],
          topUris: [],
        });
        const before = requested().length;
        await index.events(chosen);
        expect(requested().length - before).toBe(1);
      }
    },
  );

  it('DOOR-53 is asked for all of them again after another failure', async () => {
    const unavailable = () => new Response('{}', { status: 503 });
    const { index, requested } = searchWithout(['facilities'], unavailable);
    await failureOf(index.events(aQuestion()));
    await failureOf(index.events(aQuestion()));
    expect(requested()).toEqual([
      ['facilities', 'minPrice'],
      ['facilities', 'minPrice'],
    ]);
  });
});
