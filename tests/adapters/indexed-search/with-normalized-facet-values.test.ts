import { describe, expect, it } from 'vitest';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { withNormalizedFacetValues } from '#adapters/indexed-search/with-normalized-facet-values.ts';
import { eventParamsCodec, toEventSearchCriteria } from '#domain/listing/event-list.ts';
import type { QueryPairs } from '#domain/query-pairs.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';

const day = toHallDay(moment('2026-12-01T12:00:00+01:00'));
const facets = { genres: labels('Kamer\u00ADmuziek'), rooms: labels('Kleine\u00A0Zaal') };
const hall = aHall({
  nl: {
    documents: [
      aDocument({ uri: 'a', facets }),
      aDocument({ uri: 'b', facets: { genres: labels('Kamermuziek') } }),
      aDocument({ uri: 'c', facets: { genres: labels('Opera') } }),
      aDocument({ uri: 'press', section: 'discovery', facets: { discoveryTags: labels('Ｈarp') } }),
      aDocument({ uri: 'series', section: 'series', facets }),
    ],
  },
});

/** The index, and the number of searches for concerts that it was requested. */
function givenIndex() {
  const index = createInMemorySearchIndex(hall);
  const requested = { searches: 0 };
  const events: typeof index.events = (params, signal) => {
    requested.searches += 1;
    return index.events(params, signal);
  };
  return { index: withNormalizedFacetValues({ ...index, events }), requested };
}

const criteria = (query: QueryPairs) => toEventSearchCriteria(eventParamsCodec.read(query, day), 'nl', day);

describe('a facet value that looks like one of the index', () => {
  it.each([
    [[['genres', 'Kamermuziek']], ['a', 'b']],
    [[['genres', 'Kamer\u200Bmuziek']], ['a', 'b']],
    [[['genres', 'Kamer\u00ADmuziek']], ['a', 'b']],
    [[['rooms', 'Kleine Zaal']], ['a']],
    [[['rooms', 'Ｋｌｅｉｎｅ Zaal']], ['a']],
    [
      [
        ['genres', 'Kamermuziek'],
        ['rooms', 'Kleine Zaal'],
      ],
      ['a'],
    ],
    [[['rooms', 'Grote Zaal']], []],
  ] as const)('LIST-2 %j finds %j', async (query, uris) => {
    const { index } = givenIndex();
    expect((await index.events(criteria(query))).uris).toEqual(uris);
  });

  it('LIST-2 is one value with one count, in each list', async () => {
    const { index } = givenIndex();
    const { facets: all } = await index.events(criteria([]));
    expect(all.genres.map(({ value, count }) => [value, count])).toEqual([
      ['Kamermuziek', 2],
      ['Opera', 1],
    ]);
    expect(all.rooms.map(({ value }) => value)).toEqual(['Kleine Zaal']);
    const selection = { genres: ['Kamermuziek'], organizers: [], rooms: ['Kleine Zaal'] };
    const series = { locale: 'nl', from: day, keyword: '', selection } as const;
    expect((await index.series(series)).uris).toEqual(['series']);
    expect((await index.concerts(series)).uris).toEqual(['a']);
    const stories = { locale: 'nl', keyword: '', selection: { categories: [], tags: ['Harp'] } } as const;
    expect((await index.discoveries(stories)).uris).toEqual(['press']);
  });

  it('LIST-2 is searched for again only where its spelling differs', async () => {
    const { index, requested } = givenIndex();
    await index.events(criteria([['genres', 'Opera']]));
    expect(requested.searches).toBe(1);
    await index.events(criteria([['genres', 'Fado']]));
    expect(requested.searches).toBe(2);
    await index.events(criteria([['rooms', 'Kleine Zaal']]));
    expect(requested.searches).toBe(4);
  });
});
