import { describe, expect, it } from 'vitest';
import type { EventPage } from '#domain/page/page.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aLinkedWork, anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const { startsAt } = aHall();

/** The band of a concert of yesterday, as HTML. */
async function renderBand(page: Partial<EventPage>): Promise<string> {
  const starts = addMilliseconds(startsAt, -24 * hourMs);
  const event = anEventCard({ starts, ends: addMilliseconds(starts, 2 * hourMs) });
  const global = aGlobal('nl');
  const hall = aHall({ nl: { pages: [anEventPage({ event, ...page })], global } });
  const { html } = await renderTemplate(event.url, hall);
  return /<section[^>]*data-kind="over".*?<\/section>/s.exec(html)?.[0] ?? '';
}

describe('the band of a past concert', () => {
  it('WAY-35 leads to the story about it, and to the calendar with its main work', async () => {
    const stories = [{ title: 'De zeemeermin die zweeg', url: '/ontdek/rusalka' }];
    const band = await renderBand({ stories, programme: [aLinkedWork()] });
    expect(band).toContain('href="/ontdek/rusalka"');
    expect(band).toContain('Lees het verhaal ‘De zeemeermin die zweeg’');
    expect(band).toContain('href="/eventOverview?keyword=Anton%C3%ADn+Dvo%C5%99%C3%A1k+Rusalka"');
    expect(band).toContain('Rusalka klinkt hier nog eens');
    expect(band).not.toContain('Kies een ander concert');
  });

  it('WAY-35 leads to other concerts if its works are not played again', async () => {
    const band = await renderBand({ programme: [{ title: 'Rusalka' }] });
    expect(band).toContain('Kies een ander concert');
    expect(band).not.toContain('Lees het verhaal');
  });
});
