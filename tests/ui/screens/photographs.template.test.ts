import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { documentOf } from '#fixtures/builders/a-document.ts';
import { aHall, hallOf, hallWith } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
import { paragraph } from '#tests/contracts/every-rich-node.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const { startsAt } = aHall();
const starts = addMilliseconds(startsAt, 24 * hourMs);
const image = aPicture({
  alt: 'De harp',
  renditions: {
    xs: { url: '/media/harp-320', width: 320, height: 180 },
    xl: { url: '/media/harp-1280', width: 1280, height: 720 },
  },
});
const speck = aPicture({ renditions: { xs: { url: '/media/speck', width: 40, height: 30 } } });

const related = (id: number, picture: typeof image) => {
  const uri = `verwant-${id}`;
  return anEventCard({
    id: anEventId(id),
    uri,
    starts,
    image: picture,
    production: { ...anEventCard().production, title: uri },
  });
};

const picturesIn = (html: string) =>
  [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source = '']) => source);

describe('the photograph of a concert', () => {
  it('DOOR-32 is not among related concerts, which have their figure', async () => {
    const event = anEventCard({ starts });
    const page = anEventPage({ event, relatedEvents: [related(901, image), related(902, image)] });
    const { html } = await renderTemplate(event.url, hallOf(page));
    const [, list = ''] = html.split('Misschien ook iets voor u');
    expect(picturesIn(list).filter((source) => source.startsWith('/figure/'))).toHaveLength(2);
    expect(html).not.toContain('/media/harp');
  });

  it('DOOR-32 is not in the results of a search', async () => {
    const event = anEventCard({ starts, image });
    const page = anEventPage({ event });
    const found = { page, document: documentOf(event, { words: ['Mahler'] }) };
    const hall = hallWith([found], { pages: [aPageOf('search')] });
    const { html } = await renderTemplate('/zoeken?keyword=mahler', hall);
    expect(picturesIn(html)).toContainEqual(expect.stringMatching(/^\/figure\//));
    expect(html).not.toContain('/media/harp');
  });

  it('DOOR-33 is on its cover once, and its figure beside the note', async () => {
    const event = anEventCard({ starts, image });
    const page = anEventPage({ event, introduction: paragraph('Kort.') });
    const { html } = await renderTemplate(event.url, hallOf(page));
    const [, main = ''] = html.split('<main');
    expect(picturesIn(main)).toEqual([
      '/media/harp-320',
      expect.stringMatching(/^\/figure\/.*\.press\.svg$/),
    ]);
  });

  it('DOOR-33 is beside the note if it is too small for the cover, which has the figure', async () => {
    const event = anEventCard({ starts, image: speck });
    const page = anEventPage({ event, introduction: paragraph('Kort.') });
    const { html } = await renderTemplate(event.url, hallOf(page));
    const [, main = ''] = html.split('<main');
    expect(picturesIn(main)).toEqual([expect.stringMatching(/^\/figure\/.*\.cover\.svg$/), '/media/speck']);
  });

  it('DOOR-33 without one the figure is on the cover alone', async () => {
    const event = anEventCard({ starts });
    const page = anEventPage({ event, introduction: paragraph('Kort.') });
    const { html } = await renderTemplate(event.url, hallOf(page));
    const [, main = ''] = html.split('<main');
    expect(picturesIn(main)).toEqual([expect.stringMatching(/^\/figure\/.*\.cover\.svg$/)]);
  });
});
