import { describe, expect, it } from 'vitest';
import { parseRank, ranks, countFreePlacesOfZone } from '#domain/pricing/rank.ts';

describe('the rank of a price zone', () => {
  it('SALE-7 is one of seven, best first', () => {
    expect(ranks).toEqual(['gold', '1p', '1', '2', '3', '4', '5']);
    expect(ranks.map(parseRank)).toEqual(ranks);
  });

  it.each([
    ['Rang 2', '2'],
    ['Rank 2', '2'],
    ['rang 1P', '1p'],
    ['RANK gold', 'gold'],
    ['Gold', 'gold'],
    ['1P', '1p'],
    ['  rang  3 ', '3'],
  ])('SALE-7 is read from %j', (zone, rank) => {
    expect(parseRank(zone)).toBe(rank);
  });

  it.each([
    '6',
    '0',
    '',
    'Balkon',
    'Rang',
    'Rang 22',
    'Rangen 2',
    'Zone 2',
    '2 rang',
    '1rang p',
    'Rang2',
    'goud',
  ])('SALE-7 is none, and has no colour, in %j', (zone) => {
    expect(parseRank(zone)).toBeNull();
  });
});

it('SEAT-3 counts the free places of all parts of a zone, however it is spelt, and knows none of another', () => {
  const places = [
    { zone: 'Rang 1', free: 30 },
    { zone: '1', free: 4 },
    { zone: 'Balkon', free: 0 },
  ];
  expect(countFreePlacesOfZone(places, '1')).toBe(34);
  expect(countFreePlacesOfZone(places, 'balkon')).toBe(0);
  expect(countFreePlacesOfZone(places, '2')).toBeUndefined();
});
