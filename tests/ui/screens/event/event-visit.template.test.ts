import { expect, it } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const times = {
  doorsOpen: moment('2026-12-04T19:30:00+01:00'),
  talkStarts: moment('2026-12-04T19:35:00+01:00'),
};
const address = { street: 'Kade 1', zipCode: '1011 AA', city: 'Havenmond', country: 'Nederland' };
const loop = { title: 'Ringleiding', text: 'Zet uw hoortoestel op T.' };
const facilities = [loop, { title: 'Prikkelarm' }];
const concert = anEventPage({ ...times, facilities });
const silent = anEventPage({ event: anEventCard({ uri: 'concerten/stil' }) });
const cancelled = anEventPage({
  event: anEventCard({ uri: 'concerten/af', importStatus: 'cancelled' }),
  ...times,
  facilities,
});
const hall = aHall({ nl: { global: aGlobal('nl', { address }), pages: [concert, silent, cancelled] } });

async function readText(url: string, of = hall): Promise<string> {
  const { html } = await renderTemplate(url, of);
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('WAY-3 says when the doors open, when the talk begins and how to reach the hall', async () => {
  const text = await readText(concert.url);
  expect(text).toContain('Uw bezoek Deuren open 19:30 Inleiding 19:35 Adres Grote Zaal, Kade 1, Havenmond');
  expect((await renderTemplate(concert.url, hall)).html).toContain('href="/gettingHere"');
});

it('DOOR-50 says what there is for visitors who need it, and what it is', async () => {
  const text = await readText(concert.url);
  expect(text).toContain('Toegankelijkheid Ringleiding Zet uw hoortoestel op T. Prikkelarm');
});

it('DOOR-50 says nothing of facilities that a concert does not have, or that is not played', async () => {
  expect(await readText(silent.url)).not.toContain('Toegankelijkheid');
  expect(await readText(cancelled.url)).not.toContain('Ringleiding');
});

it('WAY-3 says nothing about doors and a talk that are unknown', async () => {
  const text = await readText(silent.url);
  expect(text).toContain('Uw bezoek Adres Grote Zaal, Kade 1, Havenmond');
  expect(text).not.toMatch(/Deuren open|Inleiding/);
});

it('WAY-3 calls the room alone no address, in a hall that gives none', async () => {
  const plain = aHall({ nl: { global: aGlobal('nl'), pages: [silent] } });
  expect(await readText(silent.url, plain)).toContain('Uw bezoek Waar Grote Zaal');
});

it('WAY-3 has no visit to a cancelled concert', async () => {
  expect(await readText(cancelled.url)).not.toMatch(/Uw bezoek|Deuren open/);
});

it('HOUR-1 DOOR-50 tells the visit from the doors to the last tram on the day of the concert, and not the day before', async () => {
  const event = anEventCard({
    starts: moment('2026-12-04T20:15:00+01:00'),
    ends: moment('2026-12-04T22:20:00+01:00'),
  });
  const lastRides = [{ title: 'Tram 4', departs: moment('2026-12-05T00:48:00+01:00') }];
  const page = anEventPage({ ...times, event, lastRides, facilities });
  const evening = aHall({ nl: { global: aGlobal('nl', { address }), pages: [page] } });
  const readAt = async (iso: string) =>
    (await renderTemplate(page.url, evening, { clock: new ManualClock(moment(iso)) })).words;
  expect(await readAt('2026-12-04T09:00:00+01:00')).toMatch(
    /Uw avond Grote Zaal .*19:30 Deuren open 19:35 Inleiding 20:15 Het concert begint 22:20 Einde 00:48 Tram 4, de laatste Neem uw kaart mee.*Toegankelijkheid Ringleiding/,
  );
  expect(await readAt('2026-12-04T09:00:00+01:00')).not.toContain('Uw bezoek');
  expect(await readAt('2026-12-03T09:00:00+01:00')).toContain('Uw bezoek Deuren open 19:30');
});

const today = new ManualClock(moment('2026-12-04T09:00:00+01:00'));

it.each([
  ['nl', '/mahler', 'Neem uw kaart mee, op papier of op uw telefoon'],
  ['en', '/en/mahler', 'Bring your ticket, on paper or on your phone'],
] as const)('HOUR-1 says in %s what to bring to this concert', async (locale, url, ticket) => {
  const readWith = async (card: Partial<EventCard>, prices: readonly TicketPrice[] = []) => {
    const event = anEventCard({ ...card, uri: url.replace(/^\/(en\/)?/, ''), url });
    const day = aHall({
      [locale]: { global: aGlobal(locale), pages: [anEventPage({ event, prices, language: locale })] },
    });
    return (await renderTemplate(url, day, { clock: today })).words;
  };
  const young = aPrice({ ticketType: 'Tot 30 jaar', euros: 5 });
  expect(await readWith({}, [aPrice(), young])).toMatch(
    new RegExp(`${ticket}, (en bij korting het bewijs daarvan|and proof of any discount)\\.`),
  );
  expect(await readWith({}, [aPrice()])).toContain(`${ticket}.`);
  expect(await readWith({ minPrice: 0 })).toContain(`${ticket}.`);
  const walkIn = await readWith({ minPrice: 0, sale: { code: 0, starts: {}, end: null } });
  expect(walkIn).toMatch(/Uw avond|Your evening/);
  expect(walkIn).not.toMatch(/Neem|Bring/);
});
