import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hall, IndexedDocument } from '#adapters/shared/hall.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aQuestion, aSeriesQuestion } from './a-query.ts';
import type { GivenIndex } from './given-index.ts';

const now = moment('2026-12-01T12:00:00+01:00');

/** Concerts a day apart, in this order. */
const concerts: readonly IndexedDocument[] = [
  concert('duo', { people: ['Jan Bakker', 'Lotte Vermeer'], title: 'Duo', instruments: 'Piano' }),
  concert('kwartet', { people: ['Jan van Vermeer', 'Pjotr Tsjaikovski'], title: 'Kwartet in de nacht' }),
  concert('symfonie', { people: ['Gustav Mahler'], title: 'Mahlers Vierde', works: ['mahler:4'] }),
  concert('vijfde', { people: ['Gustav Mahler', 'Ludwig van Beethoven'], title: 'Vijfde van Beethoven' }),
  concert('sonate', { people: ['Ludwig van Beethoven'], title: 'Pianosonates', works: ['beethoven:14'] }),
  concert('familie', { people: [], title: 'Voor kinderen en hun ouders' }),
].map((document, at) => {
  const starts = addMilliseconds(now, (at + 1) * 24 * hourMs);
  return { ...document, starts, ends: addMilliseconds(starts, hourMs) };
});

function concert(
  uri: string,
  { people, title, works = [], instruments }: Partial<IndexedDocument> & { readonly instruments?: string },
): IndexedDocument {
  const words = [...(people ?? []), ...(instruments ? [instruments] : [])];
  return aDocument({ uri, title: title ?? uri, words, people: people ?? [], works });
}

function series(uri: string, title: string, ...parts: readonly (readonly string[])[]): IndexedDocument {
  const {
    importStatus: _status,
    starts: _starts,
    ...document
  } = aDocument({ section: 'series', uri, title });
  return { ...document, parts };
}

const hall = aHall(
  {
    nl: {
      documents: [
        ...concerts,
        series('spread', 'Grote avonden', ['Gustav Mahler', 'Symfonie'], ['Clara Wieck', 'Piano']),
        series('within', 'Nachten', ['Gustav Mahler', 'Piano'], ['Clara Wieck']),
        series('bare', 'Piano op zondag'),
      ],
    },
  },
  {
    works: [
      {
        key: 'mahler:2',
        composers: ['Gustav Mahler'],
        names: ['Mahler 2', 'Auferstehung'],
        form: 'symfonie',
      },
      {
        key: 'mahler:4',
        composers: ['Gustav Mahler'],
        names: ['Mahler 4', 'Symfonie nr. 4'],
        form: 'symfonie',
      },
      {
        key: 'beethoven:14',
        composers: ['Ludwig van Beethoven'],
        names: ['Pianosonate nr. 14, Mondschein', 'Sonate quasi una fantasia'],
        form: 'sonate',
      },
    ],
  },
);

/** How a keyword finds documents in an index of this project: the rules of `domain/keyword/`. */
export function keywordRules(name: string, given: (hall: Hall) => Promise<GivenIndex>): void {
  describe(`${name}, asked for a keyword`, () => {
    let subject: GivenIndex;
    beforeAll(async () => {
      subject = await given(hall);
    });
    afterAll(() => subject.close());

    const listExact = async (keyword: string) => (await subject.index.events(aQuestion({ keyword }))).uris;
    const listBest = async (keyword: string) =>
      (await subject.index.find({ locale: 'nl', keyword, now })).events.bestUris;
    const listSeries = async (keyword: string) =>
      (await subject.index.series(aSeriesQuestion({ keyword }))).uris.toSorted();

    it('DOOR-44 finds a series by its own texts with those of one of its concerts, not of several', async () => {
      expect(await listSeries('mahler')).toEqual(['spread', 'within']);
      expect(await listSeries('mahler piano')).toEqual(['within']);
      expect(await listSeries('avonden mahler')).toEqual(['spread']);
      expect(await listSeries('piano')).toEqual(['bare', 'spread', 'within']);
    });

    it('DOOR-45 finds a person by given and family name, and nothing where two people have them', async () => {
      expect(await listExact('jan bakker')).toEqual(['duo']);
      expect(await listExact('jan vermeer')).toEqual(['kwartet']);
      expect(await listExact('lotte bakker')).toEqual([]);
      expect(await listExact('gustav beethoven')).toEqual([]);
    });

    it('DOOR-45 finds two people by their family names, and one by a name beside another word', async () => {
      expect(await listExact('bakker vermeer')).toEqual(['duo']);
      expect(await listExact('mahler beethoven')).toEqual(['vijfde']);
      expect(await listExact('lotte vermeer piano')).toEqual(['duo']);
      expect(await listExact('jan')).toEqual(['duo', 'kwartet']);
    });

    it('DOOR-5 DOOR-47 finds compounds taken apart or together, and composers in other spellings', async () => {
      expect(await listExact('piano sonates')).toEqual(['sonate']);
      expect(await listBest('kinderconcert')).toEqual(['familie']);
      expect(await listExact('mondscheinsonate')).toEqual(['sonate']);
      expect(await listExact('Чайковский')).toEqual(['kwartet']);
      expect(await listExact('tchaikovsky')).toEqual(['kwartet']);
    });

    it('WAY-20 DOOR-47 takes a number with the words beside it', async () => {
      expect(await listExact('mahler 4')).toEqual(['symfonie']);
      expect(await listExact('mahler vierde')).toEqual(['symfonie']);
      expect(await listExact('mahler vijfde')).toEqual([]);
    });

    it('WAY-21 DOOR-47 takes a word for a misspelling only if it does not have it', async () => {
      expect(await listBest('nachd')).toEqual(['kwartet']);
      expect(await listBest('beetoven')).toEqual(['vijfde', 'sonate']);
      expect(await listBest('kwart')).toEqual(['kwartet']);
      expect(await listExact('nachd')).toEqual([]);
    });

    it('WAY-23 DOOR-47 finds what comes nearest to a work that is not played', async () => {
      expect(await listBest('auferstehung')).toEqual(['symfonie', 'vijfde']);
      expect(await listBest('mahler 9')).toEqual(['symfonie', 'vijfde']);
    });

    it('ranks by the text that has the word, then by date', async () => {
      expect(await listBest('beethoven')).toEqual(['vijfde', 'sonate']);
      expect(await listBest('mahler')).toEqual(['symfonie', 'vijfde']);
    });
  });
}
