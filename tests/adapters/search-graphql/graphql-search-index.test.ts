import { describe, expect, it } from 'vitest';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { facets } from '#tests/adapters/search-graphql/no-facets.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

interface Sent {
  readonly url: string;
  readonly options: RequestInit;
  readonly body: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };
}

const nothing = {
  data: { events: { count: 0, facets, hits: [] }, search: { facets: { ...facets, eventDate: [] } } },
};

/** A search with a fixed response that records its requests. */
function searchAnswering(
  answer: unknown = nothing,
  options: ResponseInit = {},
  token: string | undefined = 'secret',
) {
  const sent: Sent[] = [];
  const logger = new RecordingLogger();
  const index = createGraphqlSearchIndex({
    url: 'https://cms.example.test/',
    ...(token && { token }),
    logger,
    timeoutMs: 5000,
    fetch: async (url, request) => {
      sent.push({ url, options: request, body: JSON.parse(String(request.body)) });
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), options);
    },
  });
  return { index, sent, logger };
}

describe('what is sent to the search', () => {
  it('CALL-18 is a POST of query and variables to the /api of the CMS', async () => {
    const { index, sent } = searchAnswering();
    await index.events(aQuestion());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://cms.example.test/api');
    expect(sent[0]?.options.method).toBe('POST');
    expect(sent[0]?.options.redirect).toBe('manual');
    expect(Object.keys(sent[0]?.body ?? {})).toEqual(['query', 'variables']);
  });

  it('CALL-35 bears the token, and no header where there is none', async () => {
    const withToken = searchAnswering();
    await withToken.index.events(aQuestion());
    const headers = new Headers(withToken.sent[0]?.options.headers);
    expect(headers.get('authorization')).toBe('Bearer secret');
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('content-type')).toBe('application/json');
    const without = searchAnswering(nothing, {}, '');
    await without.index.events(aQuestion());
    expect(new Headers(without.sent[0]?.options.headers).has('authorization')).toBe(false);
  });

  it('WAY-11 limits the days with one bound more, and changes nothing without a last day', async () => {
    const { index, sent } = searchAnswering();
    await index.events(aQuestion());
    await index.events(aQuestion({ until: '2026-12-31' as HallDay }));
    const [open, limited] = sent.map(({ body }) => body);
    expect(open?.query).not.toContain('eventDateRange');
    expect(Object.keys(open?.variables ?? {})).not.toContain('eventDateRange');
    expect(limited?.variables).toEqual({ ...open?.variables, eventDateRange: ['lt 2027-01-01'] });
    expect(limited?.query.replaceAll(/\n *(\$eventDateRange: \[String!\]|eventDateRange: .*)/g, '')).toBe(
      open?.query,
    );
    expect(limited?.query.match(/ eventDateRange: \$eventDateRange$/gm)).toHaveLength(2);
  });

  it('CALL-19 requests the best matches in the same request, and only with a keyword', async () => {
    const { index, sent } = searchAnswering();
    await index.events(aQuestion({ keyword: ' ' }));
    expect(sent[0]?.body.variables).toMatchObject({ keyword: null, withTop: false });
    expect(sent).toHaveLength(1);
  });

  it('CALL-17 requests all facets as of the minute, so that the result can be shared', async () => {
    const { index, sent } = searchAnswering();
    await index.eventFacets({ locale: 'nl', now: moment('2026-12-01T12:34:56+01:00') });
    expect(sent[0]?.body.variables).toMatchObject({ eventEndDateRange: ['gte 2026-12-01T11:34:00.000Z'] });
  });
});

