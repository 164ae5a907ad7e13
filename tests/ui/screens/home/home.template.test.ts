import { describe, expect, it } from 'vitest';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aHall, anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const home = aPageOf('home', { hero: [], events: [] }, { uri: '__home__', url: '/', title: 'Het Klankhuis' });

/** The words of the home page at noon on 20 November 2026, if the only concert begins at this time. */
async function wordsBefore(time: string): Promise<string> {
  const starts = moment(time);
  const concert = anEventPage({
    event: anEventCard({ uri: 'concerten/winterreise', title: 'Winterreise', starts, ends: starts }),
  });
  const document = aDocument({
    uri: concert.uri,
    url: concert.url,
    title: 'Winterreise',
    starts,
    ends: starts,
  });
  return (await renderTemplate('/', aHall({ nl: { pages: [home, concert], documents: [document] } }))).words;
}

describe('the home page', () => {
  it('FIGURE-2 says once what the figures of its concerts show', async () => {
    const concerts = [20, 21, 22].map((day) => {
      const starts = moment(`2026-11-${day}T20:15:00+01:00`);
      const uri = `concerten/avond-${day}`;
      const event = anEventCard({ id: anEventId(day), uri, title: `Avond ${day}`, starts, ends: starts });
      return {
        page: anEventPage({ event }),
        document: aDocument({ uri, url: `/${uri}`, starts, ends: starts }),
      };
    });
    const pages = [home, ...concerts.map(({ page }) => page)];
    const documents = concerts.map(({ document }) => document);
    const { words } = await renderTemplate('/', aHall({ nl: { pages, documents } }));
    expect(words.split('de vorm de zaal; de lijnen zijn van dat concert')).toHaveLength(2);
  });

  it('WAY-51 begins with the time, the title and the order button of its concert', async () => {
    const starts = moment('2026-11-20T20:15:00+01:00');
    const sale = { code: 0, starts: { _default: moment('2026-11-01T10:00:00+01:00') }, end: null } as const;
    const event = anEventCard({
      uri: 'concerten/winterreise',
      title: 'Winterreise',
      starts,
      ends: starts,
      sale,
      purchaseUrl: 'https://kaarten.example/7',
    });
    const document = aDocument({ uri: event.uri, url: event.url, title: event.title, starts, ends: starts });
    const hall = aHall({ nl: { pages: [home, anEventPage({ event })], documents: [document] } });
    const { html } = await renderTemplate('/', hall);
    const [opening = ''] = /<section.*?<\/section>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
    const parts = [/<time[^>]*>[^<]*20:15</, /<h1[^>]*><a[^>]*>Winterreise</, /<a[^>]*>Bestel kaarten</];
    const places = parts.map((part) => opening.search(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('WAY-15 says tonight only of a concert that begins this evening', async () => {
    expect(await wordsBefore('2026-11-20T20:15:00+01:00')).toMatch(/vanavond/i);
    const matinee = await wordsBefore('2026-11-20T14:15:00+01:00');
    expect(matinee).toContain('Winterreise');
    expect(matinee).toMatch(/vandaag/i);
    expect(matinee).not.toMatch(/vanavond/i);
    const tomorrow = await wordsBefore('2026-11-21T20:15:00+01:00');
    expect(tomorrow).toContain('Winterreise');
    expect(tomorrow).not.toMatch(/vanavond|vandaag/i);
  });
});
