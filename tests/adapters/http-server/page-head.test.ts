import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument, labels, moment } from '#fixtures/builders/a-document.ts';
import { hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const origin = 'http://klankhuis.example';
const first = moment('2026-12-04T20:15:00+01:00');
const concerts = Array.from({ length: 20 }, (_, at) => {
  const uri = `concerten/${at}`;
  const starts = addMilliseconds(first, at * hourMs);
  const event = anEventCard({ uri, title: `Concert ${at}`, id: anEventId(at + 1), starts, ends: starts });
  const document = aDocument({ uri, title: uri, starts, facets: { genres: labels('Opera') } });
  return { page: anEventPage({ event, id: at + 1 }), document };
});

const overview = aPageOf('eventOverview', { uri: 'agenda', title: 'Agenda' });
const site = await siteOfFile(hallWith(concerts, { pages: [overview] }));

async function headAt(path: string) {
  const html = await (await site.fetch(path)).text();
  return {
    title: /<title>([^<]*)/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    image: /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1],
    card: /<meta name="twitter:card" content="([^"]*)"/.exec(html)?.[1],
  };
}

describe('the heads of served pages', () => {
  it('ROUTE-19 exclude filtered views of a list from search engines', async () => {
    expect((await headAt('/agenda?genres=Opera')).robots).toBe('noindex');
    expect((await headAt('/agenda')).robots).toBeUndefined();
  });

  it('ROUTE-19 have a separate address and title for each page of a list, whatever other parameters', async () => {
    expect(await headAt('/agenda?page=2&utm_source=brief')).toMatchObject({
      canonical: `${origin}/agenda?page=2`,
      title: 'Agenda, Pagina 2 – Het Klankhuis',
    });
    expect((await headAt('/agenda?utm_source=brief')).canonical).toBe(`${origin}/agenda`);
  });

  it('ROUTE-19 name a picture for sharing', async () => {
    const { image = '', card } = await headAt('/concerten/3');
    expect(card).toBe('summary_large_image');
    expect(image).toMatch(/^http:\/\/klankhuis\.example\/figure\/.+\.png$/);
  });
});
