import { describe, expect, it } from 'vitest';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import type { Fetch } from '#adapters/web-gateway/ask-gateway.ts';
import { GatewayCms } from '#adapters/web-gateway/gateway-cms.adapter.ts';
import { GatewaySearch } from '#adapters/web-gateway/gateway-search.adapter.ts';
import { noEventFacets } from '#domain/facet/facet.ts';
import { unavailableEvents } from '#domain/listing/unavailable-events.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import { instantAt } from '#domain/time/instant.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { aQuestion } from '#tests/contracts/a-question.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';
import { searchContract } from '#tests/contracts/search.contract.ts';
import { serveGateway } from './serve-gateway.ts';

cmsContract('GatewayCms', async (hall) => {
  const { origin, close } = await serveGateway(hall);
  return { cms: new GatewayCms({ origin, fetch, timeoutMs: 10_000 }), close, media: (path) => path };
});

searchContract('GatewaySearch', async (hall) => {
  const { origin, close } = await serveGateway(hall);
  const search = new GatewaySearch({ origin, fetch, timeoutMs: 10_000, logger: new SilentLogger() });
  return { search, close };
});

const origin = 'https://www.klankhuis.example';

function answering(body: string, options: ResponseInit = {}): Fetch {
  return async () => new Response(body, options);
}

const silent: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

describe('asking the site about itself', () => {
  it('is one GET of its own origin, without credentials', async () => {
    const sent: [string, RequestInit][] = [];
    const fetch: Fetch = async (url, options) => {
      sent.push([url, options]);
      return new Response('{"answer":{"kind":"missing"}}');
    };
    await new GatewayCms({ origin, fetch, timeoutMs: 1000 }).page('nl', 'concerten/mahler 2');
    expect(sent.map(([url, { method, credentials }]) => [url, method, credentials])).toEqual([
      [`${origin}/gateway/nl/page?uri=concerten%2Fmahler+2`, undefined, 'omit'],
    ]);
  });

  it.each([
    [
      '{"answer":{}}',
      { status: 503, statusText: 'Service Unavailable' },
      'Could not fetch https://www.klankhuis.example/gateway/nl/global: 503 Service Unavailable',
    ],
    ['{"other":1}', {}, 'The site answered something that is no answer'],
    ['null', {}, 'The site answered something that is no answer'],
    ['[]', {}, 'The site answered something that is no answer'],
  ])('tells that %s with %j is no answer', async (body, options, message) => {
    const cms = new GatewayCms({ origin, fetch: answering(body, options), timeoutMs: 1000 });
    expect(await failureOf(cms.global('nl'))).toBe(message);
  });

  it('tells that a page of HTML is no answer', async () => {
    const cms = new GatewayCms({ origin, fetch: answering('<html>', { statusText: 'OK' }), timeoutMs: 1000 });
    expect(await failureOf(cms.global('nl'))).toBe(
      'Could not fetch https://www.klankhuis.example/gateway/nl/global: 200 OK',
    );
  });

  it('gives up after its time', async () => {
    const cms = new GatewayCms({ origin, fetch: silent, timeoutMs: 10 });
    expect(await failureOf(cms.global('nl'))).toBe(
      'Could not fetch https://www.klankhuis.example/gateway/nl/global: no answer in 10 ms',
    );
  });

  it('gives up when the visitor goes on', async () => {
    const visitor = new AbortController();
    const cms = new GatewayCms({ origin, fetch: silent, timeoutMs: 60_000 });
    const answer = cms.global('nl', visitor.signal);
    visitor.abort(new Error('went on'));
    expect(await failureOf(answer)).toBe('went on');
  });
});

describe('searching without the site', () => {
  it.each([
    ['an error', answering('', { status: 500 })],
    ['HTML', answering('<html>')],
    ['no envelope', answering('[]')],
    ['silence', silent],
    ['no connection', async () => Promise.reject(new TypeError('fetch failed'))],
  ] as [string, Fetch][])('LIST-14 gives nothing and says that nobody knows: %s', async (_, fetch) => {
    const logger = new RememberingLogger();
    const search = new GatewaySearch({ origin, fetch, timeoutMs: 10, logger });
    expect(await search.events(aQuestion(), 2)).toEqual(unavailableEvents);
    expect(await search.eventFacets('nl', instantAt(0))).toEqual(noEventFacets);
    expect(await search.eventDays('nl', '2026-12' as HallMonth)).toEqual([]);
    expect(logger.entries.map(({ event, facts }) => [event, facts])).toEqual([
      ['search.unavailable', { question: 'events' }],
      ['search.unavailable', { question: 'eventFacets' }],
      ['search.unavailable', { question: 'eventDays' }],
    ]);
  });

  it('LIST-15 is not mistaken for a visitor who went on', async () => {
    const visitor = new AbortController();
    const logger = new RememberingLogger();
    const search = new GatewaySearch({ origin, fetch: silent, timeoutMs: 60_000, logger });
    const answer = search.events(aQuestion(), 1, visitor.signal);
    visitor.abort(new Error('went on'));
    expect(await failureOf(answer)).toBe('went on');
    expect(logger.entries).toEqual([]);
  });
});
