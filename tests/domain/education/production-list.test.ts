import { describe, expect, it } from 'vitest';
import {
  filterUpcomingDates,
  hasSameRoomAndPrice,
  listProductionDates,
} from '#domain/education/production-dates.ts';
import {
  countProductionsBySchoolKind,
  filterProductionsByYearGroup,
  findSimilarProductions,
  listSchoolKinds,
  groupProductionsBySchoolKind,
  listYearGroups,
} from '#domain/education/production-list.ts';
import type { EducationCard, YearGroup, EducationEventCard } from '#domain/page/education-card.ts';
import { defaultCustomerTags, type SchoolKind } from '#domain/sale/customer-tags.ts';
import { addMilliseconds } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { pupilPrice, schoolMorning } from '#fixtures/builders/concerts.ts';

function aProduction(uri: string, ...schoolTags: readonly number[]): EducationCard {
  return { uri, url: `/${uri}`, title: uri, schoolTags };
}

function yearsFrom(...groups: readonly number[]): readonly YearGroup[] {
  return groups.map((group) => ({ id: `groep-${group}`, title: `groep ${group}` }));
}

const silence = aProduction('stil', 518, 519);
const fugue = aProduction('fuga', 521);
const rap = aProduction('rap', 521, 520);
const openDay = aProduction('open-dag');
const all = [silence, fugue, rap, openDay];

function grouped(selected: SchoolKind | null, own: SchoolKind | null = null) {
  return groupProductionsBySchoolKind(all, { selected, own }, defaultCustomerTags);
}

describe('the productions for schools', () => {
  it('TPL-7 are for the kinds of school their tags name, youngest first', () => {
    expect(listSchoolKinds(rap, defaultCustomerTags)).toEqual(['vmbo', 'havoVwo']);
    expect(listSchoolKinds({ schoolTags: [37, 522] }, defaultCustomerTags)).toEqual(['mbo']);
  });

  it('TPL-6 are counted by kind of school, in each they can come to', () => {
    expect(countProductionsBySchoolKind(all, defaultCustomerTags)).toEqual([
      { school: 'regularPrimary', count: 1 },
      { school: 'special', count: 1 },
      { school: 'vmbo', count: 1 },
      { school: 'havoVwo', count: 2 },
    ]);
  });

  it('TPL-6 appear once, under their first kind of school, those without a kind last', () => {
    expect(grouped(null)).toEqual([
      { school: 'regularPrimary', productions: [silence] },
      { school: 'vmbo', productions: [rap] },
      { school: 'havoVwo', productions: [fugue] },
      { school: null, productions: [openDay] },
    ]);
  });

  it('WAY-43 begin with the visitor’s kind of school, with every production it can come to', () => {
    expect(grouped(null, 'havoVwo')).toEqual([
      { school: 'havoVwo', productions: [fugue, rap] },
      { school: 'regularPrimary', productions: [silence] },
      { school: null, productions: [openDay] },
    ]);
    expect(grouped('vmbo', 'havoVwo')).toEqual([{ school: 'vmbo', productions: [rap] }]);
  });

  it('TPL-6 appear together under the selected kind', () => {
    expect(grouped('havoVwo')).toEqual([{ school: 'havoVwo', productions: [fugue, rap] }]);
    expect(grouped('mbo')).toEqual([{ school: 'mbo', productions: [] }]);
  });

  it('DOOR-73 productions of a kind of school name their years, each once, in the order of the years', () => {
    const productions = [
      { ...aProduction('stil', 518), years: yearsFrom(10, 9) },
      { ...aProduction('muizen', 518), years: yearsFrom(9) },
      { ...aProduction('rap', 521), years: yearsFrom(1) },
      aProduction('open-dag', 518),
    ];
    expect(listYearGroups(productions, 'regularPrimary', defaultCustomerTags)).toEqual(yearsFrom(9, 10));
    expect(listYearGroups(all, 'vmbo', defaultCustomerTags)).toEqual([]);
  });

  it('DOOR-73 are for a year if they name it, or none', () => {
    const fifth = { ...aProduction('stil', 518), years: yearsFrom(5, 6) };
    const eighth = { ...aProduction('fuga', 518), years: yearsFrom(8) };
    const productions = [fifth, eighth, openDay];
    expect(filterProductionsByYearGroup(productions, 'groep-6')).toEqual([fifth, openDay]);
    expect(filterProductionsByYearGroup(productions, null)).toEqual(productions);
  });

  it('TPL-7 are alike where the same classes could come, the most alike first', () => {
    expect(
      findSimilarProductions(rap, [...all, aProduction('beat', 520, 521)], 2).map(({ uri }) => uri),
    ).toEqual(['beat', 'fuga']);
    expect(findSimilarProductions(rap, all, 0)).toEqual([]);
    expect(findSimilarProductions(openDay, all, 4)).toEqual([]);
  });
});

const starts = moment('2026-12-10T10:15:00+01:00');
const ends = moment('2026-12-10T11:15:00+01:00');

function aMorning(overrides: Partial<EducationEventCard> = {}): EducationEventCard {
  return schoolMorning({
    starts,
    ends,
    room: { title: 'Lindezaal', url: '/zaal' },
    tixEventId: 2,
    ...overrides,
  });
}

it('WAY-43 the dates of a production are those on its page, earliest first, with the name of the room', () => {
  const later = aMorning({ tixEventId: 3, starts: addMilliseconds(starts, 1), room: null, movedTo: ends });
  const page = aPageOf('educationProduction', { events: [later, aMorning()] });
  const { uri, dates } = listProductionDates({ ...page, uri: 'educatie/stil' });
  expect(uri).toBe('educatie/stil');
  expect(dates).toMatchObject([
    { tixEventId: 2, starts, ends, schoolTags: [518], room: { title: 'Lindezaal' } },
    { tixEventId: 3, room: null, movedTo: ends },
  ]);
  expect(dates[0]?.room).toEqual({ title: 'Lindezaal' });
  expect(dates[0]?.prices).toEqual([{ tag: 518, activeFrom: null, activeTo: null, euros: 4.5 }]);
});

it('WAY-43 a date is to come until it is over', () => {
  expect(filterUpcomingDates([{ starts, ends }], ends)).toHaveLength(1);
  expect(filterUpcomingDates([{ starts, ends }], addMilliseconds(ends, 1))).toEqual([]);
});

it('WAY-43 room and price are the same if the room’s name and every price are', () => {
  const one = aMorning();
  expect(hasSameRoomAndPrice(one, aMorning({ starts: ends }))).toBe(true);
  expect(hasSameRoomAndPrice(one, aMorning({ room: null }))).toBe(false);
  expect(hasSameRoomAndPrice(one, aMorning({ prices: [pupilPrice({ euros: 5 })] }))).toBe(false);
});
