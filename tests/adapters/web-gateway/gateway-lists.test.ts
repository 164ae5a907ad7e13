import { describe, expect, it } from 'vitest';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { SilentLogger } from '#adapters/in-memory/silent-logger.adapter.ts';
import type { Fetch } from '#adapters/web-gateway/ask-gateway.ts';
import { GatewayOverviews } from '#adapters/web-gateway/gateway-overviews.adapter.ts';
import { GatewaySiteSearch } from '#adapters/web-gateway/gateway-site-search.adapter.ts';
import { unavailableSeries } from '#domain/listing/series-question.ts';
import { unavailableSite } from '#domain/listing/site-question.ts';
import { instantAt } from '#domain/time/instant.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { aSeriesQuestion } from '#tests/contracts/a-question.ts';
import { overviewsContract } from '#tests/contracts/overviews.contract.ts';
import { siteSearchContract } from '#tests/contracts/site-search.contract.ts';
import { serveGateway } from './serve-gateway.ts';

overviewsContract('GatewayOverviews', async (hall) => {
  const { origin, close } = await serveGateway(hall);
  const needs = { origin, fetch, timeoutMs: 10_000, logger: new SilentLogger() };
  return { overviews: new GatewayOverviews(needs), close };
});

siteSearchContract('GatewaySiteSearch', async (hall) => {
  const { origin, close } = await serveGateway(hall);
  const needs = { origin, fetch, timeoutMs: 10_000, logger: new SilentLogger() };
  return { siteSearch: new GatewaySiteSearch(needs), close };
});

const origin = 'https://www.klankhuis.example';
const now = instantAt(0);

/** A site that keeps what it is asked and answers every question with an empty list. */
function site() {
  const asked: string[] = [];
  const fetch: Fetch = async (url) => {
    asked.push(url);
    return new Response('{"answer":[]}');
  };
  return { asked, needs: { origin, fetch, timeoutMs: 1000, logger: new SilentLogger() } };
}

describe('asking the site for its lists', () => {
  it('KEUZE-6 CALL-26 looks identifiers up in portions of at most 500 that fit into an address', async () => {
    const { asked, needs } = site();
    const search = new GatewaySiteSearch(needs);
    await search.recommended('nl', ['7', '8']);
    expect(asked).toEqual([`${origin}/gateway/nl/recommended?ids=7%2C8`]);
    const portions = async (length: number) => {
      asked.length = 0;
      await search.recommended(
        'nl',
        Array.from({ length: 1024 }, (_, at) => String(at).padStart(length, 'x')),
      );
      expect(asked.every((url) => url.length < 8192)).toBe(true);
      return asked.map((url) => new URL(url).searchParams.get('ids')?.split(',').length);
    };
    expect(await portions(5)).toEqual([500, 500, 24]);
    expect(await portions(40)).toEqual([174, 174, 174, 174, 174, 154]);
  });

  it('FAV-4 asks for many concerts in portions that fit into an address', async () => {
    const { asked, needs } = site();
    const uris = Array.from({ length: 101 }, (_, at) => `concerten/${at}`);
    await new GatewaySiteSearch(needs).eventsAt('nl', uris);
    expect(asked.map((url) => new URL(url).searchParams.getAll('uri').length)).toEqual([50, 50, 1]);
  });

  it.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['HTML', async () => new Response('<html>')],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ] as [string, Fetch][])('LIST-14 gives nothing, and says that nobody knows, for %s', async (_, fetch) => {
    const logger = new RememberingLogger();
    const needs = { origin, fetch, timeoutMs: 1000, logger };
    expect(await new GatewayOverviews(needs).series(aSeriesQuestion(), 2)).toEqual(unavailableSeries);
    const search = new GatewaySiteSearch(needs);
    expect(await search.find({ locale: 'nl', keyword: 'harp', now }, 1)).toEqual(unavailableSite);
    expect(await search.eventsAt('nl', ['concerten/1'])).toEqual([]);
    expect(logger.entries.map(({ facts }) => facts)).toEqual([
      { question: 'series' },
      { question: 'find' },
      { question: 'eventsAt' },
    ]);
  });

  it('LIST-15 gives up when the visitor goes on, and logs nothing', async () => {
    const logger = new RememberingLogger();
    const visitor = new AbortController();
    const fetch: Fetch = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const lists = new GatewayOverviews({ origin, fetch, timeoutMs: 60_000, logger });
    const answer = lists.press('nl', 1, visitor.signal);
    visitor.abort(new Error('went on'));
    expect([await failureOf(answer), logger.entries]).toEqual(['went on', []]);
  });
});
