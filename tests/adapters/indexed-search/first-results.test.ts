import { describe, expect, it } from 'vitest';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { createSearchOverIndex } from '#adapters/indexed-search/search-over-index.ts';
import { emptyEventListingState, toEventSearchCriteria } from '#domain/listing/event-list.ts';
import { findHelpLink } from '#domain/listing/help-link.ts';
import { countSiteSearchResults, withoutNearConcerts } from '#domain/listing/site-search.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { at, december, hallAt, pagesOf } from '#tests/fixtures/hall/kit/halls.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

/** What a visitor is shown first: titles of concerts, the numbers of concerts and series, the title of the first page, and the answer. */
interface FirstResults {
  readonly concerts?: readonly string[];
  /** The number of concerts. */
  readonly count?: number;
  readonly series?: number;
  readonly page?: string;
  /** The title of the page, and a word of the fact. */
  readonly answer?: string | readonly [title: string, fact: string];
}

type Row = readonly [locale: Locale, keyword: string, expected: FirstResults];

const lied = 'Das Lied von der Erde';

/** From noon on 1 December 2026: one or two of each kind, some in both languages. */
const rows: readonly Row[] = [
  // Works by number, catalogue number, nickname and title.
  ['nl', 'negende van beethoven', { concerts: ['Beethovens Negende'], page: 'Vrienden, niet deze tonen' }],
  ['en', 'Tchaikovsky’s Fourth', { concerts: ['Tchaikovsky’s Fourth'] }],
  ['nl', 'kv 467', { concerts: ['Haydn, Mozart en Fauré'] }],
  ['en', 'K467', { concerts: ['Haydn, Mozart and Fauré'] }],
  ['nl', 'bwv 1007', { concerts: ['Bij Bach thuis'], page: 'Een akkoord dat uit elkaar viel' }],
  ['nl', 'dvorak nieuwe wereld', { concerts: ['Dvořáks ‘Uit de Nieuwe Wereld’'] }],
  ['nl', 'noodlotssymfonie', { concerts: ['Beethovens Vijfde'], page: 'Het begint met een rust' }],
  ['en', '4 seasons', { concerts: ['The Four Seasons'] }],
  // Series that have the work, and no others.
  ['nl', 'winterreise', { concerts: ['Winterreise'], series: 1 }],
  ['nl', 'jupiter', { concerts: ['Mozarts ‘Jupiter’', 'Haydn, Beethoven en Mozart'], series: 1 }],
  ['nl', 'matthäus-passion', { concerts: ['Matthäus-Passion'], series: 0, page: 'Wie? Hoe? Waarheen?' }],
  // Works by words of several of their names.
  ['en', 'bach mattheus passion', { concerts: ['St Matthew Passion'], page: 'See Whom? See How?' }],
  ['nl', 'bach dubbelconcert', { concerts: ['Rameau, Bach en Telemann', 'De bas loopt door'], count: 3 }],
  ['nl', 'welgetemperd', { concerts: ['Das wohltemperierte Klavier'] }],
  ['nl', 'klarinetconcert mozart', { concerts: ['Haydn en Mozart'] }],
  // A part of a compound, with a number.
  ['nl', 'kwartet 8 sjostakovitsj', { concerts: ['Sjostakovitsj’ Achtste strijkkwartet'] }],
  // The suites of Bach before the concerto of C.P.E. Bach, whatever numbers their titles have.
  ['nl', 'bach cello', { concerts: ['Bachs Eerste cellosuite'] }],
  ['en', 'rachmaninov piano', { concerts: ['Prokofiev, Rachmaninoff and Schubert'] }],
  ['nl', 'orgel', { concerts: ['De olifant in het orgel'], count: 37 }],
  // Compounds that the hall writes in two words, in one, or not at all.
  ['nl', 'kinderconcert', { concerts: ['Het carnaval der dieren'] }],
  ['nl', 'kerst concert', { concerts: ['Weihnachtshistorie'] }],
  ['nl', 'maanlichtsonate', { concerts: ['Beethovens ‘Mondschein’'] }],
  ['nl', 'strijk kwartet', { concerts: ['Sjostakovitsj’ Achtste strijkkwartet'] }],
  ['nl', 'strijkkwartetten', { concerts: ['Haydn en Dvořák'] }],
  ['en', 'double concerto', { concerts: ['The Bass Walks On'] }],
  ['nl', 'winter reise', { concerts: ['Winterreise'] }],
  ['nl', 'kunst der fuga', { concerts: ['Die Kunst der Fuge'] }],
  ['nl', 'keizerskwartet', { concerts: ['Haydn en Dvořák'], count: 12 }],
  // Composers in the spelling of another language or alphabet, misspelled, by a short name or a birth name.
  ['nl', 'schostakowitsch', { concerts: ['Beethoven en Sjostakovitsj'] }],
  ['nl', 'чайковский', { concerts: ['Mendelssohn, Tsjaikovski en Debussy'] }],
  ['en', 'dvorzak', { concerts: ['Haydn and Dvořák'] }],
  ['nl', 'betehoven 7', { concerts: ['Beethovens Zevende'], count: 0 }],
  ['nl', 'rach 2', { concerts: ['Prokofjev, Rachmaninov en Schubert'] }],
  ['nl', 'clara wieck', { concerts: ['Zonder uitzondering'] }],
  ['nl', 'WTK', { concerts: ['Das wohltemperierte Klavier'] }],
  // What is not played: works that are like it in composer, instrument or kind.
  ['nl', 'mahler 2', { concerts: ['Mahlers Vijfde'], count: 0, page: 'Acht minuten later staat men' }],
  ['en', 'emperor concerto', { concerts: ['Haydn, Beethoven and Mozart'], count: 0 }],
  ['nl', 'goldberg variatie', { concerts: [], page: 'Dertig keer dezelfde bas' }],
  ['nl', 'mozart kv 999', { concerts: ['Mozarts ‘Gran Partita’'], count: 0 }],
  // Days, parts of the day and feasts.
  ['nl', 'vanavond', { concerts: [lied, 'Winterreise', 'Music for 18 Musicians'], series: 0 }],
  ['nl', 'vandaag', { concerts: ['Hindemith, Stravinsky en Grieg', lied, 'Winterreise'] }],
  ['en', 'what’s on tonight', { concerts: [lied] }],
  ['nl', 'beethoven volgende week', { concerts: ['Beethovens Derde cellosonate', 'Beethoven en Chopin'] }],
  ['en', 'tomorrow evening', { concerts: ['Berio and Gubaidulina'], count: 1 }],
  ['nl', 'orgel op zondag', { concerts: ['Fantasia cromatica'], count: 1 }],
  ['nl', 'zondag ochtend', { concerts: ['Fantasia cromatica'] }],
  [
    'en',
    'december 6',
    { concerts: ['Fantasia cromatica', 'Prokofiev, Rachmaninoff and Schubert'], count: 4 },
  ],
  ['nl', 'witte donderdag', { concerts: [] }],
  ['en', 'easter', { concerts: ['St Matthew Passion'] }],
  // Sentences around a practical word, in which nothing is found.
  ['nl', 'hoe kom ik met de trein', { concerts: [], answer: 'Hoe komt u hier?' }],
  ['nl', 'ik heb gisteravond mijn sjaal laten liggen in de zaal', { concerts: [], answer: 'Contact' }],
  ['en', 'is there somewhere to leave my bike', { concerts: [], answer: ['Getting here', 'bicycle'] }],
  ['nl', 'is er korting voor studenten', { concerts: [], answer: ['Kaarten en kortingen', '€ 10'] }],
];

