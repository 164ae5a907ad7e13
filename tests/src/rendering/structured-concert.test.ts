import type { MusicEventLeaf } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import type { EventPage } from '#domain/page/page.ts';
import { alwaysOpenStart } from '#domain/sale/sale.ts';
import { setDateTimeDefaults } from '#domain/time/set-date-time-defaults.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, anAddress } from '#fixtures/builders/a-hall.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { hallIdentity } from '#hall/identity.ts';
import { toStructuredConcert } from '#src/rendering/structured-concert.ts';

const address = anAddress();
const now = moment('2026-11-20T12:00:00+01:00');
const facts = {
  origin: 'https://www.klankhuis.example',
  global: aGlobal('nl', { address }),
  now,
  normalTicketTypes: ['Regulier'],
};

function structuredConcert(event: Parameters<typeof anEventCard>[0] = {}, page: Partial<EventPage> = {}) {
  return toStructuredConcert(anEventPage({ event: anEventCard(event), ...page }), facts);
}

describe('the structured data of a concert', () => {
  it('ROUTE-19 PERSON-9 is what, when, where, by whom, in which series, and its tickets', () => {
    const image = aPicture({
      renditions: {
        sm: { url: '/media/photographs/mahler/sm', width: 768, height: 512 },
        lg: { url: '/media/photographs/mahler/lg', width: 1280, height: 853 },
      },
    });
    const performers = [
      { name: 'Huisorkest', url: 'https://huisorkest.example/' },
      { name: 'A. Dirigent', role: 'dirigent' },
    ];
    const programme = [
      { title: 'Tweede symfonie', composer: 'Gustav Mahler' },
      { title: 'Pauze (20 minuten)' },
      { title: 'Improvisaties' },
    ];
    const series = [{ title: 'Mahler', url: '/series/mahler', uri: 'series/mahler' }];
    const url = 'https://www.klankhuis.example/concerten/mahler-2';
    expect(structuredConcert({ subtitle: 'Opstanding', performers, image }, { programme, series })).toEqual({
      '@type': 'MusicEvent',
      '@id': `${url}#concert`,
      name: 'Mahlers Tweede',
      description: 'Opstanding',
      image: ['https://www.klankhuis.example/media/photographs/mahler/lg'],
      url,
      startDate: '2026-12-04T20:15:00+01:00',
      endDate: '2026-12-04T22:15:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      inLanguage: 'nl',
      location: {
        '@type': 'MusicVenue',
        name: 'Grote Zaal, Het Klankhuis',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Kade 1',
          postalCode: '1011 AA',
          addressLocality: 'Amsterdam',
          addressCountry: 'NL',
        },
      },
      organizer: {
        '@type': 'Organization',
        name: 'Huisorkest',
        url: 'https://www.klankhuis.example/seriesOverview?organizers=Huisorkest',
      },
      performer: [
        { '@type': 'MusicGroup', name: 'Huisorkest', url: 'https://huisorkest.example/' },
        {
          '@type': 'Person',
          name: 'A. Dirigent',
          url: 'https://www.klankhuis.example/musici/a-dirigent',
        },
      ],
      workPerformed: [
        {
          '@type': 'MusicComposition',
          name: 'Tweede symfonie',
          composer: { '@type': 'Person', name: 'Gustav Mahler' },
        },
        { '@type': 'MusicComposition', name: 'Improvisaties' },
      ],
      superEvent: [
        { '@type': 'EventSeries', name: 'Mahler', url: 'https://www.klankhuis.example/series/mahler' },
      ],
      isAccessibleForFree: false,
      offers: {
        '@type': 'Offer',
        price: 29.5,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url,
        validFrom: '2026-03-14T10:00:00+01:00',
      },
    } satisfies MusicEventLeaf);
  });

  it('ROUTE-19 has only what is known: made by the hall, and somewhere in it', () => {
    const production = { ...anEventCard().production, organizer: null };
    const event = anEventCard({ room: null, production });
    const concert = toStructuredConcert(anEventPage({ event }), { ...facts, global: aGlobal('nl') });
    expect(concert).toMatchObject({
      organizer: { '@type': 'PerformingArtsTheater', name: 'Het Klankhuis' },
      location: { '@type': 'MusicVenue', name: 'Het Klankhuis', address: 'Het Klankhuis' },
    });
    for (const name of ['description', 'performer', 'workPerformed', 'superEvent'])
      expect(concert).not.toHaveProperty(name);
  });

  it('ROUTE-19 has the offset of its own day, and introduction and picture of its page before those of its card', () => {
    const introduction = [{ kind: 'text', text: 'Met groot koor.' }] as const;
    const starts = moment('2027-06-04T20:15:00+02:00');
    expect(
      structuredConcert({ starts, subtitle: 'Opstanding' }, { introduction, image: aPicture() }),
    ).toMatchObject({
      startDate: '2027-06-04T20:15:00+02:00',
      description: 'Met groot koor.',
      image: [expect.stringContaining('/media/')],
    });
  });

  it('ROUTE-19 has the picture with which its page is shared: the editor’s, the page’s or that of its card, else its figure', () => {
    const [image, ofCard] = ['page', 'card'].map((name) =>
      aPicture({ renditions: { lg: { url: `/media/${name}`, width: 1280, height: 853 } } }),
    );
    const imageOf = (page: Partial<EventPage>, event = anEventCard({ ...(ofCard && { image: ofCard }) })) =>
      toStructuredConcert(anEventPage({ event, ...page }), facts)['image'];
    const own = { ...(image && { image }) };
    expect(imageOf({ ...own, seo: { title: '', image: '/media/chosen' } })).toEqual([
      `${facts.origin}/media/chosen`,
    ]);
    expect([imageOf(own), imageOf({})].flat()).toEqual([
      `${facts.origin}/media/page`,
      `${facts.origin}/media/card`,
    ]);
    expect(imageOf({}, anEventCard())).toEqual([`${facts.origin}/figure/3.petrol.square.26.open.png`]);
  });

  it('ROUTE-19 is made by the hall where its organizer is the hall', () => {
    const production = { ...anEventCard().production, organizer: 'Het Klankhuis' };
    expect(structuredConcert({ production })).toMatchObject({
      organizer: { '@id': 'https://www.klankhuis.example/#hall' },
    });
  });

  it('ROUTE-19 SALE-5 keeps the date of a cancelled concert, without an offer', () => {
    const cancelled = structuredConcert({ importStatus: 'cancelled' });
    expect(cancelled['eventStatus']).toBe('https://schema.org/EventCancelled');
    expect(cancelled['startDate']).toBe('2026-12-04T20:15:00+01:00');
    expect(cancelled).not.toHaveProperty('offers');
  });

  it('ROUTE-19 SALE-5 contains the old and the new time of a moved concert', () => {
    const earlier = '2026-12-04T20:15:00+01:00';
    const later = '2027-01-10T20:15:00+01:00';
    const rescheduled = {
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: later,
      previousStartDate: earlier,
    };
    const away = structuredConcert({ importStatus: 'moved', movedTo: moment(later) });
    expect(away).toMatchObject(rescheduled);
    expect(away).not.toHaveProperty('endDate');
    expect(structuredConcert({ movedTo: moment(later) })['eventStatus']).toBe(
      'https://schema.org/EventScheduled',
    );
    const [starts, movedFrom] = [moment(later), moment(earlier)];
    expect(structuredConcert({ importStatus: 'moved', starts, movedFrom })).toMatchObject(rescheduled);
    expect(structuredConcert({ starts, movedFrom })).toMatchObject({
      ...rescheduled,
      endDate: '2026-12-04T22:15:00+01:00',
    });
    expect(structuredConcert({ importStatus: 'moved' })['eventStatus']).toBe(
      'https://schema.org/EventPostponed',
    );
  });

  it.each([
    [{}, 'InStock'],
    [{ sale: { code: 2, starts: {}, end: null } }, 'SoldOut'],
    [{ sale: { code: 1, starts: {}, end: null } }, 'LimitedAvailability'],
    [{ sale: { code: 0, starts: { _default: moment('2026-12-01T10:00:00+01:00') }, end: null } }, 'PreOrder'],
  ] as const)('ROUTE-19 SALE-2 contains the availability: %j is %s', (event, availability) => {
    expect(Object(structuredConcert(event)['offers'])).toMatchObject({
      '@type': 'Offer',
      availability: `https://schema.org/${availability}`,
      price: 29.5,
      priceCurrency: 'EUR',
    });
  });

  it('ROUTE-19 has the price 0 for a free concert', () => {
    const free = structuredConcert({ minPrice: 0 });
    expect(free['isAccessibleForFree']).toBe(true);
    expect(free['offers']).toMatchObject({ availability: 'https://schema.org/InStock', price: 0 });
  });

  it('ROUTE-19 leads to where tickets are ordered, and to its page where they are ordered there', () => {
    const purchaseUrl = 'https://partner.example/order/1';
    expect(Object(structuredConcert({ purchaseUrl })['offers']).url).toBe(purchaseUrl);
    expect(Object(structuredConcert({ url: 'https://partner.example/bach' })['offers']).url).toBe(
      'https://partner.example/bach',
    );
  });

  it('HALL-5 ROUTE-19 has the availability, and no start, of a sale that is always open', () => {
    const open = { code: 0, starts: { _default: alwaysOpenStart }, end: null } as const;
    expect(structuredConcert({ sale: open })['offers']).toMatchObject({
      availability: 'https://schema.org/InStock',
    });
    expect(structuredConcert({ sale: open })['offers']).not.toHaveProperty('validFrom');
  });

  it('HALL-5 has the offset of the hall’s time zone, west of Greenwich too', () => {
    setDateTimeDefaults({ timeZone: 'America/New_York' });
    const { startDate, endDate, offers } = structuredConcert();
    setDateTimeDefaults(hallIdentity);
    expect([startDate, endDate, Object(offers).validFrom]).toEqual([
      '2026-12-04T14:15:00-05:00',
      '2026-12-04T16:15:00-05:00',
      '2026-03-14T05:00:00-04:00',
    ]);
  });

  it('ROUTE-19 SALE-6 names one price where all are equal, and offers nothing without a price', () => {
    const price = aPrice({ ticketType: 'Regulier', euros: 20 });
    const prices = [
      { ...price, zone: '1' },
      { ...price, zone: '2' },
    ];
    expect(structuredConcert({ minPrice: 20 }, { prices })['offers']).toMatchObject({
      '@type': 'Offer',
      price: 20,
    });
    expect(structuredConcert({ minPrice: null })).not.toHaveProperty('offers');
  });

  it('ROUTE-19 SALE-6 WAY-2 contains the lowest and the highest price of the normal ticket type', () => {
    const price = aPrice({ ticketType: 'Regulier' });
    const prices = [
      { ...price, euros: 20 },
      { ...price, euros: 72.5 },
      { ...price, tag: 499, euros: 5 },
      { ...price, ticketType: 'Tot 30 jaar', euros: 10 },
    ];
    expect(Object(structuredConcert({ minPrice: 20 }, { prices })['offers'])).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 20,
      highPrice: 72.5,
      offerCount: 2,
      validFrom: '2026-03-14T10:00:00+01:00',
    });
  });

  it('ROUTE-19 has no offer if nothing is sold to everyone', () => {
    const presale = { code: 0, starts: { 37: moment('2026-01-01T10:00:00+01:00') }, end: null } as const;
    expect(structuredConcert({ sale: presale })).not.toHaveProperty('offers');
    expect(
      structuredConcert({
        starts: moment('2026-01-01T20:00:00+01:00'),
        ends: moment('2026-01-01T22:00:00+01:00'),
      }),
    ).not.toHaveProperty('offers');
  });
});
