import { describe, expect, it } from 'vitest';
import { emptyEventListingState } from '#domain/listing/event-list.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';
import { december, emptyListing, opened } from '#tests/ui/screens/event-overview/a-calendar.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';
import type { EventOverviewData } from '#ui/screens/event-overview/event-overview.data.ts';

viewModelContract('EventOverviewViewModel', () => {
  const { calendar, list, picker, search } = opened();
  return {
    viewModel: calendar,
    readState: () => ({
      month: picker.month,
      draft: list.query.draft,
      requested: list.query.requestedState,
    }),
    observed: 'data',
    countRequests: () => search.requests.length,
    startLateRequest: async () => {
      void picker.showMonth(december);
      return () => search.resolveMonth(december);
    },
  };
});

describe('the calendar', () => {
  it('LIST-3 goes back to page 1 when the day changes', () => {
    const { picker, addresses } = opened({ page: 3 });
    picker.chooseDays({ date: '2026-12-05' as HallDay, until: null });
    expect(addresses()).toEqual(['/concertagenda?date=2026-12-05']);
  });

  it('WAY-12 chooses a shortcut, shows it as chosen at once, and removes it again', () => {
    const { calendar, addresses } = opened({ keyword: 'mahler' });
    const [, choice] = calendar.shortcuts;
    if (!choice) throw new Error('no shortcut');
    expect(calendar.shortcutAddress(choice)).toBe(
      '/concertagenda?keyword=mahler&date=2026-11-21&until=2026-11-21',
    );
    calendar.chooseShortcut(choice);
    const [, chosen] = calendar.shortcuts;
    if (!chosen) throw new Error('no shortcut');
    expect(chosen.isChosen).toBe(true);
    expect(calendar.list.chips.map(({ filter }) => calendar.isShortcut(filter))).toEqual([false, true]);
    calendar.chooseShortcut(chosen);
    expect(addresses()).toEqual([
      '/concertagenda?keyword=mahler&date=2026-11-21&until=2026-11-21',
      '/concertagenda?keyword=mahler',
    ]);
  });

  it('LIST-4 empties the list immediately on reset, banners included, and requests it after 10 ms', () => {
    const { calendar, list, data, timer, addresses } = opened({ keyword: 'mahler', page: 2 });
    const full: EventOverviewData = {
      ...data,
      listing: { ...emptyListing, total: 17, page: 2, pages: 2, events: [anEventCard()] },
      banners: [{ id: 1, position: 16, seriesPosition: 16, title: 'Meer Mahler', url: '/mahler' }],
    };
    calendar.receive(full);
    const onScreen = () => calendar.days.flatMap(({ events }) => events.map(({ banners }) => banners.length));
    expect(onScreen()).toEqual([1]);
    list.reset();
    expect([onScreen(), calendar.daysInView, list.query.isResetting]).toEqual([[], [], true]);
    expect([list.query.draft, list.query.isBusy, list.chips]).toEqual(['', true, []]);
    timer.advance(9);
    expect(addresses()).toEqual([]);
    timer.advance(1);
    expect(addresses()).toEqual(['/concertagenda']);
    calendar.receive({ ...full, state: emptyEventListingState });
    expect([onScreen(), list.query.isResetting]).toEqual([[1], false]);
  });

  it('LIST-5 has the concerts of the page that are visible without scrolling, under the same days', () => {
    const { calendar, data } = opened();
    const evenings = [0, 0, 1, 1, 1, 2, 2, 3].map((nights, place) =>
      anEventCard({
        uri: `concerten/${place}`,
        starts: addMilliseconds(at('2026-12-04T20:15:00+01:00'), nights * 24 * hourMs),
      }),
    );
    calendar.receive({ ...data, listing: { ...emptyListing, total: 8, events: evenings } });
    expect(calendar.days.map(({ events }) => events.length)).toEqual([2, 3, 2, 1]);
    expect(calendar.daysInView.map(({ events }) => events.length)).toEqual([2, 3]);
  });

  it('LIST-1 has the addresses of a page, of a day, and of the whole list', () => {
    const { list, picker } = opened({ keyword: 'mahler', date: '2026-12-05' as HallDay });
    expect(list.query.pageAddress(2)).toBe('/concertagenda?keyword=mahler&page=2&date=2026-12-05');
    expect(picker.daysAddress({ date: '2026-12-06' as HallDay, until: null })).toBe(
      '/concertagenda?keyword=mahler&date=2026-12-06',
    );
    expect(list.resetAddress).toBe('/concertagenda');
    expect(list.chips.map(({ filter }) => filter)).toEqual([
      { kind: 'keyword', keyword: 'mahler' },
      { kind: 'days', date: '2026-12-05', until: null },
    ]);
  });

  it('LIST-18 places banners of missing cards last, and none during a reset', () => {
    const { calendar, list, data } = opened();
    const banner = { id: 1, position: 3, seriesPosition: 3, title: 'Meer Mahler', url: '/mahler' };
    calendar.receive({
      ...data,
      listing: { ...emptyListing, total: 3, events: [anEventCard()] },
      banners: [banner],
    });
    expect(calendar.closingBanners).toEqual([banner]);
    list.reset();
    expect(calendar.closingBanners).toEqual([]);
  });
});
