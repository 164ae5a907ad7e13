import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpDateOf } from '#domain/time/clock-difference.ts';
import { hour, later } from '#domain/time/instant.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { aHall, anEventPage } from '#fixtures/builders/an-event.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

const concert = anEventPage();
const noHighlights = { hero: [], events: [] };
const hall = aHall({
  nl: {
    pages: [
      concert,
      {
        ...aPage({ uri: 'concerten', url: '/concerten', title: 'Concertagenda' }),
        kind: 'eventOverview' as const,
      },
      aPageOf('home', noHighlights, { uri: '__home__', url: '/', title: 'Het Klankhuis' }),
    ],
  },
  en: {
    pages: [
      aPageOf('home', noHighlights, { uri: '__home__', url: '/en', title: 'Het Klankhuis', language: 'en' }),
    ],
  },
});

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(hall);
});
afterAll(() => site.close());

describe('the web tier, over HTTP', () => {
  it('ROUTE-1 says ok without asking anyone', async () => {
    const answer = await site.ask('/app-health-check');
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      'ok',
      'no-store',
    ]);
  });

  it('ROUTE-1 SALE-2 says what time it is at the hall, to a question without a body too', async () => {
    const answer = await fetch(`${site.url}/app-health-check`, { method: 'HEAD' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(httpDateOf(answer.headers.get('date'))).toBe(site.clock.now());
  });

  it('ROUTE-1 says, asked deeply, how the systems behind it are', async () => {
    expect((await site.ask(concert.url)).status).toBe(200);
    expect(await (await site.ask('/app-health-check?deep=1')).json()).toEqual({
      cms: 'up',
      search: 'up',
      shared: 'none',
      answers: { success: expect.any(Number) },
    });
  });

  it('ROUTE-2 serves the home pages of both languages', async () => {
    expect(await (await site.ask('/')).text()).toContain('<html lang="nl">');
    expect(await (await site.ask('/en')).text()).toContain('<html lang="en">');
  });

  it('ROUTE-9 sends a visitor of another language home, at the root alone, and lets nobody keep that', async () => {
    const english = { 'accept-language': 'en-GB,en;q=0.9,nl;q=0.2' };
    const sent = await site.ask('/', english);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/en']);
    expect(sent.headers.get('cache-control')).toBe('private, no-store');
    expect((await site.ask(concert.url, english)).status).toBe(200);
  });

  it('ROUTE-9 keeps what was asked on the way to the other home, and shows an editor the home that was asked for', async () => {
    const english = { 'accept-language': 'en' };
    const sent = await site.ask('/?cp=1&utm_source=brief', english);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/en?cp=1&utm_source=brief']);
    const written = await site.ask('/?x-craft-live-preview=9f3a&token=t', english);
    expect([written.status, written.headers.get('location')]).toEqual([200, null]);
  });

  it('ROUTE-9 believes the cookie before the browser, and no cookie it does not know', async () => {
    const asked = (cookie: string) => site.ask('/', { cookie, 'accept-language': 'en' });
    expect((await asked('i18n_redirected=nl')).status).toBe(200);
    expect((await asked('i18n_redirected=fr')).status).toBe(302);
  });

  it('ROUTE-9 tells caches that the root differs by visitor', async () => {
    const { headers } = await site.ask('/', { 'accept-language': 'nl' });
    expect(headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  });

  it('ROUTE-21 sends the Dutch prefix away, with the question', async () => {
    const answers = await Promise.all(['/nl', '/nl/concertagenda?genres=Lied'].map((path) => site.ask(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [301, '/'],
      [301, '/concertagenda?genres=Lied'],
    ]);
  });

  it('ROUTE-6 sends /admin to the CMS’s control panel, in either language', async () => {
    const answer = await site.ask('/en/admin/entries/5012?site=nl');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${site.sandbox.urls.cms}/admin/entries/5012?site=nl`,
    ]);
  });

  it('ROUTE-3 ROUTE-18 calls its debug pages by a title of their own and the hall’s name', async () => {
    const told = await serveSite(hall, { DEBUG_ROUTES: '1' });
    try {
      const text = await (await told.ask('/en/debug/link')).text();
      expect(text).toMatch(/<title>[^<]+ – Het Klankhuis<\/title>/);
    } finally {
      await told.close();
    }
  });

  it('ROUTE-3 D15 has no debug pages unless it is told to', async () => {
    expect((await site.ask('/debug')).status).toBe(404);
  });

  it('ROUTE-13 answers 404 with a page that helps', async () => {
    const answer = await site.ask('/nergens');
    expect([answer.status, (await answer.text()).includes('Sorry, de pagina is niet beschikbaar')]).toEqual([
      404,
      true,
    ]);
  });

  it('ROUTE-13 answers a question that is none of the site’s in the fixed words', async () => {
    const answer = await site.ask('/gateway/nl/nonsense');
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { code: 404, message: 'This page could not be found' } },
    ]);
  });

  it.each(['//evil.example/', '/%00', '/a%5Cb', '/en/%2e%2e/', '/%', '/%ff'])(
    'B04 refuses %s, which no page can be called',
    async (path) => {
      expect(await statusOfRaw(path)).toBe(400);
    },
  );

  it('D16 says the same of safety on every kind of answer', async () => {
    for (const path of [
      '/',
      '/nergens',
      '/nl',
      '/app-health-check',
      '/gateway/nl/global',
      '/assets/style-1.css',
      '/%',
    ]) {
      const { headers } = await site.ask(path);
      expect([path, headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual([
        path,
        'nosniff',
        'DENY',
      ]);
      expect([path, headers.get('server'), headers.get('x-powered-by')]).toEqual([path, null, null]);
    }
  });

  it('D07 allows exactly the inline script that it sends', async () => {
    const answer = await site.ask(concert.url);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const script = /<script type="module">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? '';
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64');
    expect(policy).toContain(`'sha256-${digest}'`);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it('B01 draws the same page whatever else the request says', async () => {
    const plain = await (await site.ask(concert.url)).text();
    const canary = {
      'x-forwarded-host': 'canary.example',
      forwarded: 'host=canary.example',
      cookie: 'x=canary',
      'user-agent': 'canary',
    };
    expect(await (await site.ask(concert.url, canary)).text()).toBe(plain);
  });

  it('B14 sends what the browser can read, and says that it depends on that', async () => {
    const answer = await site.ask(concert.url, { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  });

  it('serves what the build made as never changing, and 404 for what it did not', async () => {
    expect((await site.ask('/assets/style-1.css')).headers.get('cache-control')).toMatch(/immutable/);
    const missing = await site.ask('/assets/nothing.js');
    expect([missing.status, missing.headers.get('content-type')?.includes('html')]).toEqual([404, false]);
  });

  it('draws a figure from its address, for ever, and none from another', async () => {
    const figure = /\/figure\/[^"]+\.svg/.exec(await (await site.ask(concert.url)).text())?.[0] ?? '';
    const answer = await site.ask(figure);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/svg\+xml/),
    ]);
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    expect((await site.ask('/figure/nonsense.svg')).status).toBe(404);
  });

  it('CALL-3 tells a browser of a failing CMS without saying where it stands', async () => {
    const page = aPage({ uri: 'later', url: '/later' });
    const answer = await failing('GET /api/default/nl/page.json*', 500, () =>
      site.ask(`/gateway/nl/page?uri=${page.uri}`),
    );
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.not.stringContaining(site.sandbox.urls.cms),
    ]);
  });

  it('LIST-2 logs a parameter that the list does not know, once a day, and nothing that other pages are asked', async () => {
    const told = () =>
      site.logger.entries
        .filter(({ event }) => event === 'list.unknown-parameter')
        .map(({ facts }) => [facts?.['path'], facts?.['name']]);
    for (const path of ['/concerten?kleur=rood', '/concerten?cp=1&genres=Lied&kleur=blauw', '/?kleur=rood']) {
      expect((await site.ask(path)).status).toBe(200);
    }
    expect(told()).toEqual([['/concerten', 'kleur']]);
    site.clock.moveTo(later(site.clock.now(), 25 * hour));
    await site.ask('/concerten?kleur=rood');
    expect(told()).toHaveLength(2);
  });

  it('LIST-14 lets the calendar stand while the search is away, and find concerts again afterwards', async () => {
    const answer = await failing('POST /api*', 500, () => site.ask('/concerten?keyword=mahler'));
    expect([answer.status, (await answer.text()).includes('De agenda is even niet te doorzoeken')]).toEqual([
      200,
      true,
    ]);
    site.clock.moveTo(later(site.clock.now(), hour));
    await site.ask('/concerten?keyword=mahler');
    expect(await (await site.ask('/concerten?keyword=mahler')).text()).not.toContain('niet te doorzoeken');
  });

  it('ERROR-1 stands with 503, and never a stack, while the CMS is away, and recovers', async () => {
    const answer = await failing('*', 500, () => site.ask('/vandaag-nieuw'));
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      // What is left of ten seconds: a busy machine may take one of them to answer.
      expect.stringMatching(/^(9|10)$/),
      'no-store',
    ]);
    expect(await answer.text()).not.toMatch(/at .*\.ts|Error:/);
    site.clock.moveTo(later(site.clock.now(), hour));
    expect((await site.ask('/vandaag-nieuw')).status).toBe(404);
  });
});

/** The status of a path sent as it is written: `fetch` would tidy it first. */
function statusOfRaw(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

/** What a request is answered while the CMS fails. */
async function failing(route: string, status: number, ask: () => Promise<Response>): Promise<Response> {
  const faults = `${site.sandbox.urls.cms}/__faults`;
  await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route, status }),
  });
  try {
    return await ask();
  } finally {
    await fetch(faults, { method: 'DELETE' });
  }
}
