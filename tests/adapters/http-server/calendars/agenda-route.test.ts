import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, minuteMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

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

const site = await siteOfFile(hall);
const limited = await siteOfFile(hall);

async function readJson(path: string) {
  return (await site.fetch(path)).json();
}

describe('the agenda for other sites and programs, over HTTP', () => {
  it('DOOR-54 is JSON that scripts of other sites may read, and is cached as calendars are', async () => {
    const answer = await site.fetch('/agenda.json');
    const { headers } = answer;
    expect([answer.status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
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
  });

  it('DOOR-54 is not sent again to a client that has it, also once it has been made anew', async () => {
    const etag = (await site.fetch('/agenda.json?maxPrice=15')).headers.get('etag') ?? '';
    site.clock.advance(6 * minuteMs);
    const again = await site.fetch('/agenda.json?maxPrice=15', { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('DOOR-54 limits the rate at which one client has other agendas made', async () => {
    const lists = Array.from({ length: 33 }, (_, at) => `/agenda.json?keyword=concert${at}`);
    const answers = [];
    for (const path of lists) answers.push(await limited.fetch(path));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect((await limited.fetch(lists[0] ?? '')).status).toBe(200);
    limited.clock.advance(minuteMs);
    expect((await limited.fetch(lists.at(-1) ?? '')).status).toBe(200);
  });
});
