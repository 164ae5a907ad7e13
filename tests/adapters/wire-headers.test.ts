import { graphql, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { createGraphqlSearchIndex } from '#adapters/search-graphql/graphql-search-index.adapter.ts';
import type { HallMonth } from '#domain/time/hall-day.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** What really leaves the process, seen where it leaves: at the global `fetch` that production uses. */
const cms = 'http://cms.example';
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const reach = {
  url: cms,
  fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  logger: new SilentLogger(),
  timeoutMs: 1000,
};
const november = '2026-11' as HallMonth;

/** Queries a month, and returns the request's headers. */
async function headersWith(token: string): Promise<Headers> {
  let seen = new Headers();
  network.use(
    graphql.link(`${cms}/api`).operation(({ request }) => {
      seen = request.headers;
      return HttpResponse.json({
        data: { search: { facets: { eventDate: [{ value: '2026-11-20', label: null, count: 3 }] } } },
      });
    }),
  );
  await createGraphqlSearchIndex({ ...reach, token }).eventDays({ locale: 'nl', month: november });
  return seen;
}

describe('what leaves the site for its systems', () => {
  it('CALL-35 bears the search’s token, and none where none is set', async () => {
    expect((await headersWith('a-token')).get('authorization')).toBe('Bearer a-token');
    expect((await headersWith('')).get('authorization')).toBeNull();
  });

  it('CALL-3 reports the search’s message for any status', async () => {
    network.use(graphql.link(`${cms}/api`).operation(() => new HttpResponse(null, { status: 502 })));
    await expect(
      createGraphqlSearchIndex({ ...reach, token: '' }).eventDays({ locale: 'nl', month: november }),
    ).rejects.toThrow('GraphQL error: invalid status 502');
  });

  it('CALL-6 requests a page by its uri, in its language, as JSON', async () => {
    let received: Request | undefined;
    network.use(
      http.get(`${cms}/api/default/en/page.json`, ({ request }) => {
        received = request;
        return HttpResponse.json({ error: { code: 404, message: 'Page not found' } }, { status: 404 });
      }),
    );
    expect(await new CmsHttp(reach).page({ locale: 'en', uri: 'concerts/mahler 2' })).toEqual({
      kind: 'missing',
    });
    expect(received && new URL(received.url).searchParams.get('url')).toBe('concerts/mahler 2');
    expect(received?.headers.get('accept')).toContain('application/json');
  });

  it('CALL-3 reports the request, the status, and the CMS’s message', async () => {
    network.use(
      http.get(`${cms}/api/default/nl/global.json`, () =>
        HttpResponse.json(
          { error: { code: 500, message: 'A server error occurred.' } },
          { status: 500, statusText: 'Internal Server Error' },
        ),
      ),
    );
    await expect(new CmsHttp(reach).global({ locale: 'nl' })).rejects.toThrow(
      `Could not fetch ${cms}/api/default/nl/global.json: 500 Internal Server Error - A server error occurred.`,
    );
  });

  it('D13 follows the CMS to no other host', async () => {
    network.use(
      http.get(`${cms}/api/default/nl/global.json`, () =>
        HttpResponse.redirect('http://evil.example/global.json', 302),
      ),
    );
    await expect(new CmsHttp(reach).global({ locale: 'nl' })).rejects.toThrow(/Could not fetch/);
  });
});
