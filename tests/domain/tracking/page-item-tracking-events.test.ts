import { describe, expect, it } from 'vitest';
import { findPageFacts, type PageFacts } from '#domain/tracking/page-facts.ts';
import { toPageItemTrackingEvents } from '#domain/tracking/page-item-tracking-events.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';

const bach = anEventCard({ id: anEventId(1), uri: 'concerten/bach' });
const reich = anEventCard({ id: anEventId(2), uri: 'concerten/reich' });

const nothing = findPageFacts(null, null);
const aPageWith = (own: Partial<PageFacts>): PageFacts => ({ ...nothing, ...own });
const onBach = aPageWith({ concert: bach });
const onReich = aPageWith({ concert: reich });
const secondPage = aPageWith({ eventList: { list: 'calendar', events: [bach, reich], before: 15 } });

describe('the tracking events of a page’s content', () => {
  it('TRACK-3 is its list of concerts, with their places in the whole list', () => {
    expect(toPageItemTrackingEvents(secondPage, null)).toEqual([
      { kind: 'concertsListed', list: 'calendar', concerts: [bach, reich], before: 15 },
    ]);
  });

  it('TRACK-3 are none for an empty list, and for a page without a concert', () => {
    const empty = aPageWith({ eventList: { list: 'calendar', events: [], before: 0 } });
    expect(toPageItemTrackingEvents(empty, secondPage)).toEqual([]);
    expect(toPageItemTrackingEvents(nothing, secondPage)).toEqual([]);
  });

  it.each([
    [bach, onBach, 16],
    [reich, onReich, 17],
  ])('TRACK-3 is the concert it is about, with the list and place that led to it', (concert, page, place) => {
    expect(toPageItemTrackingEvents(page, secondPage)).toEqual([
      { kind: 'concertViewed', concert, list: 'calendar', place },
    ]);
  });

  it('TRACK-3 is that concert alone where no list led to it', () => {
    const elsewhere = aPageWith({ eventList: { list: 'calendar', events: [reich], before: 15 } });
    for (const cameFrom of [null, nothing, elsewhere]) {
      expect(toPageItemTrackingEvents(onBach, cameFrom)).toEqual([
        { kind: 'concertViewed', concert: bach, list: null, place: 1 },
      ]);
    }
  });
});
