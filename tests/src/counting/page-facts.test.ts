import { describe, expect, it } from 'vitest';
import type { Banner } from '#domain/event/banner.ts';
import { hallDayAt } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { bannersOn, eventsOn } from '#src/counting/page-facts.ts';
import type { PageAnswer } from '#src/loaders/page.loader.ts';

const bach = anEventCard({ uri: 'concerten/bach', starts: moment('2026-11-20T20:15:00+01:00') });
const reich = anEventCard({ uri: 'concerten/reich' });
const banner: Banner = { id: 1, position: 4, seriesPosition: 2, title: 'Meer Bach', url: '/bach' };

function answered(page: Extract<PageAnswer, { kind: 'page' }>['page'], data: unknown = null): PageAnswer {
  return { kind: 'page', status: 200, page, data };
}

describe('what is known of a page', () => {
  it('TRACK-3 has every concert whose tickets can be ordered on it, its own first', () => {
    const event = anEventPage({ event: bach, relatedEvents: [reich] });
    expect(eventsOn(answered(event))).toEqual([bach, reich]);
    const today = hallDayAt(moment('2026-11-20T12:00:00+01:00'));
    const home = aPageOf('home', { hero: [], events: [reich] });
    expect(eventsOn(answered(home, { today, coming: [bach] }))).toEqual([bach, reich]);
    expect(eventsOn({ kind: 'error', status: 404, page: null, coming: [reich] })).toEqual([reich]);
    expect(eventsOn(answered(aPage()))).toEqual([]);
  });

  it('TRACK-3 has the announcements of its list', () => {
    expect(bannersOn(answered(aPage(), { banners: [banner] }))).toEqual([banner]);
    const without = [null, 'text', {}, { banners: null }];
    expect(without.map((data) => bannersOn(answered(aPage(), data)))).toEqual([[], [], [], []]);
    expect(bannersOn({ kind: 'error', status: 404, page: null, coming: [] })).toEqual([]);
  });
});
