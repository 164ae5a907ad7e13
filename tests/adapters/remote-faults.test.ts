import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { type Sandbox, startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { aQuestion } from '#tests/contracts/a-query.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';
import { failureOf } from './failure-of.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  const hall = hallOf(aPage());
  sandbox = await startSandbox({ hall, port: 0, directory: ':memory:', elasticsearchToken: 'token' });
});

beforeEach(() => sandbox.reset());

afterAll(() => sandbox.close());

async function goesWrong(fault: object): Promise<void> {
  const body = JSON.stringify({ route: '*', ...fault });
  await fetch(`${sandbox.urls.cms}/__faults`, { method: 'POST', body });
}

async function calls(): Promise<number> {
  const counts = (await (await fetch(`${sandbox.urls.cms}/__calls`)).json()) as Record<string, number>;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const dependencies = () => ({ url: sandbox.urls.cms, fetch, logger: new SilentLogger(), timeoutMs: 400 });

const systems = {
  CmsHttp: (signal?: AbortSignal) =>
    new CmsHttp(dependencies()).page({ locale: 'nl', uri: 'over-ons' }, signal),
  graphqlSearchIndex: (signal?: AbortSignal) =>
    createGraphqlSearchIndex({ ...dependencies(), token: 'token' }).events(aQuestion(), signal),
} as const;

const faults = [
  ['an error', { status: 500 }],
  ['a refusal', { status: 429 }],
  ['a redirect elsewhere', { status: 302, headers: { Location: 'https://elsewhere.invalid/' } }],
  ['no answer', { hang: true }],
  ['a broken connection', { reset: true }],
  ['half an answer', { truncate: true }],
  ['JSON of another shape', { wrongSchema: true }],
  ['a page for people', { html: true }],
  ['fifty megabytes', { bytes: 50_000_000 }],
  ['a slow drip', { bytes: 20_000, bytesPerSecond: 1000 }],
] as const;

describe.each(Object.entries(systems))('%s and a system that returns', (name, request) => {
  it.each(faults)('A07 A08 A09 E08 CALL-3 %s fails with a message, after one request', async (_, fault) => {
    await goesWrong(fault);
    expect(await failureOf(request())).toMatch(
      name === 'CmsHttp' ? /^Could not fetch http/ : /^GraphQL error: /,
    );
    expect(await calls()).toBe(1);
  });

  it('E08 no response rejects with the reason of an abort', async () => {
    await goesWrong({ hang: true });
    const visitor = new AbortController();
    const answer = request(visitor.signal);
    visitor.abort(new Error('went on'));
    expect(await failureOf(answer)).toBe('went on');
  });

  it('E08 a valid response is parsed again', async () => {
    await goesWrong({ status: 500, times: 1 });
    await failureOf(request());
    await expect(request()).resolves.toBeDefined();
  });
});
