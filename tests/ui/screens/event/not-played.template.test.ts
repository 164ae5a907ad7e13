import { describe, expect, it } from 'vitest';
import type { EventPage } from '#domain/page/page.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { cancelledConcert, concertAt, movedConcert } from '#fixtures/builders/concerts.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const { startsAt } = aHall();
const dayMs = 24 * hourMs;
const starts = addMilliseconds(startsAt, 7 * dayMs);
const ends = addMilliseconds(starts, 2 * hourMs);
const event = cancelledConcert({ starts, ends });

async function render(page: Partial<EventPage>): Promise<{ readonly html: string; readonly words: string }> {
  const hall = hallOf(anEventPage({ event, ...page }));
  return renderTemplate((page.event ?? event).url, hall);
}

describe('the page of a concert that is not played', () => {
  const statusNote = 'De harp is onderweg blijven staan.';

  it('DOOR-11 says why it is cancelled, if the CMS does', async () => {
    expect((await render({ statusNote })).words).toContain(`${statusNote} Had u kaarten`);
    expect((await render({ event: anEventCard({ starts, ends }), statusNote })).words).not.toContain(
      statusNote,
    );
  });

  it('DOOR-11 leads to another concert of that day', async () => {
    const production = { title: 'Ligeti', organizer: null, genres: [] };
    const named = { uri: 'concerten/ligeti', id: anEventId(99), title: 'Ligeti', production };
    const other = concertAt(addMilliseconds(starts, hourMs), named);
    const { html } = await render({ relatedEvents: [other] });
    expect(html).toMatch(/href="\/concerten\/ligeti"[^>]*>Diezelfde dag: Ligeti, \d\d:\d\d</);
    expect((await render({ relatedEvents: [] })).words).not.toContain('Diezelfde dag');
  });

  it('DOOR-11 has no end and no length', async () => {
    const times = /\d\d:\d\d tot \d\d:\d\d/;
    expect((await render({ event: anEventCard({ starts, ends }) })).words).toMatch(times);
    expect((await render({})).words).not.toMatch(times);
    const moved = movedConcert({ starts, ends, movedTo: addMilliseconds(starts, dayMs) });
    expect((await render({ event: moved })).words).not.toMatch(times);
  });

  it('DOOR-11 says that it was moved to a time that is past', async () => {
    const past = movedConcert({
      starts: addMilliseconds(startsAt, -9 * dayMs),
      ends: addMilliseconds(startsAt, -9 * dayMs + 2 * hourMs),
      movedTo: addMilliseconds(startsAt, -2 * dayMs),
    });
    expect((await render({ event: past })).words).toMatch(
      /Dit concert is verplaatst naar \S+ \d+ \S+ \d{4}, \d\d:\d\d, en is geweest\./,
    );
  });
});
