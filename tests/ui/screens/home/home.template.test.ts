import { describe, expect, it } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import { addMilliseconds, minuteMs } from '#domain/time/instant.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { hallOf, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const home = aPageOf('home');

/** The words of the home page at noon on 20 November 2026, if the only concert begins at this time. */
async function wordsBefore(time: string): Promise<string> {
  const starts = moment(time);
  const concert = anEventPage({
    event: anEventCard({ uri: 'concerten/winterreise', title: 'Winterreise', starts, ends: starts }),
  });
  return (await renderTemplate('/', hallWith([concert], { pages: [home] }))).words;
}

/** The home page with one concert, on sale, and its cover. */
async function renderCover(concert: Partial<EventCard>): Promise<{ html: string; cover: string }> {
  const starts = moment('2026-11-20T20:15:00+01:00');
  const event = anEventCard({
    uri: 'winterreise',
    title: 'Winterreise',
    room: { title: 'Lindezaal' },
    theme: 'ocher-yellow',
    starts,
    ends: starts,
    purchaseUrl: 'https://kaarten.example/7',
    ...concert,
  });
  const { html } = await renderTemplate('/', hallWith([anEventPage({ event })], { pages: [home] }));
  const [cover = ''] = /<article.*?<\/article>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
  return { html, cover };
}

describe('the home page', () => {
  it('FIGURE-2 says once what the figures of its concerts show', async () => {
    const concerts = [20, 21, 22].map((day) => {
      const starts = moment(`2026-11-${day}T20:15:00+01:00`);
      const uri = `concerten/avond-${day}`;
      const event = anEventCard({ id: anEventId(day), uri, title: `Avond ${day}`, starts, ends: starts });
      return anEventPage({ event });
    });
    const { words } = await renderTemplate('/', hallWith(concerts, { pages: [home] }));
    expect(words.split('de vorm de zaal; de lijnen zijn van dat concert')).toHaveLength(2);
  });

  it('WAY-51 DOOR-30 begins with the cover of tonight: when, title, from when to when, where, order button and bookmark', async () => {
    const starts = moment('2026-11-20T20:15:00+01:00');
    const { cover, html } = await renderCover({ starts, ends: moment('2026-11-20T22:05:00+01:00') });
    const parts = [
      />Vanavond</,
      /<h1[^>]*><a[^>]* href="\/winterreise"[^>]*>Winterreise</,
      /<time[^>]*>vrijdag 20 november</,
      />20:15\stot\s22:05</,
      />Lindezaal</,
      /<a[^>]*>Bestel kaarten</,
      /<button[^>]* aria-label="Bewaar Winterreise"/,
    ];
    const places = parts.map((part) => cover.search(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html.split('>Winterreise<')).toHaveLength(2);
    expect(html).toMatch(/<div[^>]* data-theme="ocher-yellow" data-cover="yes"/);
  });

  it('DOOR-30 has the photograph of its concert on the cover, else its figure, and asks for it first', async () => {
    const { cover, html } = await renderCover({ image: aPicture() });
    expect(cover).toMatch(/<img[^>]* fetchPriority="high"/i);
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet="[^"]*mahler/i);
    const { html: other } = await renderCover({});
    expect(other).toMatch(
      /<link rel="preload" as="image" href="\/figure\/[^"]*cover.svg" fetchPriority="high"/i,
    );
  });

  it('WAY-15 folds what is over today into one line after the other concerts of the day', async () => {
    const concerts = [10, 11, 14, 20].map((hour) => {
      const starts = moment(`2026-11-20T${hour}:00:00+01:00`);
      const event = anEventCard({
        id: anEventId(hour),
        uri: `concerten/om-${hour}`,
        title: `Om ${hour}`,
        starts,
        ends: addMilliseconds(starts, 30 * minuteMs),
      });
      return anEventPage({ event });
    });
    const { html, words } = await renderTemplate('/', hallWith(concerts, { pages: [home] }));
    expect(words).toMatch(/Ook vandaag.*Om 14.*Eerder vandaag: 2.*Om 10.*Om 11/);
    const [folded = ''] = /<details.*?<\/details>/s.exec(html.slice(html.indexOf('<main'))) ?? [];
    expect(folded.match(/>Om \d+</g)).toEqual(['>Om 10<', '>Om 11<']);
  });

  it('DOOR-30 begins with the title of the page if no concert is coming', async () => {
    const { html } = await renderTemplate('/', hallOf(home));
    expect(html).toMatch(/<h1[^>]*>Het Klankhuis</);
    expect(html).not.toContain('data-cover');
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
