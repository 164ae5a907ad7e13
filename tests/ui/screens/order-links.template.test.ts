import { expect, it } from 'vitest';
import { moment } from '#fixtures/builders/a-document.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf, aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { concertSoldFrom, schoolMorning, soldOutConcert } from '#fixtures/builders/concerts.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const purchaseUrl = 'https://partner.example/order/7';
const concert = anEventPage({ event: anEventCard({ purchaseUrl }) });
const waitingList = anEventPage({
  event: soldOutConcert({ uri: 'concerten/uitverkocht', purchaseUrl, waitingList: true }),
});
const series = aSeriesPage({
  purchaseUrl,
  saleStart: moment('2026-03-14T10:00:00+01:00'),
  prices: [aPrice()],
});
const school = aPageOf('educationProduction', {
  events: [schoolMorning({ purchaseUrl, waitingList: true, sale: aSale({ code: 2 }) })],
  uri: 'educatie/projecten/stil',
});
const byIds = anEventPage({
  event: anEventCard({ uri: 'concerten/los', tixEventGroupId: 12, tixEventId: 345 }),
});
const later = anEventPage({
  event: concertSoldFrom(moment('2026-12-01T10:00:00+01:00'), { uri: 'concerten/later' }),
});
const hall = hallOf(concert, waitingList, series, school, byIds, later);

function findLinks(html: string, text: string): readonly string[] {
  const links = html.match(/<a [^>]*>(?:(?!<\/a>).)*<\/a>/g) ?? [];
  return links
    .filter((link) => link.endsWith(`>${text}</a>`))
    .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');
}

it.each([
  ['a concert', concert.url],
  ['a waiting list', waitingList.url],
  ['a series', series.url],
  ['a school’s waiting list', school.url],
])('LINK-1 leads to the order of %s in the same tab, at whatever host the CMS names', async (_, url) => {
  const { html } = await renderTemplate(url, hall);
  const orders = html.match(/<a [^>]*href="https:\/\/partner\.example\/order\/7"[^>]*>/g) ?? [];
  expect(orders).not.toEqual([]);
  expect(orders.filter((order) => / (?:target|rel)=/.test(order))).toEqual([]);
});

it('WAY-1 leads from the cover, the bar and the prices of a concert straight to the ticketing', async () => {
  const { html } = await renderTemplate(byIds.url, hall);
  const links = findLinks(html, 'Bestel kaarten');
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toMatch(/\/nl\/buyingflow\/tickets\/12\/345\/$/);
});

it('WAY-1 has no order link on the page of a concert whose sale has not started', async () => {
  const { html } = await renderTemplate(later.url, hall);
  expect(findLinks(html, 'Bestel kaarten')).toEqual([]);
  expect(html).not.toContain('buyingflow/tickets');
});
