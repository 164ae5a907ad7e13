import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHttpDate } from '#adapters/web-gateway/clock-difference.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

const concert = anEventPage();
const hall = aHall({
  nl: {
    pages: [
      concert,
      {
        ...aPage({ uri: 'concerten', title: 'Concertagenda' }),
        kind: 'eventOverview' as const,
      },
      aPageOf('home'),
    ],
  },
  en: {
    pages: [aPageOf('home', { language: 'en' })],
  },
});

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(hall);
});
afterAll(() => site.close());

describe('the web tier, over HTTP', () => {
  it('ROUTE-1 answers ok without upstream requests', async () => {
    const answer = await site.fetch('/app-health-check');
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      'ok',
      'no-store',
    ]);
  });

  it('ROUTE-1 SALE-2 has the hall’s time as Date, also for HEAD', async () => {
    const answer = await fetch(`${site.url}/app-health-check`, { method: 'HEAD' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(parseHttpDate(answer.headers.get('date'))).toBe(site.clock.now());
  });

  it('ROUTE-1 reports the state of the upstream systems with deep=1', async () => {
    expect((await site.fetch(concert.url)).status).toBe(200);
    expect(await (await site.fetch('/app-health-check?deep=1')).json()).toEqual({
      cms: 'up',
      search: 'up',
      shared: 'none',
      answers: { success: expect.any(Number) },
    });
  });

  it('ROUTE-2 serves the home pages of both languages', async () => {
    expect(await (await site.fetch('/')).text()).toContain('<html lang="nl">');
    expect(await (await site.fetch('/en')).text()).toContain('<html lang="en">');
  });

  it('ROUTE-9 redirects to the home page in the visitor’s language, at the root only, not cacheable', async () => {
    const english = { 'accept-language': 'en-GB,en;q=0.9,nl;q=0.2' };
    const sent = await site.fetch('/', english);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/en']);
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
    expect((await site.fetch(concert.url, english)).status).toBe(200);
  });

  it('ROUTE-9 preserves the query in that redirect, and does not redirect a live preview', async () => {
    const english = { 'accept-language': 'en' };
    const sent = await site.fetch('/?cp=1&utm_source=brief', english);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/en?cp=1&utm_source=brief']);
    const written = await site.fetch('/?x-craft-live-preview=9f3a&token=t', english);
    expect([written.status, written.headers.get('location')]).toEqual([200, null]);
  });

  it('ROUTE-9 prefers the cookie to the browser’s languages, and ignores an unknown value', async () => {
    const requestHome = (cookie: string) => site.fetch('/', { cookie, 'accept-language': 'en' });
    expect((await requestHome('i18n_redirected=nl')).status).toBe(200);
    expect((await requestHome('i18n_redirected=fr')).status).toBe(302);
  });

  it('ROUTE-9 has Vary at the root, which differs by visitor', async () => {
    const { headers } = await site.fetch('/', { 'accept-language': 'nl' });
    expect(headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  });

  it('ROUTE-21 redirects the Dutch prefix, with the query', async () => {
    const answers = await Promise.all(
      ['/nl', '/nl/concertagenda?genres=Lied'].map((path) => site.fetch(path)),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [301, '/'],
      [301, '/concertagenda?genres=Lied'],
    ]);
  });

  it('ROUTE-6 redirects /admin to the CMS’s control panel, in both languages', async () => {
    const answer = await site.fetch('/en/admin/entries/5012?site=nl');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${site.sandbox.urls.cms}/admin/entries/5012?site=nl`,
    ]);
  });

  it('ROUTE-3 ROUTE-18 has debug pages with their own title and the hall’s name', async () => {
    const debugSite = await serveSite(hall, { DEBUG_ROUTES: '1' });
    try {
      const text = await (await debugSite.fetch('/en/debug/link')).text();
      expect(text).toMatch(/<title>[^<]+ – Het Klankhuis<\/title>/);
    } finally {
      await debugSite.close();
    }
  });

  it('ROUTE-3 D15 has no debug pages by default', async () => {
    expect((await site.fetch('/debug')).status).toBe(404);
  });

  it('ROUTE-13 answers 404 with an error page', async () => {
    const answer = await site.fetch('/nergens');
    expect([answer.status, (await answer.text()).includes('Sorry, de pagina is niet beschikbaar')]).toEqual([
      404,
      true,
    ]);
  });

  it('ROUTE-13 answers an unknown gateway query with the fixed message', async () => {
    const answer = await site.fetch('/gateway/nl/nonsense');
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { code: 404, message: 'This page could not be found' } },
    ]);
  });

  it.each(['//evil.example/', '/%00', '/a%5Cb', '/en/%2e%2e/', '/%', '/%ff'])(
    'B04 rejects %s, which no page can have as address',
    async (path) => {
      expect(await statusOfRaw(path)).toBe(400);
    },
  );

  it('D16 has the same security headers on every kind of response', async () => {
    for (const path of [
      '/',
      '/nergens',
      '/nl',
      '/app-health-check',
      '/gateway/nl/global',
      '/assets/style-1.css',
      '/%',
    ]) {
      const { headers } = await site.fetch(path);
      expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
        path,
        'nosniff',
        'DENY',
      ]);
      expect([path, headers.get('server'), headers.get('x-powered-by')]).toEqual([path, null, null]);
    }
  });

  it('D07 allows only its inline scripts', async () => {
    const answer = await site.fetch(concert.url);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = [...(await answer.text()).matchAll(/<script(?: type="module")?>(.*?)<\/script>/g)];
    const digests = scripts.map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
    expect(digests).toHaveLength(2);
    expect([...policy.matchAll(/'sha256-([^']*)'/g)].map(([, hash]) => hash).toSorted()).toEqual(
      digests.toSorted(),
    );
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it('B01 renders the same page for any headers', async () => {
    const plain = await (await site.fetch(concert.url)).text();
    const canary = {
      'x-forwarded-host': 'canary.example',
      forwarded: 'host=canary.example',
      cookie: 'x=canary',
      'user-agent': 'canary',
    };
    expect(await (await site.fetch(concert.url, canary)).text()).toBe(plain);
  });

  it('B14 negotiates the encoding, with Vary', async () => {
    const answer = await site.fetch(concert.url, { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  });

  it('serves the files of the build as immutable, and 404 for others', async () => {
    expect((await site.fetch('/assets/style-1.css')).headers.get('cache-control')).toMatch(/immutable/);
    const missing = await site.fetch('/assets/nothing.js');
    expect([missing.status, missing.headers.get('content-type')?.includes('html')]).toEqual([404, false]);
  });

  it('serves figures as immutable, and 404 for another address', async () => {
    const figure = /\/figure\/[^"]+\.svg/.exec(await (await site.fetch(concert.url)).text())?.[0] ?? '';
    const answer = await site.fetch(figure);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/svg\+xml/),
    ]);
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    expect((await site.fetch('/figure/nonsense.svg')).status).toBe(404);
  });

  it('CALL-3 reports a failing CMS to a browser without its address', async () => {
    const page = aPage({ uri: 'later' });
    const answer = await failing('GET /api/default/nl/page.json*', 500, () =>
      site.fetch(`/gateway/nl/page?uri=${page.uri}`),
    );
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.not.stringContaining(site.sandbox.urls.cms),
    ]);
  });

  it('LIST-2 logs an unknown parameter of a list once a day, and none of other pages', async () => {
    const logged = () =>
      site.logger.entries
        .filter(({ event }) => event === 'list.unknown-parameter')
        .map(({ facts }) => [facts?.['path'], facts?.['name']]);
    for (const path of ['/concerten?kleur=rood', '/concerten?cp=1&genres=Lied&kleur=blauw', '/?kleur=rood']) {
      expect((await site.fetch(path)).status).toBe(200);
    }
    expect(logged()).toEqual([['/concerten', 'kleur']]);
    site.clock.moveTo(addMilliseconds(site.clock.now(), 25 * hourMs));
    await site.fetch('/concerten?kleur=rood');
    expect(logged()).toHaveLength(2);
  });

  it('LIST-14 renders the calendar while the search is down, and finds concerts again afterwards', async () => {
    const answer = await failing('POST /api*', 500, () => site.fetch('/concerten?keyword=mahler'));
    expect([answer.status, (await answer.text()).includes('De agenda is even niet te doorzoeken')]).toEqual([
      200,
      true,
    ]);
    site.clock.moveTo(addMilliseconds(site.clock.now(), hourMs));
    await site.fetch('/concerten?keyword=mahler');
    expect(await (await site.fetch('/concerten?keyword=mahler')).text()).not.toContain('niet te doorzoeken');
  });
});

/** The status of a path sent unchanged: `fetch` would normalize it. */
function statusOfRaw(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

/** The response to a request while the CMS fails. */
async function failing(route: string, status: number, request: () => Promise<Response>): Promise<Response> {
  const faults = `${site.sandbox.urls.cms}/__faults`;
  await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route, status }),
  });
  try {
    return await request();
  } finally {
    await fetch(faults, { method: 'DELETE' });
  }
}
