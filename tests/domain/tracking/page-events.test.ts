import { describe, expect, it } from 'vitest';
import { completePageFacts } from '#domain/page/page-facts.ts';
import { calendarItemList } from '#domain/tracking/event-item.ts';
import { toPageItemEvents } from '#domain/tracking/tracking-events.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';

const bach = anEventCard({ id: anEventId(1), uri: 'concerten/bach' });
const reich = anEventCard({ id: anEventId(2), uri: 'concerten/reich' });

const nothing = completePageFacts(null);
const onBach = completePageFacts(null, { concert: bach });
const onReich = completePageFacts(null, { concert: reich });
const secondPage = completePageFacts(null, {
  eventList: { list: calendarItemList, events: [bach, reich], before: 15 },
});

describe('the tracking events of a page’s content', () => {
  it('TRACK-3 is its list of concerts, with their places in the whole list', () => {
    expect(toPageItemEvents(secondPage, null)).toMatchObject([
      {
        event: 'view_item_list',
        ecommerce: {
          item_list_id: 1,
          items: [
            { item_id: 1, index: 16 },
            { item_id: 2, index: 17 },
          ],
        },
      },
    ]);
  });

  it('TRACK-3 are none for an empty list, and for a page without a concert', () => {
    const empty = completePageFacts(null, { eventList: { list: calendarItemList, events: [], before: 0 } });
    expect(toPageItemEvents(empty, secondPage)).toEqual([]);
    expect(toPageItemEvents(nothing, secondPage)).toEqual([]);
  });

  it.each([
    [bach, onBach, 16],
    [reich, onReich, 17],
  ])('TRACK-3 is the concert it is about, with the list and place that led to it', ({ id }, page, index) => {
    expect(toPageItemEvents(page, secondPage)).toMatchObject([
      { event: 'view_item', ecommerce: { item_list_id: 1, items: [{ item_id: id, index }] } },
    ]);
  });

  it('TRACK-3 is that concert alone where no list led to it', () => {
    const elsewhere = completePageFacts(null, {
      eventList: { list: calendarItemList, events: [reich], before: 15 },
    });
    for (const cameFrom of [null, nothing, elsewhere]) {
      const [first, ...others] = toPageItemEvents(onBach, cameFrom);
      expect(first).toMatchObject({ event: 'view_item', ecommerce: { items: [{ item_id: 1, index: 1 }] } });
      expect(first).not.toHaveProperty('ecommerce.item_list_id');
      expect(others).toEqual([]);
    }
  });
});
