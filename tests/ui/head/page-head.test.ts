import { describe, expect, it } from 'vitest';
import type { Page } from '#domain/page/page.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import { aPage } from '#tests/domain/page/a-page.ts';
import { at } from '#tests/domain/time/at.ts';
import { toFigurePngPath } from '#ui/figure/figure-image-path.ts';
import { formatDocumentTitle, computePageHead } from '#ui/head/page-head.ts';

const origin = 'https://www.klankhuis.example';
const hall = {
  site: { handle: 'nlDefault', language: 'nl', name: 'Het Klankhuis' },
  seo: { title: 'Het Klankhuis', description: 'Negenhonderd concerten per jaar.', image: '/media/huis.jpg' },
};
const head = (page: Page, facts = {}) => computePageHead(page, hall, { origin, ...facts });
const shared = (page: Page) => Object.fromEntries(head(page).openGraph);
const picture = { alt: '', renditions: { md: { url: '/media/zaal.jpg', width: 768, height: 432 } } };

describe('the head of a page', () => {
  it('ROUTE-18 carries the hall’s name alone on the home page', () => {
    expect(head({ ...aPage({ title: 'Welkom' }), kind: 'home', hero: [], events: [] }).title).toBe(
      'Het Klankhuis',
    );
  });

  it('ROUTE-19 takes the editor’s description, else the introduction, else the hall’s', () => {
    const introduction = [{ kind: 'text', text: 'Vier zalen onder een dak.' }] as const;
    expect(head(aPage({ introduction, seo: { title: '', description: 'Kort.' } })).description).toBe('Kort.');
    expect(head(aPage({ introduction })).description).toBe('Vier zalen onder een dak.');
    expect(head(aPage()).description).toBe('Negenhonderd concerten per jaar.');
  });

  it('ROUTE-19 cuts as late as 160 letters allow, the dots included, and leaves no space before them', () => {
    const words = (letters: string) => Array<string>(40).fill('koor').join(letters);
    const cut = (description: string) => head(aPage({ seo: { title: '', description } })).description;
    expect(cut(words(' '))).toBe(`${Array(32).fill('koor').join(' ')}…`);
    expect(cut(words(' '))).toHaveLength(160);
    expect(cut(words('  '))).toMatch(/koor…$/);
  });

  it('ROUTE-19 cuts a long word where it must', () => {
    const introduction = [{ kind: 'text', text: `o ${'a'.repeat(300)}` }] as const;
    expect(head(aPage({ introduction })).description).toHaveLength(81);
  });

  it('ROUTE-19 counts and cuts a description by characters, and halves none', () => {
    const cut = (description: string) => head(aPage({ seo: { title: '', description } })).description;
    expect(cut('\u{1d11e}'.repeat(160))).toBe('\u{1d11e}'.repeat(160));
    expect(cut(`oo ${'\u{1d11e}'.repeat(300)}`)).toBe(`oo ${'\u{1d11e}'.repeat(77)}…`);
  });

  it('ROUTE-19 leads to the same page of a list in the other language, and from one of its many views to the list', () => {
    const english = (facts: object) =>
      head(aPage(), facts).languages.find(({ hreflang }) => hreflang === 'en')?.href;
    expect(english({ at: '/over/het-huis?page=2' })).toBe(`${origin}/en/about/the-house?page=2`);
    expect(english({ at: '/over/het-huis?genres=Lied', noindex: true })).toBe(`${origin}/en/about/the-house`);
    expect(english({})).toBe(`${origin}/en/about/the-house`);
  });

  it('ROUTE-19 TPL-4 uses the canonical page of a list, and leaves the languages to that page', () => {
    const page = aPage({ seo: { title: '', canonical: '/over/het-huis' } });
    const { canonical, languages, openGraph } = head(page, {
      at: '/ontdek?page=2',
      canonical: '/alles?page=2',
    });
    expect([canonical, languages]).toEqual([`${origin}/alles?page=2`, []]);
    expect(openGraph).toContainEqual(['og:url', `${origin}/alles?page=2`]);
  });

  it('ROUTE-19 describes the page for sharing', () => {
    expect(shared(aPage())).toEqual({
      'og:type': 'website',
      'og:site_name': 'Het Klankhuis',
      'og:title': 'Het huis – Het Klankhuis',
      'og:description': 'Negenhonderd concerten per jaar.',
      'og:url': `${origin}/over/het-huis`,
      'og:locale': 'nl_NL',
      'og:image': `${origin}/media/huis.jpg`,
    });
    expect(shared(aPage({ language: 'en' }))['og:locale']).toBe('en_GB');
  });

  it('ROUTE-19 calls stories and press items articles', () => {
    const story = {
      ...aPage(),
      posted: at('2026-11-20T12:00:00+01:00'),
      collections: [],
      tags: [],
      related: [],
    };
    expect(shared({ ...story, kind: 'discovery' })['og:type']).toBe('article');
    expect(shared({ ...story, kind: 'press', pictures: [], attachments: [], contact: [] })['og:type']).toBe(
      'article',
    );
  });

  it('ROUTE-19 shares the editor’s picture, else the page’s, else the hall’s', () => {
    const chosen = 'https://media.example.org/deel.jpg';
    expect(shared(aPage({ image: picture, seo: { title: '', image: chosen } }))['og:image']).toBe(chosen);
    expect(shared(aPage({ image: picture }))['og:image']).toBe(`${origin}/media/zaal.jpg`);
    expect(shared(aPage({ image: { alt: '', renditions: {} } }))['og:image']).toBe(
      `${origin}/media/huis.jpg`,
    );
  });

  it('ROUTE-19 shares a rendition as wide as networks show, with its size and what it shows', () => {
    const wide = { url: '/media/zaal-breed.jpg', width: 1280, height: 720 };
    const wider = { url: '/media/zaal-breder.jpg', width: 2400, height: 1350 };
    const small = { url: '/media/zaal-klein.jpg', width: 320, height: 180 };
    const renditions = { xs: small, ...picture.renditions, lg: wide, '2xl': wider };
    expect(shared(aPage({ image: { alt: 'De zaal', renditions } }))).toMatchObject({
      'og:image': `${origin}/media/zaal-breed.jpg`,
      'og:image:width': '1280',
      'og:image:height': '720',
      'og:image:alt': 'De zaal',
    });
  });

  it('PHOTO-6 shares the crop that is made for it', () => {
    const crop = { url: '/media/zaal-deel.jpg', width: 1200, height: 630 };
    expect(shared(aPage({ image: { ...picture, alt: 'De zaal', shared: crop } }))).toMatchObject({
      'og:image': `${origin}/media/zaal-deel.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
  });

  it('ROUTE-19 shares a concert without a picture by its figure, as other sites can show it', () => {
    const { image: _, ...concert } = anEventPage();
    expect(shared(concert)['og:image']).toMatch(/^https:.*\/figure\/\d+\.petrol\.square\.\d+\.open\.png$/);
  });

  it('ROUTE-19 shares the figure that the concert has in its room', () => {
    const { image: _, ...concert } = anEventPage();
    const { id } = concert.event;
    for (const room of [{ title: 'Grote Zaal' }, { title: 'Kleine Zaal' }, null]) {
      const figure = { identifier: id, room: room?.title ?? null, theme: 'petrol', style: 'open' } as const;
      expect(shared({ ...concert, event: { ...concert.event, room } })['og:image']).toBe(
        `${origin}${toFigurePngPath(figure)}`,
      );
    }
  });

  it('ROUTE-18 distinguishes the pages of a list in their titles', () => {
    expect(head(aPage(), { detail: 'pagina 2' }).title).toBe('Het huis, pagina 2 – Het Klankhuis');
    expect(head(aPage({ seo: { title: 'Ons huis' } })).title).toBe('Ons huis – Het Klankhuis');
  });

  it('ROUTE-19 omits what neither page nor hall has', () => {
    const bare = { site: hall.site, seo: { title: 'Het Klankhuis' } };
    const { description, openGraph } = computePageHead(aPage(), bare, { origin });
    expect(description).toBeNull();
    expect(openGraph.map(([property]) => property)).toEqual([
      'og:type',
      'og:site_name',
      'og:title',
      'og:url',
      'og:locale',
    ]);
  });

  it('ROUTE-19 excludes error pages and noindex pages from indexing', () => {
    expect(head(aPage()).robots).toBeNull();
    expect(head(aPage({ seo: { title: '', robots: 'nofollow' } })).robots).toBe('nofollow');
    expect(head(aPage(), { noindex: true }).robots).toBe('noindex');
    expect(head({ ...aPage(), kind: 'error', statusCode: 404, isFallback: false }).robots).toBe('noindex');
  });
});

it.each([
  ['Mahlers Tweede', 'Mahlers Tweede – Het Klankhuis'],
  [' Pers ', 'Pers – Het Klankhuis'],
  ['Het Klankhuis', 'Het Klankhuis'],
  ['', 'Het Klankhuis'],
  [undefined, 'Het Klankhuis'],
])('ROUTE-18 titles %j as %s', (title, fullTitle) => {
  expect(formatDocumentTitle('Het Klankhuis', title)).toBe(fullTitle);
});

it('ROUTE-18 uses only the page’s title while the hall’s name is unknown', () => {
  expect(formatDocumentTitle('', 'Mahlers Tweede')).toBe('Mahlers Tweede');
});
