import { describe, expect, it } from 'vitest';
import { emptyEventFacets } from '#domain/facet/facet.ts';
import { calendarAt, opened } from '#tests/ui/screens/event-overview/a-calendar.ts';

describe('the facets of the calendar', () => {
  it('LIST-8 finds a value of a long facet by a part of its name, ignoring accents', () => {
    const composers = [
      'Bartók',
      'Bach',
      'Beethoven',
      'Brahms',
      'Berio',
      'Boulez',
      'Britten',
      'Bruch',
      'Dvořák',
    ];
    const { calendar } = opened();
    const allFacets = {
      ...emptyEventFacets,
      composers: composers.map((name) => ({ value: name, label: name, count: 1 })),
    };
    calendar.receive({ ...calendarAt(), allFacets });
    expect(calendar.facets[0]?.others.map(({ value }) => value)).toEqual(['Bruch', 'Dvořák']);
    calendar.filterValues('composers', 'dvor');
    expect(calendar.facets[0]?.first.map(({ value }) => value)).toEqual(['Dvořák']);
  });

  it('LIST-8 can search in a facet of more than fifteen values', () => {
    const { calendar } = opened();
    const toGroup = (many: number) => {
      const composers = Array.from({ length: many }, (_, place) => `Bach ${place}`);
      const values = composers.map((name) => ({ value: name, label: name, count: 1 }));
      calendar.receive({ ...calendarAt(), allFacets: { ...emptyEventFacets, composers: values } });
      return calendar.facets.map(({ name, isLong }) => [name, isLong]);
    };
    expect(toGroup(15)).toEqual([['composers', false]]);
    expect(toGroup(16)).toEqual([['composers', true]]);
    calendar.filterValues('composers', '15');
    calendar.filterValues('genres', 'lied');
    expect([
      calendar.valueFilter('composers'),
      calendar.valueFilter('genres'),
      calendar.valueFilter('rooms'),
    ]).toEqual(['15', 'lied', '']);
    expect(calendar.facets.map(({ isLong }) => isLong)).toEqual([true]);
  });
});
