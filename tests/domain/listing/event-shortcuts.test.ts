import { describe, expect, it } from 'vitest';
import { type EventFacets, emptyEventFacets, noEventSelection } from '#domain/facet/facet.ts';
import { fullDaySpan } from '#domain/listing/day-span.ts';
import { emptyEventListingState } from '#domain/listing/event-list.ts';
import {
  isEventShortcut,
  listEventShortcuts,
  parseFacetChoices,
  listFacetShortcuts,
} from '#domain/listing/event-shortcuts.ts';
import { withKeyword } from '#domain/listing/listing-state.ts';
import { queryIn } from '#tests/domain/listing/any-list.ts';
import { onDay } from '#tests/domain/time/at.ts';

const freeChoice = ['specials', 'Gratis'] as const;
const familyChoice = ['genres', 'Familie'] as const;
const free = { name: 'specials', value: 'Gratis' } as const;
const family = { name: 'genres', value: 'Familie' } as const;
const freeShortcut = { ...free, label: 'Free', count: 3 };

const today = onDay('2026-11-26');
const data = {
  today,
  state: emptyEventListingState,
  dayPresetCounts: { today: 2, tomorrow: 0, weekend: 9 },
  facetShortcuts: [freeShortcut],
};

const countsOf = (shortcuts: ReturnType<typeof listEventShortcuts>) => shortcuts.map(({ count }) => count);

describe('the facet values of the configuration', () => {
  it('WAY-12 are written as in the calendar’s address', () => {
    expect(parseFacetChoices(queryIn('specials=Gratis&genres=Familie'))).toEqual([freeChoice, familyChoice]);
    expect(parseFacetChoices(queryIn('maxPrice=15'))).toEqual([['maxPrice', '15']]);
    expect(parseFacetChoices([])).toEqual([]);
  });

  it.each(['colour=red', 'specials=', 'specials=Gratis&Gratis', 'keyword=x'])(
    'WAY-12 are refused if one is no value of a facet: %s',
    (text) => {
      expect(parseFacetChoices(queryIn(text))).toBeUndefined();
    },
  );

  it('WAY-12 have the label and the count of the answer, and are left out if no concert has them', () => {
    const value = { value: 'Gratis', label: 'Free', count: 9 };
    const all = { ...emptyEventFacets, specials: [value] };
    const facets: EventFacets = { ...emptyEventFacets, specials: [{ ...value, count: 3 }] };
    const found = (availability: 'answered' | 'unavailable', counted = facets) =>
      listFacetShortcuts([freeChoice, familyChoice], all, { availability, facets: counted });
    expect(found('answered')).toEqual([freeShortcut]);
    expect(found('answered', emptyEventFacets)).toEqual([{ ...freeShortcut, count: 0 }]);
    expect(found('unavailable', emptyEventFacets)).toEqual([{ ...freeShortcut, count: null }]);
  });
});

describe('the choices above the calendar', () => {
  it('WAY-12 have the numbers of their lists, and none that is unknown', () => {
    expect(countsOf(listEventShortcuts(emptyEventListingState, data))).toEqual([2, 0, 9, null, 3]);
  });

  it('WAY-12 have no numbers of days while other filters are set, or if they are unknown', () => {
    const filtered = { ...data, state: withKeyword(emptyEventListingState, 'mahler') };
    const chosen = {
      ...data,
      state: { ...emptyEventListingState, selection: { ...noEventSelection, rooms: ['Foyer'] } },
    };
    const unknown = { ...data, dayPresetCounts: {} };
    for (const known of [filtered, chosen, unknown]) {
      expect(countsOf(listEventShortcuts(emptyEventListingState, known))).toEqual([
        null,
        null,
        null,
        null,
        3,
      ]);
    }
  });

  it('WAY-12 keep the other filters, replace the days, and are removed when they are chosen again', () => {
    const state = { ...withKeyword(emptyEventListingState, 'mahler'), date: onDay('2026-12-05'), page: 2 };
    const [, tomorrow, , , gratis] = listEventShortcuts(state, data);
    expect(tomorrow).toMatchObject({
      isChosen: false,
      state: { keyword: 'mahler', page: 1, date: '2026-11-27', until: '2026-11-27' },
    });
    expect(gratis?.state).toMatchObject({ page: 1, date: '2026-12-05', selection: { specials: ['Gratis'] } });
    const again = listEventShortcuts(tomorrow?.state ?? state, data)[1];
    expect(again).toMatchObject({ isChosen: true, state: { keyword: 'mahler', ...fullDaySpan } });
    const both = listEventShortcuts(gratis?.state ?? state, data);
    expect(both.at(-1)).toMatchObject({ isChosen: true, state: { selection: { specials: [] } } });
  });

  it('DOOR-52 replace one highest price by another, and remove it when it is chosen again', () => {
    const prices = ['20', '40'].map(
      (value) => ({ name: 'maxPrice', value, label: value, count: 1 }) as const,
    );
    const choose = (state: typeof emptyEventListingState, at: number) =>
      listEventShortcuts(state, { ...data, facetShortcuts: prices }).at(at)?.state ?? state;
    const twenty = choose(choose(emptyEventListingState, -1), -2);
    expect(twenty.selection.maxPrice).toEqual(['20']);
    expect(choose(twenty, -2).selection.maxPrice).toEqual([]);
  });

  it('WAY-12 show their own filters, and no others', () => {
    expect(
      [
        { kind: 'days', date: onDay('2026-11-27'), until: onDay('2026-11-27') } as const,
        { kind: 'days', date: onDay('2026-11-27'), until: null } as const,
        { kind: 'facet', ...free } as const,
        { kind: 'facet', ...family } as const,
        { kind: 'keyword', keyword: 'Gratis' } as const,
      ].map((filter) => isEventShortcut(filter, data)),
    ).toEqual([true, false, true, false, false]);
  });
});
