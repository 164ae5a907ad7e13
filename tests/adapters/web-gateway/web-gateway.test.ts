import { describe, expect, it } from 'vitest';
import type { Fetch } from '#adapters/http/http-client.ts';
import { cmsDefinitions } from '#adapters/shared/queries/cms-definitions.ts';
import { searchDefinitions } from '#adapters/shared/queries/search-definitions.ts';
import { createGatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import type { CmsQueries } from '#ports/cms.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import { type InLocale, getQuery } from '#ports/query.ts';
import type { SearchPort } from '#ports/search.port.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { cmsContract } from '#tests/contracts/cms.contract.ts';
import { searchParams } from '#tests/contracts/query-params.ts';
import { searchContract } from '#tests/contracts/search.contract.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { serveGateway } from './serve-gateway.ts';

const origin = 'https://www.klankhuis.example';

function gatewayOver(fetch: Fetch, timeoutMs = 10_000, logger: Logger = new SilentLogger(), at = origin) {
  const dependencies = { origin: at, fetch, timeoutMs, logger };
  return {
    cms: createGatewayQueries<CmsQueries>(cmsDefinitions, dependencies),
    search: createGatewayQueries<SearchPort>(searchDefinitions, dependencies),
  };
}

cmsContract('the CMS by way of the site', async (hall) => {
  const gateway = await serveGateway(hall);
  const { cms } = gatewayOver(fetch, 10_000, new SilentLogger(), gateway.origin);
  return { cms, close: gateway.close, media: (path) => path };
});

searchContract('the search by way of the site', async (hall) => {
  const gateway = await serveGateway(hall);
  const { search } = gatewayOver(fetch, 10_000, new SilentLogger(), gateway.origin);
  return { search, close: gateway.close };
});

function answering(body: string, options: ResponseInit = {}): Fetch {
  return async () => new Response(body, options);
}

const silent: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** A site that records its requests and returns an empty list for every query. */
function site() {
  const urls: string[] = [];
  const { search } = gatewayOver(async (url) => {
    urls.push(url);
    return new Response('{"answer":[]}');
  });
  return { urls, search };
}

describe('gateway requests', () => {
  it("are GET requests to the page's own origin, without credentials", async () => {
    const sent: [string, RequestInit][] = [];
    const { cms } = gatewayOver(async (url, options) => {
      sent.push([url, options]);
      return new Response('{"answer":{"kind":"missing"}}');
    });
    await cms.page({ locale: 'nl', uri: 'concerten/mahler 2' });
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
    [
      '<html>',
      { statusText: 'OK' },
      'Could not fetch https://www.klankhuis.example/gateway/nl/global: 200 OK',
    ],
  ])('reject %s with %j', async (body, options, message) => {
    const { cms } = gatewayOver(answering(body, options));
    expect(await failureOf(cms.global({ locale: 'nl' }))).toBe(message);
  });

  it('KEUZE-6 CALL-26 looks identifiers up in portions of at most 500 that fit into an address', async () => {
    const { urls, search } = site();
    const portions = async (length: number) => {
      urls.length = 0;
      const identifiers = Array.from({ length: 1024 }, (_, at) => String(at).padStart(length, 'x'));
      await search.recommended({ locale: 'nl', identifiers });
      expect(urls.every((url) => url.length < 8192)).toBe(true);
      return urls.map((url) => new URL(url).searchParams.get('ids')?.split(',').length);
    };
    expect(await portions(5)).toEqual([500, 500, 24]);
    expect(await portions(40)).toEqual([174, 174, 174, 174, 174, 154]);
  });

  it('FAV-4 split many concerts into portions that fit into a URL', async () => {
    const { urls, search } = site();
    const uris = Array.from({ length: 101 }, (_, at) => `concerten/${at}`);
    await search.eventsAt({ locale: 'nl', uris });
    expect(urls.map((url) => new URL(url).searchParams.getAll('uri').length)).toEqual([50, 50, 1]);
  });

  it('CALL-23 are not sent without a keyword, uri or identifier', async () => {
    const { urls, search } = site();
    await search.find({ ...searchParams.find, keyword: ' ' });
    await search.eventsAt({ locale: 'nl', uris: [] });
    await search.recommended({ locale: 'nl', identifiers: [] });
    expect(urls).toEqual([]);
  });
});

describe('searching without the site', () => {
  const failures = [
    ['an error', answering('', { status: 500 })],
    ['HTML', answering('<html>')],
    ['no envelope', answering('[]')],
    ['silence', silent],
    ['no connection', async () => Promise.reject(new TypeError('fetch failed'))],
  ] as const satisfies readonly (readonly [string, Fetch])[];

  it.each(failures)('LIST-14 return the unavailable result after a failure: %s', async (_, fetch) => {
    const logger = new RecordingLogger();
    const { search } = gatewayOver(fetch, 10, logger);
    for (const [name, params] of Object.entries<InLocale>(searchParams)) {
      const { unavailable } = searchDefinitions[name as keyof SearchPort];
      expect([name, await getQuery(search, name)(params)]).toEqual([name, unavailable]);
    }
    expect(logger.entries.map(({ event, facts }) => [event, facts])).toEqual(
      Object.keys(searchParams).map((name) => ['search.unavailable', { query: name }]),
    );
  });

  it('LIST-15 are aborted when the caller aborts, without a log event', async () => {
    const visitor = new AbortController();
    const logger = new RecordingLogger();
    const answer = gatewayOver(silent, 60_000, logger).search.events(searchParams.events, visitor.signal);
    visitor.abort(new Error('went on'));
    expect([await failureOf(answer), logger.entries]).toEqual(['went on', []]);
  });
});
