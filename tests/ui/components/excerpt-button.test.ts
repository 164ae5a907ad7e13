import { describe, expect, it } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const tonight = moment('2026-11-20T20:15:00+01:00');

/** A concert `days` from now, with an excerpt unless it is mute. */
function concertIn(days: number, title: string, isMute = false): EventCard {
  const uri = `concerten/${title.toLowerCase()}`;
  const starts = addMilliseconds(tonight, days * 24 * hourMs);
  const excerpt = { id: `clip-${title}`, title: 'Bach: Prélude', url: '/media/audio/bach.mp3' };
  const id = anEventId(100 + title.length * 10 + days);
  const production = { title, organizer: null, genres: [] };
  return anEventCard({ uri, id, title, starts, ends: starts, production, ...(!isMute && { excerpt }) });
}

/** The names of the signs on a page of a hall with these concerts, in the order of the page. */
async function signsOn(
  kind: 'home' | 'eventOverview',
  concerts: readonly EventCard[],
  { locale = 'nl', picks = [] }: { readonly locale?: Locale; readonly picks?: readonly EventCard[] } = {},
): Promise<readonly string[]> {
  const path = { nl: '/', en: '/en' }[locale];
  const page =
    kind === 'home'
      ? aPageOf('home', { events: picks, url: path, language: locale })
      : aPageOf('eventOverview', { uri: 'agenda', url: '/agenda', language: locale });
  const pages = concerts.map((event) => anEventPage({ event, language: locale }));
  const documents = concerts.map(({ uri, url, title, starts }) =>
    aDocument({ uri, url, title, starts, ends: starts }),
  );
  const hall = aHall({ [locale]: { pages: [page, ...pages], documents } });
  return findSigns((await renderTemplate(page.url, hall)).html);
}

function findSigns(html: string): readonly string[] {
  return [...html.matchAll(/<button[^>]*aria-label="((?:Luister|Listen)[^"]*)"/g)].map(
    ([, name = '']) => name,
  );
}

describe('the sign to hear a concert', () => {
  it('AUDIO-5 is on the cover of home and in its rows, and says the work and the concert', async () => {
    const concerts = [concertIn(0, 'Vanavond'), concertIn(1, 'Morgen'), concertIn(2, 'Stil', true)];
    expect(await signsOn('home', concerts)).toEqual([
      'Luister naar Bach: Prélude, bij Vanavond',
      'Luister naar Bach: Prélude, bij Morgen',
    ]);
    expect(await signsOn('home', concerts, { locale: 'en' })).toEqual([
      'Listen to Bach: Prélude, at Vanavond',
      'Listen to Bach: Prélude, at Morgen',
    ]);
  });

  it('AUDIO-5 is in the rows of the season on home, not on its large pictures', async () => {
    const picks = [30, 31, 32, 33].map((days) => concertIn(days, `Keuze-${days}`));
    expect(await signsOn('home', [concertIn(0, 'Vanavond', true)], { picks })).toEqual([
      'Luister naar Bach: Prélude, bij Keuze-33',
    ]);
  });

  it('AUDIO-5 is in the rows of the calendar', async () => {
    expect(await signsOn('eventOverview', [concertIn(0, 'Stil', true), concertIn(1, 'Morgen')])).toEqual([
      'Luister naar Bach: Prélude, bij Morgen',
    ]);
  });

  it('AUDIO-5 is on the cover of a concert’s page, and in the rows of related concerts', async () => {
    const page = anEventPage({
      event: concertIn(0, 'Vanavond'),
      relatedEvents: [concertIn(1, 'Morgen'), concertIn(2, 'Stil', true)],
    });
    const { html } = await renderTemplate(page.url, hallOf(page));
    expect(findSigns(html)).toEqual([
      'Luister naar Bach: Prélude, bij Vanavond',
      'Luister naar Bach: Prélude, bij Morgen',
    ]);
    expect(html).toMatch(/<button[^>]*bij Vanavond"[^>]*><svg.*?<\/svg><span>Luister<\/span><\/button>/s);
  });

  it('AUDIO-6 a page with signs requests no sound', async () => {
    const page = anEventPage({ event: concertIn(0, 'Vanavond') });
    const { html } = await renderTemplate(page.url, hallOf(page));
    expect(html).not.toMatch(/<(?:audio|link)[^>]*bach\.mp3/);
  });
});
