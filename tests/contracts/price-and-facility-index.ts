import { describe, expect, it } from 'vitest';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import type { FacetValue } from '#domain/facet/facet.ts';
import type { EventSearchCriteria } from '#domain/listing/event-list.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aQuestion, choosing } from '#tests/contracts/a-query.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';
import type { GivenIndex } from './given-index.ts';

/** A concert some days into December. */
function concert(uri: string, overrides: Partial<IndexedDocument>, days = 0): IndexedDocument {
  const starts = addMilliseconds(moment('2026-12-04T20:15:00+01:00'), days * 24 * hourMs);
  return aDocument({ uri, title: uri, starts, ends: addMilliseconds(starts, 2 * hourMs), ...overrides });
}

function toCounts(values: readonly FacetValue[]): Readonly<Record<string, number>> {
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
}

/** What every SearchIndexPort promises of prices and facilities. */
export function priceAndFacilityIndexContract(
  name: string,
  given: (hall: Hall) => Promise<GivenIndex>,
): void {
  async function open(documents: readonly IndexedDocument[]): Promise<GivenIndex['index']> {
    return (await closeAfterTest(given(aHall({ nl: { documents } })))).index;
  }

  async function found(
    documents: readonly IndexedDocument[],
    question: EventSearchCriteria,
  ): Promise<readonly string[]> {
    return (await (await open(documents)).events(question)).uris;
  }

  describe(`${name} fulfils the contract of SearchIndexPort`, () => {
    describe('a highest price', () => {
      const free = { minPrice: 0, facets: { rooms: labels('Foyer') } };
      const hall = [
        concert('free', free),
        concert('cents', { minPrice: 12.5, facets: { rooms: labels('Grote Zaal') } }, 1),
        concert('whole', { minPrice: 40, facets: { rooms: labels('Grote Zaal') } }, 2),
        concert('dear', { minPrice: 40.5 }, 3),
        concert('unknown', {}, 4),
      ];

      it('DOOR-52 finds the concerts that can be had for it, and none whose price is unknown', async () => {
        expect(await found(hall, choosing({ maxPrice: ['40'] }))).toEqual(['free', 'cents', 'whole']);
        expect(await found(hall, choosing({ maxPrice: ['10'] }))).toEqual(['free']);
        expect(await found(hall, choosing({ maxPrice: ['10', '15'] }))).toEqual(['free', 'cents']);
        expect(await found(hall, aQuestion())).toHaveLength(5);
      });

      it('DOOR-52 narrows the facets, and is narrowed by them, but not its own counts', async () => {
        const index = await open(hall);
        const { count, facets } = await index.events(choosing({ maxPrice: ['10'] }));
        expect([count, facets.rooms.map(({ value }) => value)]).toEqual([1, ['Foyer']]);
        const limits = facets.maxPrice.map(({ value }) => Number(value));
        expect(limits).toEqual(limits.toSorted((one, other) => one - other));
        expect(toCounts(facets.maxPrice)).toMatchObject({ 10: 1, 15: 2, 40: 3, 50: 4, 100: 4 });
        const inHall = choosing({ rooms: ['Grote Zaal'], maxPrice: ['15'] });
        const narrowed = await index.events(inHall);
        expect([narrowed.count, narrowed.uris]).toEqual([1, ['cents']]);
        expect(toCounts(narrowed.facets.maxPrice)).toEqual({
          15: 1,
          20: 1,
          25: 1,
          30: 1,
          40: 2,
          50: 2,
          75: 2,
          100: 2,
        });
      });

      it('DOOR-52 applies to the best matches of a keyword too', async () => {
        const index = await open(hall);
        const { topUris } = await index.events({ ...choosing({ maxPrice: ['40'] }), keyword: 'dear' });
        expect(topUris).toEqual([]);
      });
    });

    it('DOOR-51 counts facilities like any other facet', async () => {
      const hall = [
        concert('a', { facets: { facilities: labels('Ringleiding', 'Prikkelarm') } }),
        concert('b', { facets: { facilities: labels('Ringleiding') } }, 1),
      ];
      expect(await found(hall, choosing({ facilities: ['Prikkelarm'] }))).toEqual(['a']);
      const index = await open(hall);
      const { facets } = await index.events(aQuestion());
      expect(facets.facilities.map(({ value, count }) => [value, count])).toEqual([
        ['Ringleiding', 2],
        ['Prikkelarm', 1],
      ]);
    });
  });
}
