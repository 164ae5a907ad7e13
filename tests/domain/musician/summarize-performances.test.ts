import { describe, expect, it } from 'vitest';
import type { Performer, ProgrammeWork } from '#domain/event/event.ts';
import {
  filterConcertsOfMusician,
  findPerformerInTranslation,
  findConcertTranslationUri,
  splitComingAndPastConcerts,
  summarizePerformances,
  findSeasonStart,
} from '#domain/musician/summarize-performances.ts';
import { parseHallDay } from '#domain/time/hall-day.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';

const slug = 'mirte-aldewerelt';
const mirte = { name: 'Mirte Aldewerelt', role: 'dirigent' };
const ruben = { name: 'Ruben Terpstra', role: 'bariton' };
const orchestra = { name: 'Orkest van de Lage Landen' };
const mahler = { composer: 'Gustav Mahler', title: 'Symfonie nr. 2' };
const haydn = { composer: 'Joseph Haydn', title: 'Symfonie nr. 88' };

function concert(day: string, performers: readonly Performer[], programme: readonly ProgrammeWork[] = []) {
  const uri = `concerten/${day}`;
  const starts = moment(`${day}T20:15:00+01:00`);
  const ends = moment(`${day}T22:15:00+01:00`);
  return anEventPage({ event: anEventCard({ uri, title: day, starts, ends, performers }), programme });
}

describe('the performances of a musician', () => {
  it('PERSON-2 are the concerts that name them, not those that name a person with a similar name', () => {
    const own = concert('2026-12-04', [orchestra, mirte]);
    const other = concert('2026-12-05', [{ name: 'Mirte Aldewereld' }, { name: 'Mirte' }]);
    expect(filterConcertsOfMusician([own, other], slug)).toEqual([own]);
  });

  it('PERSON-2 say every role once, the most frequent first', () => {
    const leading = { ...mirte, role: 'leiding' };
    const pages = [
      concert('2026-12-04', [leading]),
      concert('2026-12-05', [mirte]),
      concert('2026-12-06', [mirte]),
    ];
    expect(summarizePerformances(pages, slug).roles).toEqual(['dirigent', 'leiding']);
    expect(
      summarizePerformances([concert('2026-12-04', [orchestra])], 'orkest-van-de-lage-landen').roles,
    ).toEqual([]);
  });

  it('PERSON-2 say no role of anybody else in the same concert', () => {
    expect(summarizePerformances([concert('2026-12-04', [ruben, mirte])], slug).roles).toEqual(['dirigent']);
  });

  it('PERSON-2 name a work of the same title by another composer, too', () => {
    const works = [
      { title: 'Requiem' },
      { composer: 'W.A. Mozart', title: 'Requiem' },
      { composer: 'Fauré', title: 'Requiem' },
    ];
    const performances = summarizePerformances([concert('2026-12-04', [mirte], works)], slug);
    expect(performances.works.map(({ work }) => work)).toEqual(works);
  });

  it('PERSON-2 are in the order of the calendar', () => {
    const pages = [concert('2026-12-05', [mirte]), concert('2026-11-05', [mirte])];
    expect(summarizePerformances(pages, slug).events.map(({ title }) => title)).toEqual([
      '2026-11-05',
      '2026-12-05',
    ]);
  });

  it('PERSON-2 name each work once, with the first of its evenings, and no interval', () => {
    const pages = [
      concert('2026-12-04', [mirte], [haydn, { title: 'Pauze' }, mahler]),
      concert(
        '2026-12-05',
        [mirte],
        [
          { ...mahler, note: '80 min' },
          { composer: 'Gustav Mahler', title: 'Lieder' },
        ],
      ),
    ];
    expect(
      summarizePerformances(pages, slug).works.map(({ work, event }) => [work.title, event.url]),
    ).toEqual([
      ['Symfonie nr. 88', '/concerten/2026-12-04'],
      ['Symfonie nr. 2', '/concerten/2026-12-04'],
      ['Lieder', '/concerten/2026-12-05'],
    ]);
  });

  it('PERSON-2 name those who perform with them, the most frequent first, and not themselves', () => {
    const pages = [
      concert('2026-12-04', [ruben, orchestra, mirte]),
      concert('2026-12-05', [mirte, orchestra]),
    ];
    expect(summarizePerformances(pages, slug).companions).toEqual([orchestra, ruben]);
  });

  it('PERSON-2 name at most 12 works and 24 others', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      name: `Zanger ${index}`,
      title: `Lied ${index}`,
    }));
    const { works, companions } = summarizePerformances(
      [concert('2026-12-04', [mirte, ...many], many)],
      slug,
    );
    expect([works.length, companions.length]).toEqual([12, 24]);
  });

  it('PERSON-2 are to come until they end; those that are over come latest first', () => {
    const [first, second, third] = ['2026-12-03', '2026-12-04', '2026-12-05'].map(
      (day) => concert(day, []).event,
    );
    const events = [first, second, third].filter((event) => event !== undefined);
    const during = moment('2026-12-05T22:15:00+01:00');
    expect(splitComingAndPastConcerts(events, during)).toEqual({ coming: [third], past: [second, first] });
  });
});

describe('a season', () => {
  it.each([
    ['2026-08-01', '2026-08-01'],
    ['2026-07-31', '2025-08-01'],
    ['2026-12-31', '2026-08-01'],
    ['2027-01-01', '2026-08-01'],
  ])('PERSON-2 the season that contains %s begins on %s', (text, start) => {
    const day = parseHallDay(text);
    if (day === undefined) throw new Error(`${text} must be a day`);
    expect(findSeasonStart(day)).toBe(start);
  });
});

describe('a musician in another language', () => {
  const dutch = concert('2026-12-04', [{ name: 'Koninklijk Orkest' }, mirte]);

  it('PERSON-4 is named at the same place, whatever the name is there', () => {
    const english = concert('2026-12-04', [{ name: 'Royal Orchestra' }, { name: 'Mirta' }]);
    expect(findPerformerInTranslation(dutch, english, 'koninklijk-orkest')?.name).toBe('Royal Orchestra');
    expect(findPerformerInTranslation(dutch, english, slug)?.name).toBe('Mirta');
  });

  it('PERSON-4 is who has the same name, if not as many are named', () => {
    const english = concert('2026-12-04', [mirte]);
    expect(findPerformerInTranslation(dutch, english, slug)).toBe(mirte);
    expect(findPerformerInTranslation(dutch, english, 'koninklijk-orkest')).toBeUndefined();
  });

  it('PERSON-4 is found by the uri of the concert there, from a path or a web address', () => {
    const dutchUrl = { language: 'nl', url: '/concerten/mahler' } as const;
    const at = (url: string) =>
      findConcertTranslationUri({ alternatives: [dutchUrl, { language: 'en', url }] }, 'en');
    expect(at('/en/concerts/mahler')).toBe('concerts/mahler');
    expect(at('https://www.klankhuis.example/en/concerts/mahler')).toBe('concerts/mahler');
    expect(at('http://klankhuis.example/en/concerts/mahler')).toBe('concerts/mahler');
    expect(findConcertTranslationUri({ alternatives: [] }, 'en')).toBeUndefined();
  });
});