const hall = hallAt(december);
const search = createSearchOverIndex({
  index: createInMemorySearchIndex(hall),
  cms: createInMemoryCms(hall),
  logger: new SilentLogger(),
});

describe('the first results', () => {
  it.each(rows)(
    'WAY-20 DOOR-3 DOOR-44 DOOR-47 DOOR-48 of (%s) %j are %j',
    async (locale, keyword, expected) => {
      const found = await search.find({ locale, keyword, now: december, page: 1 });
      const answers = pagesOf(hall.editions[locale], 'search').flatMap((page) => page.answers ?? []);
      const isNothingFound = countSiteSearchResults(withoutNearConcerts(found)) === 0;
      const { concerts, count, series, page, answer } = expected;
      const titles = found.events.best.map(({ title }) => title);
      expect(concerts?.length === 0 ? titles : titles.slice(0, concerts?.length)).toEqual(concerts ?? []);
      if (count !== undefined) expect(found.events.exactCount).toBe(count);
      if (series !== undefined) expect(found.series.count).toBe(series);
      if (page !== undefined) expect(found.hits[0]?.title).toBe(page);
      if (answer === undefined) return;
      const [pageTitle = '', fact = ''] = [answer].flat();
      const link = findHelpLink(answers, keyword, isNothingFound);
      expect([link?.title, link?.text ?? '']).toEqual([pageTitle, expect.stringContaining(fact)]);
    },
  );

  it('DOOR-48 jazz this evening is that of this evening', async () => {
    const now = at('2026-12-07T12:00:00+01:00');
    const { events } = await search.find({ locale: 'nl', keyword: 'jazz vanavond', now, page: 1 });
    expect(events.best.map(({ title }) => title)).toEqual(['Zodiac Suite']);
  });

  it('DOOR-46 DOOR-48 the number for a day is that of the calendar, which understands it too', async () => {
    const { events } = await search.find({ locale: 'nl', keyword: 'dit weekend', now: december, page: 1 });
    const state = { ...emptyEventListingState, keyword: 'dit weekend' };
    const criteria = toEventSearchCriteria(state, 'nl', toHallDay(december));
    const { total } = await search.events({ card: 'row', ...criteria, page: 1 });
    expect([events.exactCount, total > 3]).toEqual([total, true]);
  });

  it('DOOR-48 a concert of today that is over is not among them', async () => {
    const now = at('2026-12-01T22:15:00+01:00');
    const { events } = await search.find({ locale: 'nl', keyword: 'vanavond', now, page: 1 });
    const titles = events.best.map(({ title }) => title);
    expect([titles, events.exactCount]).toEqual([['Music for 18 Musicians'], 1]);
  });
});
