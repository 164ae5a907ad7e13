import { describe, expect, it } from 'vitest';
import type { Banner } from '#domain/event/banner.ts';
import { parseEventId } from '#domain/event/event.ts';
import { toSetLanguagePath } from '#domain/locale/locale-routes.ts';
import {
  type FollowedLink,
  type FollowedLinkContext,
  toFollowedLinkTrackingEvent,
} from '#domain/tracking/followed-link.ts';
import { aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { at } from '#tests/domain/time/at.ts';

const now = at('2026-11-20T12:00:00+01:00');

/** A ticketing that orders a concert at `/buyingflow/tickets/{group}/{id}/`, and a series at `/buyingflow/subscription/{id}/`. */
function parseOrder(url: string): ReturnType<FollowedLinkContext['parseOrder']> {
  const [, kind, event] = /\/buyingflow\/(\w+)\/\w*\/?(\w*)/.exec(url) ?? [];
  if (kind === 'tickets') return { event: parseEventId(event) };
  return kind === 'subscription' ? {} : null;
}

const page: FollowedLinkContext = {
  events: [],
  site: {
    siteHosts: ['www.klankhuis.example'],
    origin: 'https://www.klankhuis.example',
    ticketingHosts: ['kassa.klankhuis.example'],
  },
  parseOrder,
};

const kassa = 'https://kassa.klankhuis.example';

function tracked(interaction: FollowedLink, events: FollowedLinkContext['events'] = []) {
  return toFollowedLinkTrackingEvent(interaction, { ...page, events }, now);
}

describe('a link followed in a menu', () => {
  const menuLink = (url: string) => tracked({ kind: 'menuLink', menu: 'main', label: 'Zie', url, level: 2 });

  it('TRACK-3 is tracked with its menu, its name, its address and its level', () => {
    expect(menuLink('/series')).toEqual({
      kind: 'menuLinkFollowed',
      menu: 'main',
      label: 'Zie',
      url: '/series',
      level: 2,
    });
  });

  it.each([
    ['/concerten?genres=Jazz', '/concerten?genres=Jazz'],
    ['https://www.klankhuis.example/pers', '/pers'],
    ['#inhoud', '#inhoud'],
    ['tel:0201234567', 'tel:0201234567'],
    [`${kassa}/nl/login?returnUrl=https%3A%2F%2Fhall%2Fzoeken`, `${kassa}/nl/login`],
    ['https://social.example/klankhuis?visitor=7#top', 'https://social.example/klankhuis'],
    ['javascript:alert(1)', ''],
  ])('TRACK-3 TRACK-5 to %s is tracked as %s: without the query of another site', (url, expected) => {
    expect(menuLink(url)).toMatchObject({ url: expected });
  });

  it('TRACK-3 ROUTE-9 is tracked as a home page where it goes there by the address that remembers the language', () => {
    for (const url of ['/', '/en', '/concerten', '/en/concerts'])
      expect(menuLink(toSetLanguagePath(url))).toMatchObject({ url });
  });
});

describe('a followed announcement', () => {
  it('TRACK-3 is tracked as a promotion', () => {
    const banner: Banner = { id: 3, position: 1, seriesPosition: 1, title: 'Mahler', url: '/mahler' };
    expect(tracked({ kind: 'banner', banner })).toMatchObject({
      kind: 'bannerFollowed',
      banner,
    });
  });
});

describe('a followed order link', () => {
  const first = anEventCard({ id: anEventId(1), purchaseUrl: 'https://partner.example/order/1' });
  const second = anEventCard({ id: anEventId(2), minPrice: 18 });
  const order = (url: string) => tracked({ kind: 'link', url }, [first, second]);

  it('TRACK-3 a link of a concert is tracked with that concert and its place', () => {
    expect(tracked({ kind: 'concertOrder', event: second }, [first, second])).toMatchObject({
      kind: 'orderLinkFollowed',
      concerts: [{ id: 2 }],
      place: 2,
      lowestPrice: 18,
      status: 'available',
    });
  });

  it('TRACK-3 a link of a concert that the page does not list, as a favourite, is tracked as the first', () => {
    expect(tracked({ kind: 'concertOrder', event: second }, [first])).toMatchObject({
      concerts: [{ id: 2 }],
      place: 1,
    });
  });

  it('TRACK-3 a link of a series is tracked with all its concerts, and the lowest price of the series', () => {
    const series = aSeriesPage({
      events: [first, second],
      prices: [aPrice({ ticketType: 'Serie', euros: 96 })],
    });
    expect(tracked({ kind: 'seriesOrder', series })).toMatchObject({
      kind: 'orderLinkFollowed',
      concerts: [{ id: 1 }, { id: 2 }],
      place: 1,
      lowestPrice: 96,
      status: 'available',
    });
  });

  it('TRACK-3 in a text is tracked with the concert of the page that its address names', () => {
    for (const url of [
      `${kassa}/nl/buyingflow/tickets/12/2/`,
      `${kassa}/winkel/en/buyingflow/tickets/12/2`,
    ]) {
      expect(order(url)).toMatchObject({ concerts: [{ id: 2 }], place: 2 });
    }
    expect(order('https://partner.example/order/1')).toMatchObject({
      concerts: [{ id: 1 }],
      place: 1,
    });
  });

  it.each([
    `${kassa}/nl/buyingflow/tickets/12/3/`,
    `${kassa}/nl/buyingflow/tickets/`,
    `${kassa}/nl/buyingflow/subscription/2/`,
  ])('TRACK-3 to %s, which names no concert of the page, is tracked with none', (url) => {
    expect(order(url)).toEqual({
      kind: 'orderLinkFollowed',
      concerts: [],
      place: 1,
      lowestPrice: null,
      status: null,
    });
  });

  it.each([
    `${kassa}/nl/buyingflow/order/`,
    `${kassa}/nl/login`,
    `${kassa}/tickets/12/2/`,
    `${kassa}/tickets/buyingflow`,
    'https://partner.example/buyingflow/tickets/12/2/',
    '/concerten/bach',
    '#tickets',
  ])('TRACK-3 is not what leads to %s', (url) => {
    expect(order(url)).toBeNull();
  });
});
