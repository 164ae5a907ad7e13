import { describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { aDocument } from '#fixtures/builders/a-document.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import { aGlobal, aHall, anEventCard, anEventId, anEventPage } from '#fixtures/builders/an-event.ts';
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
    url: `/${uri}`,
    starts,
    image: picture,
    production: { ...anEventCard().production, title: uri },
  });
};

describe('the photograph of a concert', () => {
  it('PHOTO-5 is a thumbnail among related concerts, if it is large enough; else they have their figure', async () => {
    const event = anEventCard({ starts });
    const relatedEvents = [related(901, image), related(902, speck)];
    const page = anEventPage({ event, relatedEvents });
    const { html } = await renderTemplate(event.url, aHall({ nl: { pages: [page] } }));
    const [, list = ''] = html.split('Misschien ook iets voor u');
    const sources = [...list.matchAll(/<img[^>]*src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toContain('/media/harp-320');
    expect(list).not.toContain('harp-1280');
    expect(list).not.toContain('speck');
    expect(list.match(/\/figure\//g)).toHaveLength(1);
  });

  it('PHOTO-5 is a thumbnail in the results of a search', async () => {
    const event = anEventCard({ starts, image });
    const page = anEventPage({ event });
    const search = aPageOf('search', { placeholder: '' }, { uri: 'zoeken', url: '/zoeken', title: 'Zoeken' });
    const documents = [aDocument({ uri: page.uri, url: page.url, title: page.title, words: ['Mahler'] })];
    const hall = aHall({ nl: { pages: [search, page], documents, global: aGlobal('nl') } });
    const { html } = await renderTemplate('/zoeken?keyword=mahler', hall);
    expect(html).toContain('src="/media/harp-320"');
  });
});
