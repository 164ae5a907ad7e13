import { describe, expect, it } from 'vitest';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import { emptyEventListingState, type EventSearchCriteria } from '#domain/listing/event-list.ts';
import { dayParts } from '#domain/time/day-part.ts';
import type { HallDay, HallMonth } from '#domain/time/hall-day.ts';
import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aQuestion, choosing } from '#tests/contracts/a-query.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';
import type { GivenIndex } from './given-index.ts';

const december = moment('2026-12-04T20:15:00+01:00');

/** A concert some days into December. */
function concert(uri: string, overrides: Partial<IndexedDocument> = {}, days = 0): IndexedDocument {
  const starts = addMilliseconds(december, days * 24 * 60 * minuteMs);
  return aDocument({ uri, title: uri, starts, ends: addMilliseconds(starts, 120 * minuteMs), ...overrides });
}

function hallOf(...documents: readonly IndexedDocument[]): Hall {
  return aHall({ nl: { documents } });
}

/** What every SearchIndexPort promises, shown on small halls. */
export function calendarIndexContract(name: string, given: (hall: Hall) => Promise<GivenIndex>): void {
  async function open(hall: Hall): Promise<GivenIndex['index']> {
    return (await closeAfterTest(given(hall))).index;
  }

  async function found(hall: Hall, question: EventSearchCriteria): Promise<readonly string[]> {
    return (await (await open(hall)).events(question)).uris;
  }

  describe(`${name} fulfils the contract of SearchIndexPort`, () => {
    describe('concerts', () => {
      it('CALL-18 come earliest first, and by uri where they begin together', async () => {
        const hall = hallOf(concert('c'), concert('late', {}, 2), concert('b'), concert('early', {}, -1));
        expect(await found(hall, aQuestion())).toEqual(['early', 'b', 'c', 'late']);
      });

      it('CALL-18 are none where there are none', async () => {
        const index = await open(aHall());
        expect(await index.events(aQuestion())).toEqual({
          count: 0,
          facets: emptyEventListingState.selection,
          uris: [],
          topUris: [],
        });
      });

      it('CALL-18 LIST-16 are those that end on or after the requested day, including earlier that day', async () => {
        const at = (starts: string, ends: string) => ({ starts: moment(starts), ends: moment(ends) });
        const hall = hallOf(
          concert('over', at('2026-11-30T20:00:00+01:00', '2026-11-30T23:59:00+01:00')),
          concert('past midnight', at('2026-11-30T22:00:00+01:00', '2026-12-01T00:30:00+01:00')),
          concert('morning', at('2026-12-01T00:00:00+01:00', '2026-12-01T01:00:00+01:00')),
        );
        expect(await found(hall, aQuestion())).toEqual(['past midnight', 'morning']);
      });

      it('CALL-18 without an end are over when they begin', async () => {
        const { ends: _, ...before } = concert('before', { starts: moment('2026-11-30T23:59:00+01:00') });
        const { ends: __, ...after } = concert('after', { starts: moment('2026-12-01T00:00:00+01:00') });
        expect(await found(hallOf(before, after), aQuestion())).toEqual(['after']);
      });

      it('DOOR-48 are those that begin in the part of the day', async () => {
        const concerts = ['08:59', '11:59', '12:00', '16:59', '17:00', '23:59'].map((time) =>
          concert(time, { starts: moment(`2026-12-01T${time}:00+01:00`) }),
        );
        const index = await open(hallOf(...concerts, concert('tomorrow', {}, 1)));
        const until = aQuestion().from;
        const list = async (part: EventSearchCriteria['part']) =>
          (await index.events(aQuestion({ until, part }))).uris;
        expect(await Promise.all(dayParts.map(list))).toEqual([
          ['08:59', '11:59'],
          ['12:00', '16:59'],
          ['17:00', '23:59'],
        ]);
      });

      it('WAY-11 LIST-16 are those that begin on or before the last day, at the hall', async () => {
        const at = (starts: string, ends: string) => ({ starts: moment(starts), ends: moment(ends) });
        const genres = { facets: { genres: labels('Opera') } };
        const hall = hallOf(
          concert('past midnight', at('2026-11-30T22:00:00+01:00', '2026-12-01T00:30:00+01:00')),
          concert('morning', { ...genres, ...at('2026-12-01T11:00:00+01:00', '2026-12-01T12:00:00+01:00') }),
          concert('evening', { ...genres, ...at('2026-12-02T23:59:00+01:00', '2026-12-03T02:00:00+01:00') }),
          concert('after', { ...genres, ...at('2026-12-03T00:00:00+01:00', '2026-12-03T02:00:00+01:00') }),
        );
        const until = (day: string) => aQuestion({ until: day as HallDay });
        expect(await found(hall, until('2026-12-01'))).toEqual(['past midnight', 'morning']);
        expect(await found(hall, until('2026-12-02'))).toEqual(['past midnight', 'morning', 'evening']);
        const index = await open(hall);
        const evening = await index.events({ ...until('2026-12-02'), keyword: 'evening' });
        expect([evening.topUris, evening.facets.genres[0]?.count]).toEqual([['evening'], 1]);
        expect((await index.events(until('2026-12-02'))).facets.genres[0]?.count).toBe(2);
        expect((await index.events({ ...until('2026-12-02'), keyword: 'after' })).topUris).toEqual([]);
      });

      it('CALL-36 are those of the listed planning statuses', async () => {
        const hall = hallOf(
          concert('confirmed', { importStatus: 'Bevestigd' }),
          concert('cancelled', { importStatus: 'Geannuleerd' }, 1),
          concert('option', { importStatus: '1e Optie' }, 2),
          concert('second option', { importStatus: '2e Optie' }, 3),
        );
        expect(await found(hall, aQuestion())).toEqual(['confirmed', 'cancelled', 'option']);
      });

      it('CALL-18 are in the requested language, and no other pages', async () => {
        const hall = aHall({
          nl: { documents: [concert('nl'), aDocument({ uri: 'pers', section: 'press' })] },
          en: { documents: [concert('en')] },
        });
        expect(await found(hall, aQuestion())).toEqual(['nl']);
        expect(await found(hall, aQuestion({ locale: 'en' }))).toEqual(['en']);
      });

      it('CALL-37 LIST-22 are listed as far as 1024, and counted all', async () => {
        const many = Array.from({ length: 1030 }, (_, at) => concert(`c${String(at).padStart(4, '0')}`));
        const index = await open(hallOf(...many));
        const { count, uris } = await index.events(aQuestion());
        expect(count).toBe(1030);
        expect(uris).toHaveLength(1024);
        expect(uris.at(-1)).toBe('c1023');
      });
    });

    describe('choosing', () => {
      const hall = hallOf(
        concert('a', { facets: { genres: labels('Symfonisch'), rooms: labels('Grote Zaal') } }, 0),
        concert('b', { facets: { genres: labels('Opera', 'Symfonisch'), rooms: labels('Grote Zaal') } }, 1),
        concert('c', { facets: { genres: labels('Kamermuziek'), rooms: labels('Kleine Zaal') } }, 2),
        concert('d', {}, 3),
      );

      it('CALL-18 takes values of one facet as alternatives, and facets together', async () => {
        const both = choosing({ genres: ['Opera', 'Kamermuziek'] });
        expect(await found(hall, both)).toEqual(['b', 'c']);
        expect(await found(hall, choosing({ genres: ['Symfonisch'], rooms: ['Kleine Zaal'] }))).toEqual([]);
        expect(await found(hall, choosing({ rooms: ['Balzaal'] }))).toEqual([]);
      });

      it('LIST-8 counts a facet without its own choice, most frequent first, then in Dutch order', async () => {
        const index = await open(hall);
        const { facets, count } = await index.events(choosing({ genres: ['Opera'] }));
        expect(count).toBe(1);
        expect(facets.rooms).toEqual([{ value: 'Grote Zaal', label: 'Grote Zaal', count: 1 }]);
        expect(facets.genres.map((genre) => [genre.value, genre.count])).toEqual([
          ['Symfonisch', 2],
          ['Kamermuziek', 1],
          ['Opera', 1],
        ]);
      });

      it('LIST-8 has labels in its language', async () => {
        const labelled = concert('en', { facets: { tags: [{ value: 'kind', label: 'Children' }] } });
        const index = await open(aHall({ en: { documents: [labelled] } }));
        const { facets } = await index.events(aQuestion({ locale: 'en' }));
        expect(facets.tags).toEqual([{ value: 'kind', label: 'Children', count: 1 }]);
      });

      it('LIST-8 orders values as Dutch does, accents and capitals aside', async () => {
        const values = ['Zang', 'Élégie', 'dans', 'Eerbetoon', 'Øresund', 'IJzer', 'Ivoor'];
        const index = await open(hallOf(concert('x', { facets: { specials: labels(...values) } })));
        const { facets } = await index.events(aQuestion());
        const expected = ['dans', 'Eerbetoon', 'Élégie', 'IJzer', 'Ivoor', 'Øresund', 'Zang'];
        expect(facets.specials.map(({ value }) => value)).toEqual(expected);
      });
    });

    describe('a keyword', () => {
      const rusalka = concert('rusalka', {
        title: 'Rusalka in concert',
        subtitle: 'Met groot koor',
        introduction: 'Een sprookje over water.',
        words: ['Antonín Dvořák', 'Łódź Filharmonie', 'harp'],
      });
      const water = concert('water', { title: 'Water', introduction: 'Händel, en meer.' }, 1);
      const hall = hallOf(rusalka, water);

      it.each([
        ['rusalka', ['rusalka']],
        ['GROOT koor', ['rusalka']],
        ['dvorak harp', ['rusalka']],
        ['DVOŘÁK', ['rusalka']],
        ['lodz', ['rusalka']],
        ['handel', ['water']],
        ['water', ['rusalka', 'water']],
        ['water harp', ['rusalka']],
        ['water brahms', []],
        ['rusal', []],
        ['rusalko', []],
        ['  water,  harp! ', ['rusalka']],
        ['"water" OR harp*', []],
        ['', ['rusalka', 'water']],
        ['?!', []],
      ])(
        'CALL-18 finds whole words, all of them, whatever their case and accents: %j',
        async (keyword, uris) => {
          expect(await found(hall, aQuestion({ keyword }))).toEqual(uris);
        },
      );

      it('LIST-8 narrows the facets too', async () => {
        const facets = { genres: labels('Opera') };
        const one = hallOf({ ...rusalka, facets }, { ...water, facets });
        const index = await open(one);
        const answer = await index.events(aQuestion({ keyword: 'harp' }));
        expect(answer.count).toBe(1);
        expect(answer.facets.genres[0]?.count).toBe(1);
      });

      it('CALL-19 LIST-5 returns the five best matches, best first, with the filters applied', async () => {
        const filler = (at: number) =>
          concert(
            `f${at}`,
            { title: 'Iets anders', introduction: 'Ook over harp en veel meer dan dat.' },
            at,
          );
        const best = concert('best', { title: 'Harp' }, 9);
        const index = await open(hallOf(...[1, 2, 3, 4, 5, 6].map(filler), best));
        const { topUris, uris } = await index.events(aQuestion({ keyword: 'harp' }));
        expect(uris).toHaveLength(7);
        expect(topUris).toHaveLength(5);
        expect(topUris[0]).toBe('best');
        const fromLater = aQuestion({ keyword: 'harp', from: '2026-12-11' as HallDay });
        expect((await index.events(fromLater)).topUris).toEqual(['best']);
      });

      it('CALL-19 is needed for the best: without one there are none', async () => {
        const index = await open(hall);
        expect((await index.events(aQuestion())).topUris).toEqual([]);
      });
    });

    it('CALL-17 LIST-19 counts all values of all concerts that are not over', async () => {
      const over = concert('over', { facets: { genres: labels('Opera') } }, -30);
      const coming = concert('coming', {
        facets: { genres: labels('Dans', 'Zang'), rooms: labels('Zaal') },
      });
      const unlisted = concert('unlisted', { importStatus: 'Optie', facets: { genres: labels('Jazz') } });
      const index = await open(hallOf(over, coming, unlisted));
      const facets = await index.eventFacets({ locale: 'nl', now: moment('2026-12-04T22:15:00+01:00') });
      expect(facets.genres.map(({ value, count }) => [value, count])).toEqual([
        ['Dans', 1],
        ['Zang', 1],
      ]);
      expect(facets.rooms).toHaveLength(1);
      const none = await index.eventFacets({ locale: 'nl', now: moment('2026-12-04T22:16:00+01:00') });
      expect(none).toEqual(emptyEventListingState.selection);
    });

    describe('the days of a month', () => {
      it('CALL-20 LIST-9 LIST-16 are those of the hall, in order, with how many', async () => {
        const on = (uri: string, starts: string) => concert(uri, { starts: moment(starts) });
        const hall = hallOf(
          on('november', '2026-11-30T23:59:00+01:00'),
          on('first', '2026-12-01T00:00:00+01:00'),
          on('again', '2026-12-01T20:00:00+01:00'),
          on('last', '2026-12-31T23:59:00+01:00'),
          on('january', '2027-01-01T00:00:00+01:00'),
          concert('unlisted', { starts: moment('2026-12-10T20:00:00+01:00'), importStatus: 'Optie' }),
        );
        const index = await open(hall);
        expect(await index.eventDays({ locale: 'nl', month: '2026-12' as HallMonth })).toEqual([
          { day: '2026-12-01', count: 2 },
          { day: '2026-12-31', count: 1 },
        ]);
        expect(await index.eventDays({ locale: 'en', month: '2026-12' as HallMonth })).toEqual([]);
      });

      it('CALL-20 LIST-16 are correct around both clock changes', async () => {
        const on = (starts: string) => concert(starts, { starts: moment(starts) });
        const hall = hallOf(
          on('2027-03-28T00:30:00+01:00'),
          on('2027-03-28T23:30:00+02:00'),
          on('2026-10-25T00:30:00+02:00'),
          on('2026-10-25T02:30:00+01:00'),
        );
        const index = await open(hall);
        expect(await index.eventDays({ locale: 'nl', month: '2027-03' as HallMonth })).toEqual([
          { day: '2027-03-28', count: 2 },
        ]);
        expect(await index.eventDays({ locale: 'nl', month: '2026-10' as HallMonth })).toEqual([
          { day: '2026-10-25', count: 2 },
        ]);
      });
    });
  });
}
