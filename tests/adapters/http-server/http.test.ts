import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { breakCms, resetFaults } from '#tests/reliability/faults.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

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

const site = await siteOfFile(hall);
afterEach(() => resetFaults(site));

describe('the web tier, over HTTP', () => {
  it('ROUTE-1 SALE-2 has the hall’s time as Date, also for HEAD', async () => {
    const answer = await fetch(`${site.url}/app-health-check`, { method: 'HEAD' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(answer.headers.get('date') ?? '')).toBe(site.clock.now());
  });

  it('ROUTE-2 serves the home pages of both languages', async () => {
    expect(await (await site.fetch('/')).text()).toContain('<html lang="nl">');
    expect(await (await site.fetch('/en')).text()).toContain('<html lang="en">');
  });

  it('ROUTE-9 preserves the query in that redirect, and does not redirect a live preview', async () => {
    const english = { 'accept-language': 'en' };
    const sent = await site.fetch('/?cp=1&utm_source=brief', english);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/en?cp=1&utm_source=brief']);
    const written = await site.fetch('/?x-craft-live-preview=9f3a&token=t', english);
    expect([written.status, written.headers.get('location')]).toEqual([200, null]);
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

  it('ROUTE-3 ROUTE-18 has debug pages with their own title and the hall’s name', async () => {
    const debugSite = await siteOfTest(hall, { DEBUG_ROUTES: '1' });
    const text = await (await debugSite.fetch('/en/debug/link')).text();
    expect(text).toMatch(/<title>[^<]+ – Het Klankhuis<\/title>/);
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

  it.each([
    ['/concerten/%E0%A4%A', '<html lang="nl">', 'href="/"'],
    ['/%', '<html lang="nl">', 'href="/"'],
    ['/en/concerts/%E0%A4%A?page=2', '<html lang="en">', 'href="/en"'],
    ['/a%5Cb', '<html lang="nl">', 'href="/"'],
  ])(
    'ERROR-1 answers the malformed address %s with an error page and a way home',
    async (path, language, home) => {
      const answer = await site.fetch(path);
      const text = await answer.text();
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([400, 'text/html; charset=utf-8', 'no-store']);
      for (const part of [language, home, '</h1>']) expect(text).toContain(part);
      expect(answer.headers.get('content-security-policy')).toContain('default-src');
    },
  );

  it('ROUTE-14 leads from an address in capitals to the page that it means', async () => {
    const moved = async (path: string) => {
      const answer = await site.fetch(path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await moved('/EN')).toEqual([301, '/en']);
    expect(await moved('/CONCERTEN).?page=2')).toEqual([301, '/concerten?page=2']);
    expect(await moved('/NERGENS)')).toEqual([404, null]);
  });

  it('ROUTE-13 answers an unknown gateway query with the fixed message', async () => {
    const answer = await site.fetch('/gateway/nl/nonsense');
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: { code: 404, message: 'This page could not be found' } },
    ]);
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
    await breakCms(site, { route: 'GET /api/default/nl/page.json*', status: 500 });
    const answer = await site.fetch('/gateway/nl/page?uri=later');
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
    await breakCms(site, { route: 'POST /api*', status: 500 });
    const answer = await site.fetch('/concerten?keyword=mahler');
    resetFaults(site);
    expect([answer.status, (await answer.text()).includes('De agenda is even niet te doorzoeken')]).toEqual([
      200,
      true,
    ]);
    site.clock.moveTo(addMilliseconds(site.clock.now(), hourMs));
    await site.fetch('/concerten?keyword=mahler');
    expect(await (await site.fetch('/concerten?keyword=mahler')).text()).not.toContain('niet te doorzoeken');
  });
});
