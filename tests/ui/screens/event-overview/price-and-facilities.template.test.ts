import { describe, expect, it } from 'vitest';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { defaultSettings } from '#tests/support/world.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const starts = moment('2026-12-04T20:15:00+01:00');
const calendar = aPageOf('eventOverview');

function concert(title: string, found: { readonly minPrice?: number; readonly facilities?: string }) {
  const uri = `concerten/${title.toLowerCase()}`;
  const { minPrice, facilities } = found;
  return {
    page: anEventPage({ event: anEventCard({ uri, title, starts }) }),
    document: aDocument({
      uri,
      title,
      starts,
      ...(minPrice !== undefined && { minPrice }),
      facets: facilities ? { facilities: labels(facilities) } : {},
    }),
  };
}

function renderCalendar(query: string, ...concerts: readonly ReturnType<typeof concert>[]) {
  const hall = hallWith(concerts, { pages: [calendar] });
  const calendarShortcuts = [['maxPrice', '15']] as const;
  const settings = { ...defaultSettings(), calendarShortcuts };
  return renderTemplate(`/concertagenda${query}`, hall, { settings });
}

const cheap = concert('Cheap', { minPrice: 12.5 });
const dear = concert('Dear', { minPrice: 40, facilities: 'Ringleiding' });
const unknown = concert('Unknown', {});

describe('the prices of the calendar, rendered', () => {
  it('DOOR-52 are offered above the list, with the number of concerts', async () => {
    const { html, words } = await renderCalendar('', cheap, dear, unknown);
    expect(words).toContain('Tot € 15 1');
    expect(html).toContain('href="/concertagenda?maxPrice=15"');
  });

  it('DOOR-52 are offered beside the list, cheapest first, with the number of concerts', async () => {
    const { html, words } = await renderCalendar('?maxPrice=50', cheap, dear, unknown);
    expect(words).toMatch(/Prijs Tot € 15 1 Tot € 20 1 Tot € 25 1 Tot € 30 1 Tot € 40 2 Tot € 50 2/);
    expect(html).toMatch(/<input type="checkbox" name="maxPrice" checked="" value="50"/);
  });

  it('DOOR-52 limit the list, and are removed by the same link; a form has them too', async () => {
    const { html, words } = await renderCalendar('?maxPrice=15', cheap, dear, unknown);
    expect(words).toContain('Cheap');
    expect(words).not.toMatch(/Dear|Unknown/);
    expect(html).toMatch(/aria-label="Verwijder filter Tot €\s15"[^>]* href="\/concertagenda"/);
    expect(html).toContain('<input type="checkbox" name="maxPrice" checked="" value="15"/>');
    expect(html).toContain('/concertagenda.ics?maxPrice=15');
  });

  it('DOOR-52 are a filter to remove, if the configuration does not name them', async () => {
    const { words } = await renderCalendar('?maxPrice=50', cheap, dear);
    expect(words).toMatch(/Tot € 15 1 Tot € 50 Wis alles/);
  });
});

it('DOOR-51 the calendar has a facet of facilities, and none if no concert has any', async () => {
  const { words } = await renderCalendar('', cheap, dear);
  expect(words).toContain('Toegankelijkheid Ringleiding 1');
  expect((await renderCalendar('', cheap)).words).not.toContain('Toegankelijkheid');
  expect((await renderCalendar('?facilities=Ringleiding', cheap, dear)).words).not.toContain('Cheap');
});
