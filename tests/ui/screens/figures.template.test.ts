import { describe, expect, it } from 'vitest';
import type { Page, PageBase } from '#domain/page/page.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import { paragraph } from '#tests/contracts/every-rich-node.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

const posted = moment('2026-11-20T10:00:00+01:00');
const card = { title: 'Wat een stemmer hoort', url: '/ontdek/stemmer' };
const production = { uri: 'stil', url: '/stil', title: 'Stil', ageGroup: 'groep 3', schoolTags: [518] };

/** A page of a template that shows no concerts, with or without an editor's pictures. */
type MakePage = (base: Partial<PageBase>) => Page;

const photographed: readonly (readonly [name: string, make: MakePage])[] = [
  ['a plain page', (base) => aPageOf('page', base)],
  ['a campaign', (base) => aPageOf('campaign', base)],
  ['a story', (base) => aPageOf('discovery', { posted, ...base })],
  ['a press release', (base) => aPageOf('press', { posted, ...base })],
  ['a production for schools', (base) => aPageOf('educationProduction', base)],
];

const typographic: readonly (readonly [name: string, make: MakePage])[] = [
  ['the education overview', (base) => aPageOf('educationOverview', { productions: [production], ...base })],
  ['a collection of stories', (base) => aPageOf('discoveryCollection', { items: [card], ...base })],
  ['the favourites', (base) => aPageOf('favorites', base)],
];

/** A section beside whose text an editor set a picture. */
const sectionWithPicture: (typeof photographed)[number] = [
  'a section',
  ({ image }) =>
    aPageOf('page', {
      content: [
        {
          kind: 'section',
          title: 'Kort',
          theme: 'red',
          introduction: [],
          description: [],
          ...(image && { image }),
        },
      ],
    }),
];

async function renderPictures(page: Page) {
  const { html, words } = await renderTemplate(page.url, hallOf(page));
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const pictures = [...main.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source = '']) => source);
  return { pictures, words };
}

describe('a page that is no concert', () => {
  it.each([...photographed, ...typographic])('FIGURE-1 has no figure: %s', async (_, make) => {
    const page = make({
      content: [{ kind: 'section', title: 'Kort', theme: 'red', introduction: [], description: [] }],
    });
    expect((await renderPictures(page)).pictures).toEqual([]);
  });

  it.each([...photographed, sectionWithPicture])(
    'FIGURE-1 PHOTO-1 shows the picture of its editor, and says who made it: %s',
    async (_, make) => {
      const page = make({ image: aPicture({ credit: 'Foto: Ada Lund' }) });
      const { pictures, words } = await renderPictures(page);
      expect(pictures).toEqual([expect.stringMatching(/^\/media\/photographs\/mahler\/(sm|lg)$/)]);
      expect(words).toContain('Foto: Ada Lund');
    },
  );

  it('FIGURE-1 has no figure where a page is missing', async () => {
    const { html } = await renderTemplate('/weg', aHall({}));
    expect(html).not.toMatch(/<img[^>]* src="\/figure/);
  });
});

describe('the page of a concert', () => {
  const explanation = 'De vorm is de zaal, de lijnen zijn van dit concert.';

  it('FIGURE-2 says what its figure shows', async () => {
    const page = anEventPage({ introduction: paragraph('Kort.') });
    const { words } = await renderTemplate(page.event.url, hallOf(page));
    expect(words).toContain(explanation);
  });

  it('FIGURE-2 does not speak of a figure where it shows a photograph alone', async () => {
    const page = anEventPage({
      introduction: [],
      description: [],
      event: anEventCard({ image: aPicture() }),
    });
    const { words } = await renderTemplate(page.event.url, hallOf(page));
    expect(words).not.toContain(explanation);
  });
});
