import { describe, expect, it } from 'vitest';
import type { EventPage } from '#domain/page/page.ts';
import { structuredConcert } from '#domain/structured/structured-concert.ts';
import { structuredPage } from '#domain/structured/structured-page.ts';
import { postalAddress } from '#domain/structured/thing.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { aGlobal, anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { concertsOf, editionAt, november, pagesOf } from '#tests/fixtures/hall/kit/halls.ts';
import { problemsIn } from './schema.ts';

const address = {
  street: 'Kade 1',
  zipCode: '1011 AA',
  city: 'Amsterdam',
  country: 'Nederland',
  phone: '020',
};
const global = aGlobal('nl', {
  address,
  social: [{ icon: 'mail', title: 'Brief', url: 'https://a.example' }],
});
const now = moment('2026-11-20T12:00:00+01:00');
const facts = { origin: 'https://www.klankhuis.example', global, now, steps: [], listed: [] };

function told(event: Parameters<typeof anEventCard>[0] = {}, page: Partial<EventPage> = {}) {
  return structuredConcert(anEventPage({ event: anEventCard(event), ...page }), facts);
}

describe('what a concert tells search engines', () => {
  const editions = [editionAt(november, 'nl'), editionAt(november, 'en')];
  const concerts = editions.flatMap((edition) => concertsOf(edition).map((page) => ({ page, edition })));

  it('ROUTE-19 is something schema.org knows, for a whole season in both languages', () => {
    expect(concerts.length).toBeGreaterThan(50);
    const problems = concerts.flatMap(({ page, edition }) =>
      problemsIn(structuredConcert(page, { ...facts, global: edition.global, now: november })),
    );
    expect([...new Set(problems)]).toEqual([]);
  });

  it('ROUTE-19 tells of every fate there is in a season, not of one alone', () => {
    const seen = concerts.map(({ page, edition }) =>
      structuredConcert(page, { ...facts, global: edition.global, now: november }),
    );
    expect(new Set(seen.map((concert) => concert['eventStatus']))).toEqual(
      new Set(['Scheduled', 'Cancelled', 'Rescheduled'].map((status) => `https://schema.org/Event${status}`)),
    );
    const offers = seen.flatMap((concert) => Object(concert['offers']).availability ?? []);
    expect(new Set(offers).size).toBeGreaterThanOrEqual(3);
  });

  it('ROUTE-19 says when it begins with the offset of that very day', () => {
    expect(told()).toMatchObject({
      startDate: '2026-12-04T20:15:00+01:00',
      endDate: '2026-12-04T22:15:00+01:00',
    });
    expect(told({ starts: moment('2027-06-04T20:15:00+02:00') })['startDate']).toBe(
      '2027-06-04T20:15:00+02:00',
    );
  });

  it('ROUTE-19 SALE-5 keeps the day of a cancelled concert, and offers nothing', () => {
    const cancelled = told({ importStatus: 'cancelled' });
    expect(cancelled['eventStatus']).toBe('https://schema.org/EventCancelled');
    expect(cancelled['startDate']).toBe('2026-12-04T20:15:00+01:00');
    expect(cancelled).not.toHaveProperty('offers');
  });

  it('ROUTE-19 SALE-5 says of a moved concert where it went, and where it came from', () => {
    const earlier = '2026-12-04T20:15:00+01:00';
    const later = '2027-01-10T20:15:00+01:00';
    const rescheduled = {
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: later,
      previousStartDate: earlier,
    };
    expect(told({ importStatus: 'moved', movedTo: moment(later) })).toMatchObject(rescheduled);
    const [starts, movedFrom] = [moment(later), moment(earlier)];
    expect(told({ importStatus: 'moved', starts, movedFrom })).toMatchObject(rescheduled);
    expect(told({ importStatus: 'moved' })['eventStatus']).toBe('https://schema.org/EventPostponed');
  });

  it.each([
    [{}, 'InStock'],
    [{ sale: { code: 2, starts: {}, end: null } }, 'SoldOut'],
    [{ sale: { code: 0, starts: { _default: moment('2026-12-01T10:00:00+01:00') }, end: null } }, 'PreOrder'],
  ] as const)('ROUTE-19 SALE-2 says how tickets are: %j is %s', (event, availability) => {
    expect(Object(told(event)['offers'])).toMatchObject({
      '@type': 'Offer',
      availability: `https://schema.org/${availability}`,
      price: 29.5,
      priceCurrency: 'EUR',
    });
  });

  it('ROUTE-19 SALE-6 names the lowest and the highest price that hold for everyone', () => {
    const price = { activeFrom: null, activeTo: null, ticketType: 'Regulier', zone: '1' };
    const prices = [
      { ...price, tag: null, euros: 20 },
      { ...price, tag: null, euros: 72.5 },
      { ...price, tag: 499, euros: 5 },
    ] as unknown as EventPage['prices'];
    expect(Object(told({}, { prices })['offers'])).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 20,
      highPrice: 72.5,
      validFrom: '2026-03-14T10:00:00+01:00',
    });
  });

  it('ROUTE-19 offers nothing where nothing is sold to everyone', () => {
    const presale = { code: 0, starts: { 37: moment('2026-01-01T10:00:00+01:00') }, end: null } as const;
    expect(told({ sale: presale })).not.toHaveProperty('offers');
    expect(
      told({ starts: moment('2026-01-01T20:00:00+01:00'), ends: moment('2026-01-01T22:00:00+01:00') }),
    ).not.toHaveProperty('offers');
  });

  it('ROUTE-19 names who plays what, in which series', () => {
    const performers = [{ name: 'Huisorkest' }, { name: 'A. Dirigent', role: 'dirigent' }];
    const programme = [{ title: 'Tweede symfonie', composer: 'Gustav Mahler' }];
    const series = [{ title: 'Mahler', url: '/series/mahler', uri: 'series/mahler' }];
    expect(told({ performers }, { programme, series })).toMatchObject({
      performer: [{ '@type': 'MusicGroup' }, { '@type': 'Person', name: 'A. Dirigent' }],
      workPerformed: [{ name: 'Tweede symfonie', composer: { name: 'Gustav Mahler' } }],
      superEvent: [{ '@type': 'EventSeries', url: 'https://www.klankhuis.example/series/mahler' }],
    });
  });
});

