import { describe, expect, it } from 'vitest';
import { emptyEventListing } from '#domain/listing/event-listing-state.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { december, january, opened, today } from '#tests/ui/screens/event-overview/a-calendar.ts';

describe('the months of the calendar', () => {
  it('LIST-9 shows the month asked for last, whichever answer comes last', async () => {
    const { calendar, search } = opened();
    calendar.start();
    void calendar.showMonth(december);
    void calendar.showMonth(january);
    await search.letGo(january);
    await search.letGo(december);
    expect(calendar.month).toEqual({ month: january, days: [{ day: '2027-01-01', count: 1 }] });
  });

  it('LIST-9 shows the month of a newer answer, whatever leaf was being turned to', async () => {
    const { calendar, data, search } = opened({ date: '2026-12-05' as HallDay });
    void calendar.showMonth(january);
    calendar.show({ ...data, state: emptyEventListing, month: { month: december, days: [] } });
    await search.letGo(january);
    expect(calendar.month.month).toBe(december);
  });

  it('LIST-9 has the Tab key reach the chosen day where the keyboard walked in another month', async () => {
    const { calendar, search } = opened();
    calendar.walk('nextMonth');
    await search.letGo(december);
    expect(calendar.currentDay).toBe('2026-12-20');
    void calendar.showMonth('2026-11' as HallMonth);
    await search.letGo('2026-11' as HallMonth);
    expect(calendar.currentDay).toBe(today);
  });

  it('LIST-9 walks through the days by keyboard, and turns the leaf at the end of the month', async () => {
    const { calendar, search } = opened({ date: '2026-11-29' as HallDay });
    calendar.start();
    calendar.walk('nextDay');
    expect([calendar.currentDay, search.questions]).toEqual(['2026-11-30', 0]);
    calendar.walk('nextDay');
    await search.letGo(december);
    expect([calendar.currentDay, calendar.month.month]).toEqual(['2026-12-01', december]);
  });

  it('LIST-9 shows no marks in a month that cannot be known, and asks in the language of the list', async () => {
    const { calendar, search } = opened();
    const asked: unknown[] = [];
    search.eventDays = (params) => {
      asked.push(params);
      return Promise.reject(new Error('The search is away'));
    };
    await calendar.showMonth(december);
    expect([calendar.month, asked]).toEqual([
      { month: december, days: [] },
      [{ locale: 'nl', month: december }],
    ]);
  });

  it('LIST-9 keeps the leaf the visitor turned to when a newer answer is about the same month', async () => {
    const { calendar, data, search } = opened();
    void calendar.showMonth(december);
    await search.letGo(december);
    calendar.show({ ...data });
    expect(calendar.month.month).toBe(december);
  });
});
