import { describe, expect, it } from 'vitest';
import type { QueryPairs } from '#domain/query-pairs.ts';
import {
  type TrackedListState,
  toListChangeTrackingEvents,
} from '#domain/tracking/list-change-tracking-events.ts';

function calendar(query: QueryPairs, results = 7): TrackedListState {
  return { list: 'events', query, results };
}

const jazz = ['genres', 'Jazz'] as const;

describe('a change of a list', () => {
  it('TRACK-3 reports a chosen value, and then the state of the list', () => {
    expect(toListChangeTrackingEvents(calendar([]), calendar([jazz]))).toEqual([
      { kind: 'filterChosen', list: 'events', filter: 'genres', value: 'Jazz' },
      { kind: 'listFiltered', list: 'events', filters: { genres: ['Jazz'] }, results: 7 },
    ]);
  });

  it('TRACK-3 reports another day, and a return to today', () => {
    const day = ['date', '2026-12-05'] as const;
    expect(toListChangeTrackingEvents(calendar([]), calendar([day]))[0]).toEqual({
      kind: 'daysChosen',
      list: 'events',
      date: '2026-12-05',
    });
    expect(toListChangeTrackingEvents(calendar([day]), calendar([])).map(({ kind }) => kind)).toEqual([
      'filterRemoved',
      'listFiltered',
    ]);
  });

  it('WAY-11 reports a last day, and its removal', () => {
    const days = [
      ['date', '2026-12-05'],
      ['until', '2026-12-06'],
    ] as const;
    const [first, last] = days;
    const state = { kind: 'listFiltered', list: 'events', results: 7 } as const;
    expect(toListChangeTrackingEvents(calendar([first]), calendar(days))).toEqual([
      { kind: 'daysChosen', list: 'events', date: '2026-12-05', until: '2026-12-06' },
      { ...state, filters: { date: ['2026-12-05'], until: ['2026-12-06'] } },
    ]);
    expect(toListChangeTrackingEvents(calendar([]), calendar([last]))[0]).toEqual({
      kind: 'daysChosen',
      list: 'events',
      until: '2026-12-06',
    });
    expect(toListChangeTrackingEvents(calendar([last]), calendar([]))).toEqual([
      { kind: 'filterRemoved', list: 'events', filter: 'until', value: '2026-12-06' },
      { ...state, filters: {} },
    ]);
  });

  it('TRACK-3 includes the day in the state, and reports no unchanged day', () => {
    const day = ['date', '2026-12-05'] as const;
    expect(toListChangeTrackingEvents(calendar([day]), calendar([day, jazz]))).toEqual([
      { kind: 'filterChosen', list: 'events', filter: 'genres', value: 'Jazz' },
      {
        kind: 'listFiltered',
        list: 'events',
        filters: { date: ['2026-12-05'], genres: ['Jazz'] },
        results: 7,
      },
    ]);
  });

  it('TRACK-3 reports the state for a keyword, which is not a filter value', () => {
    expect(toListChangeTrackingEvents(calendar([]), calendar([['keyword', 'mahler']]))).toEqual([
      { kind: 'listFiltered', list: 'events', filters: { keyword: ['mahler'] }, results: 7 },
    ]);
  });

  it('TRACK-5 omits typed text that may be personal', () => {
    for (const own of ['noor@klankhuis.test', '06-12345678', '123 456']) {
      expect(toListChangeTrackingEvents(calendar([]), calendar([['keyword', own]]))).toEqual([
        { kind: 'listFiltered', list: 'events', filters: {}, results: 7 },
      ]);
    }
  });

  it('TRACK-3 reports no paging, and no unknown names', () => {
    const other: QueryPairs = [jazz, ['page', '2'], ['utm_source', 'mail']];
    expect(toListChangeTrackingEvents(calendar([jazz]), calendar(other))).toEqual([]);
    const mahler: QueryPairs = [['keyword', 'mahler']];
    expect(toListChangeTrackingEvents(calendar(mahler), calendar([...mahler, ['page', '2']]))).toEqual([]);
  });

  it('TRACK-3 reports the filters of a followed link, and nothing without filters', () => {
    expect(toListChangeTrackingEvents(null, calendar([]))).toEqual([]);
    expect(toListChangeTrackingEvents(null, calendar([jazz])).map(({ kind }) => kind)).toEqual([
      'filterChosen',
      'listFiltered',
    ]);
  });

  it('TRACK-3 compares a list with itself alone', () => {
    const series: TrackedListState = { list: 'series', query: [jazz], results: 2 };
    expect(toListChangeTrackingEvents(calendar([jazz]), series).map(({ kind }) => kind)).toEqual([
      'filterChosen',
      'listFiltered',
    ]);
  });
});