describe('the programme of a concert, to search engines', () => {
  it.each(['pauze', 'Interval', ' – pauze – ', 'Pauze (20 minuten)'])('ROUTE-19 leaves out “%s”', (title) => {
    const programme = [{ title: 'Tweede symfonie', composer: 'Gustav Mahler' }, { title }];
    expect(told({}, { programme })['workPerformed']).toEqual([
      expect.objectContaining({ name: 'Tweede symfonie' }),
    ]);
  });

  it('ROUTE-19 keeps a work whose composer is not named', () => {
    const programme = [{ title: 'Improvisaties' }, { title: 'Interval', composer: 'Sander Prins' }];
    expect(told({}, { programme })['workPerformed']).toEqual([
      { '@type': 'MusicComposition', name: 'Improvisaties' },
      expect.objectContaining({ name: 'Interval', composer: { '@type': 'Person', name: 'Sander Prins' } }),
    ]);
  });

  it('ROUTE-19 says nothing of works where an interval is all there is', () => {
    expect(told({}, { programme: [{ title: 'pauze' }] })).not.toHaveProperty('workPerformed');
  });
});

describe('what other pages tell search engines', () => {
  it('ROUTE-19 is something schema.org knows, for every page of the hall', () => {
    const { pages, global: shared } = editionAt(november, 'nl');
    const steps = [
      { title: 'Home', url: '/' },
      { title: 'Series', url: '/series' },
    ];
    const listed = [{ url: '/series/mahler' }];
    const problems = pages.flatMap((page) =>
      problemsIn(structuredPage(page, { ...facts, global: shared, now: november, steps, listed })),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect([...new Set(problems)]).toEqual([]);
  });

  it('ROUTE-19 is, at home, who the hall is and where', () => {
    const [hall, site] = structuredPage(aPageOf('home', { hero: [], events: [] }), facts);
    expect(hall).toMatchObject({
      '@type': 'PerformingArtsTheater',
      telephone: '020',
      sameAs: ['https://a.example'],
      address: { streetAddress: 'Kade 1', addressLocality: 'Amsterdam', addressCountry: 'NL' },
    });
    expect(postalAddress({ ...address, country: 'Luilekkerland' })).not.toHaveProperty('addressCountry');
    expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': hall?.['@id'] } });
  });

  it('ROUTE-19 is the way to the page, and what it lists, as addresses', () => {
    const steps = [
      { title: 'Home', url: '/' },
      { title: 'Pers', url: '/pers' },
    ];
    const [path, list] = structuredPage(aPageOf('pressOverview', { contact: [] }), {
      ...facts,
      steps,
      listed: [{ url: '/pers/a' }, { url: '/pers/b' }],
    });
    expect(path).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${facts.origin}/` },
        { position: 2, name: 'Pers' },
      ],
    });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${facts.origin}/pers/a` }, { position: 2 }],
    });
  });

  it('ROUTE-19 is nothing where there is nothing to tell', () => {
    expect(structuredPage(aPageOf('favorites', { emptyText: [] }), facts)).toEqual([]);
  });

  it('ROUTE-19 is, of a series, from when to when', () => {
    const events = ['2026-12-04T20:15:00+01:00', '2027-04-04T20:15:00+02:00'].map((starts) =>
      anEventCard({ starts: moment(starts) }),
    );
    const [series] = structuredPage(aSeriesPage({ events, image: aPicture() }), facts);
    expect(series).toMatchObject({
      '@type': 'EventSeries',
      startDate: '2026-12-04T20:15:00+01:00',
      endDate: '2027-04-04T20:15:00+02:00',
    });
  });

  it('is checked by something that sees what is wrong', () => {
    const wrong = { '@type': 'MusicEvent', name: '', startDate: '2026-12-04', sound: 'loud' };
    expect(problemsIn(wrong)).toEqual(
      expect.arrayContaining([
        '$ has sound',
        '$ lacks location',
        '$.name is ""',
        '$.startDate is "2026-12-04"',
      ]),
    );
    expect(problemsIn({ '@type': 'MusicEvent', startDate: '2027-06-04T20:15:00+01:00' })).toContain(
      '$.startDate is "2027-06-04T20:15:00+01:00"',
    );
    expect(pagesOf(editionAt(november, 'nl'), 'home')).toHaveLength(1);
  });
});
