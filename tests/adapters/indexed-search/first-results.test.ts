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

/** From noon on 1 December 2026. */
const rows: readonly Row[] = [
  // Series that have the work, and no others.
  ['nl', 'winterreise', { concerts: ['Winterreise'], series: 1 }],
  ['nl', 'jupiter', { concerts: ['Mozarts ‘Jupiter’', 'Haydn, Beethoven en Mozart'], series: 1 }],
  ['en', 'jupiter', { concerts: ['Mozart’s ‘Jupiter’', 'Haydn, Beethoven and Mozart'], series: 1 }],
  ['nl', 'matthäus-passion', { concerts: ['Matthäus-Passion'], series: 0, page: 'Wie? Hoe? Waarheen?' }],
  // Works by words of several of their names.
  ['nl', 'mattheus passion', { concerts: ['Matthäus-Passion'], series: 0, page: 'Wie? Hoe? Waarheen?' }],
  ['en', 'bach mattheus passion', { concerts: ['St Matthew Passion'], page: 'See Whom? See How?' }],
  ['nl', 'bach dubbelconcert', { concerts: ['Rameau, Bach en Telemann', 'De bas loopt door'], count: 3 }],
  ['en', 'bach double concerto', { concerts: ['Rameau, Bach and Telemann'], count: 3 }],
  ['nl', 'welgetemperd', { concerts: ['Das wohltemperierte Klavier'] }],
  ['nl', 'welgetemperde klavier', { concerts: ['Das wohltemperierte Klavier'] }],
  ['nl', 'klarinetconcert mozart', { concerts: ['Haydn en Mozart'] }],
  // A part of a compound, with a number.
  ['nl', 'kwartet sjostakovitsj 8', { concerts: ['Sjostakovitsj’ Achtste strijkkwartet'] }],
  ['nl', 'kwartet 8 sjostakovitsj', { concerts: ['Sjostakovitsj’ Achtste strijkkwartet'] }],
  // The suites of Bach before the concerto of C.P.E. Bach, whatever numbers their titles have.
  ['nl', 'bach cello', { concerts: ['Bachs Eerste cellosuite'] }],
  ['nl', 'cello bach', { concerts: ['Bachs Eerste cellosuite'] }],
  ['en', 'moonlight sonata', { concerts: ['Beethoven’s ‘Moonlight’'] }],
  ['nl', 'bach orgel', { concerts: ['Sweelinck, Bach en Brahms', 'Bach en Messiaen', 'Bach en Franck'] }],
  ['en', 'rachmaninov piano', { concerts: ['Prokofiev, Rachmaninoff and Schubert'] }],
  ['nl', 'orgel', { concerts: ['De olifant in het orgel'], count: 37 }],
  // Words that are joined, taken apart or misspelled in the name of a work.
  ['nl', 'winter reise', { concerts: ['Winterreise'] }],
  ['nl', 'kunst der fuga', { concerts: ['Die Kunst der Fuge'] }],
  ['nl', 'goldberg variatie', { concerts: [], page: 'Dertig keer dezelfde bas' }],
  ['nl', 'keizerkwartet', { concerts: ['Haydn en Dvořák'], count: 0 }],
  ['nl', 'keizerskwartet', { concerts: ['Haydn en Dvořák'], count: 12 }],
  ['nl', 'nieuwewereldsymfonie', { concerts: ['Dvořáks ‘Uit de Nieuwe Wereld’'] }],
  // What is not played: works that are like it in instrument or kind.
  ['nl', 'keizersconcert', { concerts: ['Haydn, Beethoven en Mozart', 'Haydn, Beethoven en Stravinsky'] }],
  ['en', 'emperor concerto', { concerts: ['Haydn, Beethoven and Mozart'] }],
  [
    'en',
    'messiaen quartet end of time',
    { concerts: ['Quatuor pour la fin du temps'], page: 'Never Was There Such Attention' },
  ],
  // Days.
  ['nl', 'vanavond', { concerts: [lied, 'Winterreise', 'Music for 18 Musicians'], series: 0 }],
  ['nl', 'vandaag', { concerts: ['Hindemith, Stravinsky en Grieg', lied, 'Winterreise'] }],
  ['en', 'tonight', { concerts: [lied, 'Winterreise', 'Music for 18 Musicians'] }],
  ['nl', 'wat is er vanavond te doen?', { concerts: [lied] }],
  ['en', 'what’s on tonight', { concerts: [lied] }],
  ['nl', 'mahler vanavond', { concerts: [lied] }],
  ['nl', 'beethoven volgende week', { concerts: ['Beethovens Derde cellosonate', 'Beethoven en Chopin'] }],
  ['nl', 'concerten dit weekend', { concerts: ['Het carnaval der dieren'] }],
  ['nl', 'morgenavond', { concerts: ['Berio en Goebaidoelina'], count: 1 }],
  ['en', 'tomorrow evening', { concerts: ['Berio and Gubaidulina'], count: 1 }],
  ['nl', 'orgel op zondag', { concerts: ['Fantasia cromatica'], count: 1 }],
  ['en', 'organ sunday', { concerts: ['Fantasia cromatica'], count: 1 }],
  [
    'nl',
    'zondag 6 december',
    { concerts: ['Fantasia cromatica', 'Prokofjev, Rachmaninov en Schubert'], count: 4 },
  ],
  [
    'en',
    'december 6',
    { concerts: ['Fantasia cromatica', 'Prokofiev, Rachmaninoff and Schubert'], count: 4 },
  ],
  ['nl', 'witte donderdag', { concerts: [] }],
  ['nl', 'orkest vanavond', { concerts: [lied], count: 1 }],
  ['en', 'orchestra tonight', { concerts: [lied], count: 1 }],
  // Sentences around a practical word, in which nothing is found.
  ['nl', 'hoe kom ik met de trein', { concerts: [], answer: 'Hoe komt u hier?' }],
  ['nl', 'waar laat ik mijn jas', { concerts: [], answer: 'Huisregels' }],
  ['nl', 'waar kan ik mijn jas kwijt', { concerts: [], answer: 'Huisregels' }],
  ['nl', 'waar kan ik mijn tas kwijt?', { concerts: [], answer: 'Huisregels' }],
  ['nl', 'ik ben mijn jas kwijt', { concerts: [], answer: 'Contact' }],
  ['nl', 'ik ben mijn paraplu kwijt', { concerts: [], answer: 'Contact' }],
  ['nl', 'mag ik een foto maken', { concerts: [], answer: 'Huisregels' }],
  ['en', 'how do I get there', { concerts: [], answer: 'Getting here' }],
  ['en', 'is there somewhere to leave my bike', { concerts: [], answer: ['Getting here', 'bicycle'] }],
  ['en', 'is there somewhere to eat before the concert', { concerts: [], answer: 'Food and drink' }],
  ['en', 'I think I lost my scarf', { concerts: [], answer: 'Contact' }],
  ['nl', 'mag mijn kind van zes mee', { concerts: [], answer: ['Huisregels', 'Kinderen'] }],
  ['nl', 'moet ik nette kleren aan', { concerts: [], answer: ['Voor het eerst', 'regenpak'] }],
  ['en', 'can I take pictures during the concert', { concerts: [], answer: ['House rules', 'applause'] }],
  ['nl', 'hoe laat gaan de deuren open', { concerts: [], answer: ['Voor het eerst', 'drie kwartier'] }],
  ['nl', 'ik heb mijn handschoenen laten liggen', { concerts: [], answer: 'Contact' }],
  ['nl', 'ik heb gisteravond mijn sjaal laten liggen in de zaal', { concerts: [], answer: 'Contact' }],
  ['en', 'my mother uses a wheelchair, where can she sit', { concerts: [], answer: 'Accessibility' }],
  ['nl', 'verkopen jullie oordopjes', { concerts: [], answer: ['Het Ketelhuis', 'Oordoppen'] }],
  ['nl', 'mijn moeder zit in een rolstoel, kan ze erbij', { concerts: [], answer: 'Toegankelijkheid' }],
  ['en', 'can my seven year old come along', { concerts: [], answer: ['House rules', 'Children'] }],
  ['en', 'is the building accessible if I cannot climb stairs', { concerts: [], answer: 'Accessibility' }],
  ['en', 'can I get a refund', { concerts: [], answer: ['Tickets and discounts', 'refunded'] }],
  [
    'nl',
    'is er een toilet voor rolstoelen',
    { concerts: [], answer: ['Toegankelijkheid', 'rolstoeltoilet'] },
  ],
  ['nl', 'is er korting voor studenten', { concerts: [], answer: ['Kaarten en kortingen', '€ 10'] }],
  ['en', 'is there a lift to the balcony', { concerts: [], answer: ['Accessibility', 'no lift'] }],
];

const hall = hallAt(december);
const search = createSearchOverIndex({
  index: createInMemorySearchIndex(hall),
  cms: createInMemoryCms(hall),
  logger: new SilentLogger(),
});

describe('the first results', () => {
  it.each(rows)('WAY-20 DOOR-3 DOOR-44 DOOR-48 of (%s) %j are %j', async (locale, keyword, expected) => {
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
  });

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
