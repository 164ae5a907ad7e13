import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, secondMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, anAddress, hallOf, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const first = moment('2026-12-04T20:15:00+01:00');
const concerts = Array.from({ length: 45 }, (_, at) => {
  const uri = `concerten/${String(at).padStart(2, '0')}`;
  const starts = addMilliseconds(first, at * 24 * hourMs);
  const event = anEventCard({
    uri,
    title: `Concert ${at}`,
    id: anEventId(at + 1),
    starts,
    ends: addMilliseconds(starts, hourMs),
    updated: moment('2026-11-01T10:00:00+01:00'),
  });
  const facets = { genres: labels(at % 3 === 0 ? 'Opera' : 'Lied') };
  return {
    event,
    document: aDocument({ uri, title: uri, starts, facets }),
    page: anEventPage({ event, id: at + 1 }),
  };
});
const ofSeries = concerts.slice(2, 5).map(({ event }) => event);

const hall = hallWith(concerts, {
  global: aGlobal('nl', { address: anAddress({ country: 'NL' }) }),
  pages: [
    anEventPage({ event: anEventCard({ uri: 'concerten/los', id: anEventId(99) }) }),
    aSeriesPage({ events: ofSeries }),
    aPageOf('eventOverview', { uri: 'agenda', title: 'Agenda' }),
    aPage({ uri: 'over-ons' }),
  ],
});

const site = await siteOfFile(hall);

async function summariesAt(path: string): Promise<readonly unknown[]> {
  const text = await (await site.fetch(path)).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((event) => event.getFirstPropertyValue('summary'));
}

describe('calendars and pages of many concerts', () => {
  it('request them with one timeout signal, without a warning about listeners', async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error) => warnings.push(message);
    process.on('warning', hear);
    const answers = await Promise.all(['/agenda.ics', '/agenda'].map((path) => site.fetch(path)));
    process.off('warning', hear);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(warnings).toEqual([]);
  });
});

describe('calendars, over HTTP', () => {
  it('ROUTE-19 are at the address of a concert, with the content type of a calendar', async () => {
    const answer = await site.fetch('/concerten/02.ics');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="02.ics"');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const text = await answer.text();
    expect(text).toContain('UID:event-3@klankhuis.example');
    expect(text).toContain('LOCATION:Grote Zaal\\, Het Klankhuis\\, Kade 1\\, 1011 AA Amsterdam');
  });

  it('ROUTE-19 contain all concerts of a list, not only one page, with the filters of the address', async () => {
    expect(await summariesAt('/agenda.ics')).toEqual(concerts.map(({ event }) => event.title));
    expect(await summariesAt('/agenda.ics?genres=Opera&open=rooms&utm_source=x')).toEqual(
      concerts.filter((_, at) => at % 3 === 0).map(({ event }) => event.title),
    );
    expect(await summariesAt('/agenda.ics?date=2027-01-10&genres=Opera')).toEqual([
      'Concert 39',
      'Concert 42',
    ]);
  });

  it('ROUTE-19 contain the concerts of a series', async () => {
    expect(await summariesAt('/series/mahler.ics')).toEqual(['Concert 2', 'Concert 3', 'Concert 4']);
  });

  it('ROUTE-19 are generated again after five minutes, however often they are requested', async () => {
    const writtenAt = async (wait: number) => {
      site.clock.advance(wait * secondMs);
      const text = await (await site.fetch('/concerten/los.ics')).text();
      return /^DTSTAMP:(\S+)/m.exec(text)?.[1];
    };
    const [fresh, within, after] = [await writtenAt(0), await writtenAt(200), await writtenAt(200)];
    expect(within).toBe(fresh);
    expect(after).not.toBe(fresh);
  });

  it.each(['/over-ons.ics', '/nergens.ics', '/en/concerten/02.ics'])('are not at %s', async (path) => {
    const answer = await site.fetch(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('ROUTE-19 are linked in the head of their pages', async () => {
    const links = await Promise.all(
      ['/concerten/02', '/series/mahler', '/agenda?genres=Opera&page=1', '/over-ons'].map(async (path) => {
        const html = await (await site.fetch(path)).text();
        return /<link rel="alternate" type="text\/calendar" href="([^"]+)"/.exec(html)?.[1];
      }),
    );
    expect(links).toEqual(['/concerten/02.ics', '/series/mahler.ics', '/agenda.ics?genres=Opera', undefined]);
  });

  it('LIST-14 are 503 while the search is down, so that subscribers lose no concerts', async () => {
    const broken = await siteOfTest(hall, { CMS_ELASTICSEARCH_TOKEN: 'none' });
    const answer = await broken.fetch('/agenda.ics');
    // A failed search is cached for 150 seconds, plus or minus 5 %.
    const wait = Number(answer.headers.get('retry-after'));
    expect([answer.status, wait > 140, wait < 160]).toEqual([503, true, true]);
    expect((await broken.fetch('/series/mahler.ics')).status).toBe(200);
  });
});

describe('the start of a sale, as the site serves it', () => {
  it('DOOR-12 WAY-38 has an alarm and the address at which to order', async () => {
    const [opens, purchaseUrl] = [moment('2026-12-01T10:00:00+01:00'), 'https://kassa.example/48211'];
    const event = anEventCard({ purchaseUrl, sale: { code: 0, starts: { _default: opens }, end: null } });
    const served = await siteOfTest(hallOf(anEventPage({ event })));
    const text = await (await served.fetch(`${event.url}.ics?sale=everyone`)).text();
    const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(String(entry?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(entry?.getFirstPropertyValue('description')).toContain(`: ${purchaseUrl}\n`);
  });
});
