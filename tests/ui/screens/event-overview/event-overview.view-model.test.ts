import { describe, expect, it } from 'vitest';
import { noEventFacets } from '#domain/facet/facet.ts';
import { emptyEventListingState } from '#domain/listing/event-listing-state.ts';
import type { HallDay } from '#domain/time/hall-day.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';
import { calendarAt, december, opened } from '#tests/ui/screens/event-overview/a-calendar.ts';
import { emptyListing } from '#tests/ui/screens/event-overview/deferred-search.ts';
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
    countRequests: () => search.questions,
    startLateRequest: async () => {
      void picker.showMonth(december);
      return () => search.resolveMonth(december);
    },
  };
});

describe('the calendar', () => {
  it('LIST-14 states which filter to remove if nothing was found', () => {
    const { calendar, list, data } = opened({ keyword: 'piano', date: '2026-12-05' as HallDay });
    const filter = { kind: 'keyword', keyword: 'piano' } as const;
    expect(list.relaxations).toEqual([]);
    calendar.receive({ ...data, relaxations: [{ filter, count: 12 }] });
    expect(list.relaxations).toEqual([
      { filter, label: 'piano', address: '/concertagenda?date=2026-12-05', count: 12 },
    ]);
  });

  it('LIST-3 goes back to page 1 when a facet is toggled, and keeps the scroll position', () => {
    const { list, navigator } = opened({ page: 3 });
    list.toggle('genres', 'Lied');
    expect(navigator.navigations).toEqual([{ path: '/concertagenda?genres=Lied', scope: 'filter' }]);
  });

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

  it('LIST-3 searches for a keyword 300 ms after the last keystroke, and once', () => {
    const { list, timer, addresses } = opened();
    list.query.type('mah');
    timer.advance(299);
    list.query.type('mahler');
    timer.advance(299);
    expect(addresses()).toEqual([]);
    timer.advance(1);
    expect(addresses()).toEqual(['/concertagenda?keyword=mahler']);
  });

  it('LIST-3 searches immediately on Enter, and not again after the pause', () => {
    const { list, timer, addresses } = opened();
    list.query.type('mahler');
    list.query.searchFor('mahler');
    timer.advance(1000);
    expect(addresses()).toEqual(['/concertagenda?keyword=mahler']);
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

  it('LIST-4 keeps the old results, marked as busy, until the new ones arrive', () => {
    const { calendar, list, data } = opened();
    list.toggle('genres', 'Lied');
    expect([list.query.isBusy, calendar.data]).toEqual([true, data]);
    calendar.receive(calendarAt({ selection: { ...emptyEventListingState.selection, genres: ['Lied'] } }));
    expect(list.query.isBusy).toBe(false);
  });

  it('applies a second filter to the first, even while the first is pending', () => {
    const { list, addresses } = opened();
    list.toggle('genres', 'Lied');
    list.toggle('rooms', 'Grote Zaal');
    expect(addresses().at(-1)).toBe('/concertagenda?genres=Lied&rooms=Grote+Zaal');
  });

  it('ROUTE-20 has the address of a filter before it is chosen', () => {
    const { list, addresses } = opened();
    const address = list.filterAddress('genres', 'Lied');
    expect(list.filterAddress('seasons', 'Lied')).toBeNull();
    list.toggle('genres', 'Lied');
    list.toggle('seasons', 'Lied');
    expect(addresses()).toEqual([address]);
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

  it('shows a value as chosen immediately after the click', () => {
    const { calendar, list } = opened();
    list.toggle('genres', 'Lied');
    expect(calendar.facets[0]?.first[0]).toMatchObject({ value: 'Lied', isActive: true });
  });

  it('keeps the draft when an older response arrives', () => {
    const { calendar, list } = opened();
    list.toggle('genres', 'Lied');
    list.query.type('mahler');
    calendar.receive(calendarAt({ selection: { ...emptyEventListingState.selection, genres: ['Lied'] } }));
    expect(list.query.draft).toBe('mahler');
  });

  it('takes over the keyword of the address when the visitor goes back', () => {
    const { calendar, list } = opened({ keyword: 'mahler' });
    calendar.receive(calendarAt({ keyword: '' }));
    expect(list.query.draft).toBe('');
  });

  it('LIST-13 opens and closes the filter panel; closing it twice has no effect', () => {
    const { list } = opened();
    list.togglePanel();
    expect(list.isPanelOpen).toBe(true);
    list.closePanel();
    list.closePanel();
    expect(list.isPanelOpen).toBe(false);
  });

  it('lists every active filter, with the address without it', () => {
    const { list } = opened({
      keyword: 'mahler',
      selection: { ...emptyEventListingState.selection, genres: ['Lied'] },
    });
    expect(list.chips.map(({ label, address }) => [label, address])).toEqual([
      ['mahler', '/concertagenda?genres=Lied'],
      ['Lied', '/concertagenda?keyword=mahler'],
    ]);
  });

  it('LIST-14 labels a filter from its own response if all facets are unknown', () => {
    const { calendar, list, data } = opened({
      selection: { ...emptyEventListingState.selection, genres: ['Lied'] },
    });
    const facets = { ...noEventFacets, genres: [{ value: 'Lied', label: 'Song', count: 2 }] };
    calendar.receive({ ...data, allFacets: noEventFacets, listing: { ...emptyListing, facets } });
    expect(list.chips.map(({ label }) => label)).toEqual(['Song']);
  });

  it('LIST-3 removes a filter, and the keyword from the field', () => {
    const { list, addresses } = opened({
      keyword: 'mahler',
      selection: { ...emptyEventListingState.selection, genres: ['Lied'] },
    });
    list.query.type('mahler 2');
    list.removeFilter({ kind: 'facet', name: 'genres', value: 'Lied' });
    expect([addresses(), list.query.draft]).toEqual([['/concertagenda?keyword=mahler'], 'mahler 2']);
    list.removeFilter({ kind: 'keyword', keyword: 'mahler' });
    expect([addresses().at(-1), list.query.draft]).toEqual(['/concertagenda', '']);
  });

  it('LIST-1 has the addresses of a page, of a day, and of the whole list', () => {
    const { list, picker, data } = opened({ keyword: 'mahler', date: '2026-12-05' as HallDay });
    expect(list.query.pageAddress(2)).toBe('/concertagenda?keyword=mahler&page=2&date=2026-12-05');
    expect(picker.daysAddress({ date: '2026-12-06' as HallDay, until: null }, data.state)).toBe(
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
