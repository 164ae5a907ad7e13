import { describe, expect, it } from 'vitest';
import { emptyEventListingState } from '#domain/listing/event-list.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { december, january, opened, today } from '#tests/ui/screens/event-overview/a-calendar.ts';
import { viewModelContract } from '#tests/ui/view-model.contract.ts';

viewModelContract('DatePickerViewModel', () => {
  const { picker, search } = opened();
  return {
    viewModel: picker,
    readState: () => picker.month,
    observed: 'month',
    countRequests: () => search.requests.length,
    startLateRequest: async () => {
      void picker.showMonth(december);
      return () => search.resolveMonth(december);
    },
  };
});

describe('the month picker', () => {
  it('LIST-9 shows the month requested last, whichever response comes last', async () => {
    const { picker, search } = opened();
    picker.start();
    void picker.showMonth(december);
    void picker.showMonth(january);
    await search.resolveMonth(january);
    await search.resolveMonth(december);
    expect(picker.month).toEqual({ month: january, days: [{ day: '2027-01-01', count: 1 }] });
  });

  it('LIST-9 shows the month of newer list data, even if another month is pending', async () => {
    const { receive, picker, data, search } = opened({ date: '2026-12-05' as HallDay });
    void picker.showMonth(january);
    receive({ ...data, state: emptyEventListingState, month: { month: december, days: [] } });
    await search.resolveMonth(january);
    expect(picker.month.month).toBe(december);
  });

  it('LIST-9 has the chosen day as tab stop if the focus was moved in another month', async () => {
    const { picker, search } = opened();
    picker.moveFocus('2026-12-20' as HallDay);
    await search.resolveMonth(december);
    expect(picker.focusedDay).toBe('2026-12-20');
    void picker.showMonth('2026-11' as HallMonth);
    await search.resolveMonth('2026-11' as HallMonth);
    expect(picker.focusedDay).toBe(today);
  });

  it('WAY-14 LIST-3 shows the first page of the list from a day, or of that day only', () => {
    const { picker, addresses } = opened({ keyword: 'mahler', date: '2026-12-05' as HallDay, page: 3 });
    const onlyThisDay = { date: picker.chosenDay, until: picker.chosenDay };
    expect(picker.lastDay).toBeNull();
    expect(picker.daysAddress(onlyThisDay)).toBe(
      '/concertagenda?keyword=mahler&date=2026-12-05&until=2026-12-05',
    );
    expect(picker.otherFilters).toEqual([['keyword', 'mahler']]);
    picker.chooseDays(onlyThisDay);
    expect(picker.lastDay).toBe('2026-12-05');
    picker.chooseDays({ date: '2026-12-12' as HallDay, until: null });
    expect([picker.chosenDay, picker.lastDay]).toEqual(['2026-12-12', null]);
    expect(addresses()).toEqual([
      '/concertagenda?keyword=mahler&date=2026-12-05&until=2026-12-05',
      '/concertagenda?keyword=mahler&date=2026-12-12',
    ]);
  });

  it('LIST-9 moves the focus by keyboard, and shows the next month at the end of the month', async () => {
    const { picker, search } = opened({ date: '2026-11-29' as HallDay });
    picker.start();
    picker.moveFocus('2026-11-30' as HallDay);
    expect([picker.focusedDay, search.requests.length]).toEqual(['2026-11-30', 0]);
    picker.moveFocus('2026-12-01' as HallDay);
    await search.resolveMonth(december);
    expect([picker.focusedDay, picker.month.month]).toEqual(['2026-12-01', december]);
  });

  it('LIST-9 shows no marks in an unknown month, and requests it in the language of the list', async () => {
    const { picker, search } = opened();
    const requests: unknown[] = [];
    search.eventDays = async (params) => {
      requests.push(params);
      return [];
    };
    await picker.showMonth(december);
    expect(picker.month).toEqual({ month: december, days: [] });
    expect(requests).toEqual([{ locale: 'nl', month: december }]);
  });

  it('LIST-9 does not hide an error of the search behind an empty month', async () => {
    const { picker, search } = opened();
    search.eventDays = () => Promise.reject(new TypeError('undefined is not a function'));
    await expect(picker.showMonth(december)).rejects.toThrow(TypeError);
  });

  it('LIST-9 keeps the month that the visitor chose when new list data is about the same month', async () => {
    const { receive, picker, data, search } = opened();
    void picker.showMonth(december);
    await search.resolveMonth(december);
    receive({ ...data });
    expect(picker.month.month).toBe(december);
  });
});
