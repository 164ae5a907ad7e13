import { describe, expect, it } from 'vitest';
import type { SeriesPage } from '#domain/page/page.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard, anEventId } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const autumn = anEventCard({
  id: anEventId(1),
  uri: 'concerten/belshazzar',
  title: 'Belshazzar',
  starts: moment('2026-12-05T20:15:00+01:00'),
});
const spring = anEventCard({
  id: anEventId(2),
  uri: 'concerten/planets',
  title: 'The Planets',
  starts: moment('2027-03-06T14:15:00+01:00'),
});
const series = aSeriesPage({
  id: 2003,
  title: 'Zaterdagavond uit',
  theme: 'red',
  saleStart: moment('2026-05-07T10:00:00+02:00'),
  organizer: 'Huisorkest',
  genres: ['Symfonisch'],
  prices: [
    aPrice({ ticketType: 'Serie', euros: 504 }),
    aPrice({ ticketType: 'Serie', zone: '3', euros: 303 }),
  ],
  events: [autumn, spring],
});
const other = aSeriesPage({ uri: 'series/orgel', title: 'Het orgel op zondag' });
const documents = [series, other].map(({ uri, url, title }) =>
  aDocument({
    section: 'series',
    uri,
    url,
    title,
    facets: { genres: [{ value: 'symphonic', label: 'Symfonisch' }] },
    onlineSaleEnd: moment('2027-01-01T00:00:00+01:00'),
  }),
);
const hall = aHall({ nl: { pages: [series, other], documents } });

describe('a series, rendered', () => {
  it('TPL-19 TPL-24 shows its sale start and each of its events as a row', async () => {
    const { words, html } = await renderTemplate(series.url, hall);
    expect(words).toContain('Verkoop sinds do 7 mei 2026 10:00');
    expect(words).toContain('december 2026 tot en met maart 2027 2 concerten');
    expect(html.match(/<h3[^>]*><a[^>]*href="\/concerten\/(belshazzar|planets)"/g)).toHaveLength(2);
    expect(words).toContain('za 5 dec 20:15');
  });

  it('TPL-24 links to the order of the whole series, with its price', async () => {
    const { words, html } = await renderTemplate(series.url, hall);
    expect(html).toMatch(/href="[^"]*\/nl\/buyingflow\/subscription\/2003\/"/);
    expect(words).toContain('€ 303 tot € 504');
  });

  it('WAY-41 states what single tickets cost once a concert is over, and that it is no longer sold as a whole after half', async () => {
    const played = anEventCard({
      ...autumn,
      id: anEventId(3),
      uri: 'concerten/geweest',
      starts: moment('2026-11-10T20:15:00+01:00'),
      ends: moment('2026-11-10T22:00:00+01:00'),
    });
    const render = (events: SeriesPage['events']) =>
      renderTemplate(series.url, aHall({ nl: { pages: [aSeriesPage({ ...series, events })], documents } }));
    const started = await render([played, autumn, spring]);
    expect(started.words).toContain('3 concerten, nog 2 te gaan');
    expect(started.words).toContain(
      'Losse kaarten voor de 2 concerten die nog komen kosten samen vanaf € 59',
    );
    expect(started.html).toContain('buyingflow/subscription');
    const halfOver = await render([played, autumn]);
    expect(halfOver.words).toContain('Alleen nog per concert te bestellen');
    expect(halfOver.html).not.toContain('buyingflow/subscription');
    expect((await render([autumn, spring])).words).not.toContain('Losse kaarten voor');
  });

  it('SALE-3 shows the sale start instead of the order link before it', async () => {
    const early = aSeriesPage({ ...series, saleStart: moment('2026-12-01T10:00:00+01:00') });
    const { words, html } = await renderTemplate(series.url, aHall({ nl: { pages: [early], documents } }));
    expect(words).toContain('Verkoop start di 1 dec, 10:00');
    expect(words).toContain('Verkoop vanaf di 1 dec 10:00');
    expect(html).not.toContain('buyingflow/subscription');
  });

  it('LAYOUT-12 has a cover in its own colours', async () => {
    const { html } = await renderTemplate(series.url, hall);
    expect(html).toMatch(/<article data-theme="red"><div[^>]* data-surface="cover"/);
    expect(html).toMatch(/data-theme="red" data-cover="yes"/);
  });

  it('TPL-19 links to other series of its genre, and to all of its organizer', async () => {
    const { words, html } = await renderTemplate(series.url, hall);
    expect(words).toContain('Het orgel op zondag');
    expect(html).toContain('?organizers=Huisorkest');
  });
});