describe('responses of the search', () => {
  const requestEvents = (answer: unknown, options?: ResponseInit) =>
    searchAnswering(answer, options).index.events(aQuestion());

  it.each([400, 401, 404, 500, 503, 302])(
    'CALL-3 are reported by their status if it is %i',
    async (status) => {
      const answer = requestEvents({ error: { message: 'no' } }, { status });
      expect(await failureOf(answer)).toBe(`GraphQL error: invalid status ${status}`);
    },
  );

  it('CALL-3 are reported by their first error, even beside data', async () => {
    const errors = [{ message: 'first' }, { message: 'second' }];
    expect(await failureOf(requestEvents({ ...nothing, errors }))).toBe('GraphQL error: first');
  });

  it.each([[[{}]], [[{ message: '' }]], [['text']], [[null]], [[{ message: 5 }]]])(
    'CALL-3 is a dash if the error has no message: %j',
    async (errors) => {
      expect(await failureOf(requestEvents({ errors }))).toBe('GraphQL error: -');
    },
  );

  it.each([
    ['<html>', {}],
    ['', {}],
    ['{"data":{"events":{"cou', {}],
    ['null', {}],
    ['[]', {}],
    ['{}', {}],
    ['{"data":null}', {}],
    ['{"data":{"events":null}}', {}],
    ['{"data":{"events":{"count":"12","facets":{},"hits":[]}}}', {}],
    ['{"data":{"events":{"count":-1,"facets":{},"hits":[]}}}', {}],
    ['{"data":{"events":{"count":1,"facets":{"genres":{}},"hits":[]}}}', {}],
    ['{"errors":"all"}', {}],
  ])('is a failure where it cannot be read: %s', async (answer) => {
    await expect(requestEvents(answer)).rejects.toThrow(/^GraphQL error: /);
  });

  it('ENT-5 are accepted with broken items, which are dropped and logged', async () => {
    const { index, logger } = searchAnswering({
      data: {
        events: {
          count: 3,
          facets: {
            ...facets,
            genres: [
              { value: 'Opera', label: null, count: 2 },
              { value: 5, count: 1 },
              { value: 'Zang', label: 'Singing', count: 1 },
              null,
            ],
            rooms: null,
          },
          hits: [{ uri: 'a' }, {}, { uri: null }, 'b', { uri: 'c' }],
        },
      },
    });
    const answer = await index.events(aQuestion());
    expect(answer.facets.genres).toEqual([
      { value: 'Opera', label: 'Opera', count: 2 },
      { value: 'Zang', label: 'Singing', count: 1 },
    ]);
    expect(answer.facets.rooms).toEqual([]);
    expect(answer.uris).toEqual(['a', 'c']);
    expect(logger.entries.map(({ event, facts }) => [event, facts])).toEqual([
      ['search.items-dropped', { query: 'events', leftOut: 2 }],
      ['search.items-dropped', { query: 'events', leftOut: 3 }],
    ]);
  });

  it('DOOR-52 are counted within each highest price; a price that is no amount is dropped', async () => {
    const minPrice = [
      { value: '0', count: 1 },
      { value: '12.5', count: 2 },
      { value: '40', count: 4 },
      { value: 'free', count: 8 },
    ];
    const { index } = searchAnswering({
      data: { events: { count: 7, facets: { ...facets, minPrice }, hits: [] } },
    });
    const { maxPrice } = (await index.events(aQuestion())).facets;
    expect(maxPrice.map(({ value, count }) => `${value}: ${count}`)).toEqual(
      expect.arrayContaining(['10: 1', '15: 3', '30: 3', '40: 7', '100: 7']),
    );
    expect((await searchAnswering().index.events(aQuestion())).facets.maxPrice).toEqual([]);
  });

  it('LIST-9 leaves out days that are none', async () => {
    const eventDate = [
      { value: '2026-12-01', count: 2 },
      { value: '2026-02-30', count: 1 },
      { value: 'x', count: 1 },
    ];
    const { index } = searchAnswering({ data: { search: { facets: { eventDate } } } });
    expect(await index.eventDays({ locale: 'nl', month: '2026-12' as HallMonth })).toEqual([
      { day: '2026-12-01', count: 2 },
    ]);
  });

  it('is not read beyond five megabytes', async () => {
    const answer = requestEvents(JSON.stringify({ data: 'x'.repeat(6 * 1024 * 1024) }));
    await expect(answer).rejects.toThrow('GraphQL error: the answer is larger than 5242880 bytes');
  });
});
