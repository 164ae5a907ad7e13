import { describe, expect, it } from 'vitest';
import type { EventPage } from '#domain/page/page.ts';
import { hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { aPrice } from '#fixtures/builders/a-price.ts';
import { aRoomArea, aRoomPlan } from '#fixtures/builders/a-room-plan.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { aTicketingSite } from '#tests/support/a-ticketing-site.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const prices = ['1', '2', '3'].map((zone) => aPrice({ zone, euros: 30 }));

/** A concert's page, rendered on the server. */
async function renderConcert(own: Partial<EventPage>, freePlaces = false) {
  const page = anEventPage({ event: anEventCard(), prices, ...own });
  const ticketing = aTicketingSite({ freePlaces });
  return await renderTemplate(page.event.url, hallOf(page), { ticketing });
}

/** The names of the radio buttons in the price table. */
function radioNames(html: string): readonly string[] {
  return [...html.matchAll(/<input[^>]*type="radio"[^>]*>(.*?)<\/label>/g)].map(([, words = '']) =>
    words.replace(/<[^>]*>/g, '').trim(),
  );
}

describe('the plan of a room on the page of a concert', () => {
  it('ROOM-1 ROOM-2 has a radio button for each zone with a price, named after its seats and its stairs', async () => {
    const { html } = await renderConcert({ roomPlan: aRoomPlan() });
    expect(radioNames(html)).toEqual(['1 Parterre', '2 Balkon; alleen via de trap']);
  });

  it('ROOM-2 says which zones are reached by stairs in part', async () => {
    const areas = [aRoomArea({ title: 'Zaal' }), aRoomArea({ title: 'Galerij', stairsOnly: true })];
    const { html } = await renderConcert({ roomPlan: aRoomPlan({ areas }) });
    expect(radioNames(html)).toEqual(['1 Zaal; Galerij; deels alleen via de trap']);
  });

  it('ROOM-1 has an area for each of them that is a label of its radio button', async () => {
    const { html } = await renderConcert({ roomPlan: aRoomPlan() });
    const ids = [...html.matchAll(/<input[^>]*type="radio"[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    const labelled = [...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(labelled).toEqual(expect.arrayContaining(ids));
  });

  it('ROOM-1 has no colour and no label for an area without a price', async () => {
    const { html } = await renderConcert({ roomPlan: aRoomPlan(), prices: prices.slice(1) });
    expect(radioNames(html)).toEqual(['2 Balkon; alleen via de trap']);
    expect(html.match(/<label[^>]*data-rank/g)).toHaveLength(1);
  });

  it('ROOM-1 is absent without a plan, and without prices', async () => {
    const without = await renderConcert({});
    expect(without.words).not.toContain('Kies een rang');
    expect(radioNames(without.html)).toEqual([]);
    const free = await renderConcert({ roomPlan: aRoomPlan(), prices: [] });
    expect(free.words).not.toContain('Kies een rang');
  });
});

it('SEAT-3 the price table has an empty line for the free places of each zone of the plan, only for a concert on sale whose ticketing tells them', async () => {
  const soldOut = anEventCard({ sale: { ...anEventCard().sale, code: 2 } });
  const countLines = async (own: Partial<EventPage>, freePlaces: boolean) => {
    const { html } = await renderConcert({ roomPlan: aRoomPlan(), ...own }, freePlaces);
    return html.match(/<small[^>]*><\/small>/g)?.length ?? 0;
  };
  expect(await countLines({}, true)).toBe(2);
  expect(await countLines({}, false)).toBe(0);
  expect(await countLines({ event: soldOut }, true)).toBe(0);
});

describe('the plan of a room as a block', () => {
  it('ROOM-3 lists all its zones, with their names and their stairs, and what its marks mean', async () => {
    const areas = [aRoomArea({ zone: 'gold' }), ...aRoomPlan().areas];
    const content = [{ kind: 'roomPlan', title: 'Plattegrond', plan: aRoomPlan({ areas }) }] as const;
    const hall = hallOf(aPage({ content }));
    const { html, words } = await renderTemplate('/over-ons', hall);
    expect(radioNames(html)).toEqual([
      'Goud Parterre',
      'Rang 1 Parterre',
      'Rang 2 Balkon; alleen via de trap',
    ]);
    expect(words).toMatch(/Plattegrond.*Kies een rang en zie waar u zit\. Trap/);
  });
});
