import { expect, it } from 'vitest';
import { toSeriesCard } from '#domain/series/series-card.ts';
import { aSeriesPage } from '#fixtures/builders/a-page.ts';
import { aSale } from '#fixtures/builders/a-sale.ts';
import { anEventCard } from '#fixtures/builders/an-event.ts';

it('TPL-20 a series is listed with its sale, where ticketing knows one', () => {
  const sale = aSale();
  expect(toSeriesCard(aSeriesPage({ sale }))).toHaveProperty('sale', sale);
  expect(toSeriesCard(aSeriesPage())).not.toHaveProperty('sale');
});

it('TPL-20 WAY-40 a series is listed with as much of its concerts as a date, a figure and a saving need', () => {
  const { id, starts, ends, minPrice } = anEventCard();
  const concert = { id, starts, ends, minPrice, isPlayed: true };
  const events = [anEventCard(), anEventCard({ room: null, importStatus: 'cancelled' })];
  expect(toSeriesCard(aSeriesPage({ events })).concerts).toEqual([
    { ...concert, room: 'Grote Zaal' },
    { ...concert, room: null, isPlayed: false },
  ]);
});
