import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, minuteMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const city = 'https://www.city.example';
const concerts = Array.from({ length: 120 }, (_, at) => {
  const uri = `concerten/${String(at).padStart(3, '0')}`;
  const starts = addMilliseconds(moment('2026-12-04T20:15:00+01:00'), at * 24 * hourMs);
  const event = anEventCard({ uri, title: `Concert ${at}`, id: anEventId(at + 1), starts });
  const facets = { genres: labels(at % 3 === 0 ? 'Opera' : 'Lied') };
  return {
    page: anEventPage({ event, id: at + 1 }),
    document: aDocument({ uri, title: uri, starts, facets, minPrice: at }),
  };
});
const calendar = { title: 'Concertagenda', url: '/concertagenda' };
const overview = aPageOf('eventOverview', calendar);
const hall = hallWith(concerts, {
  global: aGlobal('nl', {
    globalPages: { ...aGlobal('nl').globalPages, eventOverview: calendar },
    seo: { title: 'Het Klankhuis', description: 'Vier zalen aan de haven.' },
  }),
  pages: [overview],
});

const site = await siteOfFile(hall, { EMBED_ORIGINS: `${city}, https://tickets.example` });
const closed = await siteOfFile(hall);

async function readJson(path: string) {
  return (await site.fetch(path)).json();
}

describe('the agenda for other sites and programs, over HTTP', () => {
  it('DOOR-54 is JSON that scripts of other sites may read, and is cached as calendars are', async () => {
    const answer = await site.fetch('/agenda.json');
    const { headers } = answer;
    expect([answer.status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('content-language')).toBe('nl');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  });

  it('DOOR-54 is in parts of a hundred concerts, each with the address of the next', async () => {
    const first = await readJson('/agenda.json');
    expect([first.total, first.concerts.length]).toEqual([120, 100]);
    expect(first.next).toBe('http://klankhuis.example/agenda.json?page=2');
    const second = await readJson('/agenda.json?page=2');
    expect(second.concerts.map(({ title }: { title: string }) => title)[0]).toBe('Concert 100');
    expect([second.concerts.length, second.next]).toEqual([20, undefined]);
  });

  it('DOOR-54 takes the filters of the calendar, and ignores what the calendar does not know', async () => {
    const found = await readJson('/agenda.json?genres=Opera&maxPrice=10&colour=red&categories=x');
    expect(found.concerts.map(({ title }: { title: string }) => title)).toEqual([
      'Concert 0',
      'Concert 3',
      'Concert 6',
      'Concert 9',
    ]);
    expect(found.url).toBe('http://klankhuis.example/concertagenda?genres=Opera&maxPrice=10');
  });

  it('DOOR-54 is in both languages', async () => {
    const english = await site.fetch('/en/agenda.json');
    expect([english.headers.get('content-language'), (await english.json()).total]).toEqual(['en', 0]);
    const text = await (await site.fetch('/en/agenda.md')).text();
    expect(text).toContain('As of Friday 20 November 2026');
  });

  it('DOOR-54 is Markdown too', async () => {
    const answer = await site.fetch('/agenda.md?maxPrice=10');
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect((await answer.text()).match(/^- /gm)).toHaveLength(11);
  });

  it('DOOR-54 is not sent again to a client that has it, also once it has been made anew', async () => {
    const etag = (await site.fetch('/agenda.md?maxPrice=15')).headers.get('etag') ?? '';
    site.clock.advance(6 * minuteMs);
    const again = await site.fetch('/agenda.md?maxPrice=15', { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('DOOR-54 limits the rate at which one client has other agendas made', async () => {
    const lists = Array.from({ length: 33 }, (_, at) => `/agenda.json?keyword=concert${at}`);
    const answers = [];
    for (const path of lists) answers.push(await closed.fetch(path));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect((await closed.fetch(lists[0] ?? '')).status).toBe(200);
    closed.clock.advance(minuteMs);
    expect((await closed.fetch(lists.at(-1) ?? '')).status).toBe(200);
  });
});

describe('the agenda in a frame, over HTTP', () => {
  it('DOOR-55 may be framed by the sites of the configuration, and by no other', async () => {
    const { headers } = await site.fetch('/agenda/embed');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${city} https://tickets.example;`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|strict-dynamic|connect-src/);
    expect(headers.get('x-frame-options')).toBeNull();
  });

  it('DOOR-55 may be framed by none without any', async () => {
    const { headers } = await closed.fetch('/agenda/embed');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('DOOR-55 leaves every other page as it is', async () => {
    const { headers } = await site.fetch('/concertagenda');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('DOOR-55 has the next concerts without header and footer, and opens links in the whole window', async () => {
    const html = await (await site.fetch('/agenda/embed?genres=Opera&page=3')).text();
    expect(html.match(/<h3/g)).toHaveLength(15);
    expect(html).toContain('Concert 0');
    expect(html).toContain('<base target="_top"/>');
    expect(html).not.toMatch(/<header|<footer|<nav|<form|target="_blank"/);
    expect(html).toContain(`data-framed-by="${city} https://tickets.example"`);
    expect(html).toContain(
      'href="http://klankhuis.example/concertagenda?genres=Opera">Bekijk alle 40 in de agenda',
    );
  });
});

describe('the poster of the season, over HTTP', () => {
  it('DOOR-60 has every coming concert as a figure of one file, by month, and each is a link', async () => {
    const answer = await site.fetch('/agenda/poster');
    const html = await answer.text();
    expect(html.match(/<use href="\/figure\/\d+\.lines\.svg#[a-z]+-\d+"/g)).toHaveLength(120);
    expect(html.match(/<h2>/g)).toHaveLength(5);
    expect(html).toContain('<time dateTime="2026-12"><span>december </span><span>2026 </span></time>');
    expect(html).toMatch(/<a href="\/concerten\/000"><svg/);
    expect(html).toContain('120 concerten, van vrijdag 4 december 2026 tot en met vrijdag 2 april 2027.');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('DOOR-60 is found by search engines in both languages, and with filters in none', async () => {
    const [whole, filtered] = [
      await site.fetch('/agenda/poster'),
      await site.fetch('/agenda/poster?genres=Opera'),
    ];
    const html = await filtered.text();
    expect(html.match(/<use /g)).toHaveLength(40);
    expect(html).toContain('<a href="http://klankhuis.example/concertagenda?genres=Opera">');
    expect(html).toContain('<link rel="canonical" href="http://klankhuis.example/agenda/poster"/>');
    expect(html).toContain('hrefLang="en" href="http://klankhuis.example/en/agenda/poster"');
    expect([whole, filtered].map(({ headers }) => headers.get('x-robots-tag'))).toEqual([null, 'noindex']);
  });

  it('DOOR-60 says what there is without any concert', async () => {
    const html = await (await site.fetch('/en/agenda/poster')).text();
    expect(html).toContain('lang="en"');
    expect(html).not.toContain('<use');
    expect(html).toContain('No concerts');
  });
});

it('DOOR-56 llms.txt says what the site is, with its addresses for programs in both languages', async () => {
  const answer = await site.fetch('/llms.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text).toMatch(/^# Het Klankhuis\n\n> Vier zalen aan de haven\.\n/);
  for (const path of ['/agenda.md', '/agenda.json', '/concertagenda.ics', '/agenda/embed', '/sitemap.xml'])
    expect(text).toContain(`](http://klankhuis.example${path})`);
  expect(text).toContain('](http://klankhuis.example/en/agenda.json)');
});
