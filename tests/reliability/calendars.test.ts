import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, minuteMs, secondMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { breakCms, readCmsCalls, resetFaults } from '#tests/reliability/faults.ts';
import type { ServedSite } from '#tests/support/served-site.ts';
import { siteOfTest } from '#tests/support/site-of-test.ts';

const first = moment('2026-12-04T20:15:00+01:00');
const concerts = Array.from({ length: 12 }, (_, at) => {
  const uri = `concerten/${at}`;
  const starts = addMilliseconds(first, at * 24 * hourMs);
  const event = anEventCard({ uri, title: `Concert ${at}`, id: anEventId(at + 1), starts });
  return { page: anEventPage({ event, id: at + 1 }), document: aDocument({ uri, title: uri, starts }) };
});

const hall = hallWith(concerts, { pages: [aPageOf('eventOverview', { uri: 'agenda', title: 'Agenda' })] });

/** A site for each test: the state of the circuit breakers uses the system clock, which the tests do not control. */
let site: ServedSite;
beforeEach(async () => {
  site = await siteOfTest(hall);
});

async function agenda(query = '') {
  const answer = await site.fetch(`/agenda.ics${query}`);
  const text = await answer.text();
  const entries =
    answer.status === 200 ? new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').length : 0;
  return { status: answer.status, entries, retryAfter: answer.headers.get('retry-after') };
}

function wait(milliseconds: number): void {
  site.clock.moveTo(addMilliseconds(site.clock.now(), milliseconds));
}

const complete = { status: 200, entries: 12, retryAfter: null };
/** `Retry-After` is the time until the entry is requested again: ten seconds, or about two if the circuit was open. */
const refused = { status: 503, entries: 0, retryAfter: expect.stringMatching(/^(?:10|[23])$/) };
const cannotFetch = { status: 503, route: 'GET /api/default/nl/page.json?url=concerten%2F3' };

describe('a calendar with entries that cannot be fetched', () => {
  it('A22 is not sent incomplete: 503 if none is cached', async () => {
    await breakCms(site, cannotFetch);
    expect(await agenda()).toEqual(refused);
    wait(25 * hourMs);
    expect(await agenda()).toEqual(refused);
    resetFaults(site);
    wait(hourMs);
    expect(await agenda()).toEqual(complete);
  });

  it('CACHE-6 A25 is generated again after the clock was set back, and served from the future only if that fails', async () => {
    expect(await agenda()).toEqual(complete);
    site.clock.setBack(5 * 365 * 24 * hourMs);
    const cmsCalls = async () =>
      Object.values(await readCmsCalls(site)).reduce((sum, count) => sum + count, 0);
    const before = await cmsCalls();
    expect(await agenda()).toEqual(complete);
    expect(await cmsCalls()).toBeGreaterThan(before);
    site.clock.setBack(24 * hourMs);
    await breakCms(site, { status: 503 });
    expect(await agenda()).toEqual(complete);
    expect(site.logger.entries.map(({ event }) => event)).toContain('calendar.stale-served');
  });

  it('A22 is the last complete one, for a day', async () => {
    expect(await agenda()).toEqual(complete);
    await breakCms(site, { status: 503 });
    for (const pause of [10 * minuteMs, 6 * hourMs, 17 * hourMs]) {
      wait(pause);
      expect(await agenda()).toEqual(complete);
    }
    expect(site.logger.entries.map(({ event }) => event)).toContain('calendar.stale-served');
    wait(2 * hourMs);
    expect(await agenda()).toEqual(refused);
  });

  it('A22 omits entries immediately if they are missing or unreadable', async () => {
    await breakCms(site, { wrongSchema: true, route: 'GET /api/default/nl/page.json?url=concerten%2F3' });
    await breakCms(site, { status: 404, route: 'GET /api/default/nl/page.json?url=concerten%2F4' });
    expect(await agenda()).toEqual({ ...complete, entries: 10 });
    // Now it is a cached failure, which still contains the reason.
    expect(await agenda('?date=2026-12-05')).toEqual({ ...complete, entries: 9 });
  });
});

describe('the address of a calendar', () => {
  it('C21 is normalized before any request: unknown parameters generate no new calendar', async () => {
    const tagOf = async (query: string) => (await site.fetch(`/agenda.ics${query}`)).headers.get('etag');
    const tag = await tagOf('');
    wait(10 * secondMs);
    const marks = ['?x=1', '?utm_source=a', '?page=3', '?categories=jong', '?keyword=', '?date=2020-01-01'];
    expect(await Promise.all(marks.map(tagOf))).toEqual(marks.map(() => tag));
    expect(await tagOf('?keyword=Concert')).not.toBe(tag);
  });
});
