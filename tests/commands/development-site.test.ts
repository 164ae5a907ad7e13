import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoHall } from '#src/demo/demo-hall.ts';
import { RenderBugCollector } from '#src/demo/development/bug-reporting-logger.ts';
import { readDevSiteConfig } from '#src/demo/development/dev-site-config.ts';
import { createDevelopmentSite } from '#src/demo/development/development-site.ts';

const hall = createDemoHall({ lessonUrl: 'http://localhost:4004', tixUrl: 'http://localhost:4002' });

function siteWith(
  headMarkup: () => Promise<string>,
  onFailedPage: (bug: unknown) => void = () => {},
  overrides: Partial<Parameters<typeof createDevelopmentSite>[0]> = {},
) {
  return createDevelopmentSite({
    config: readDevSiteConfig(3000),
    hall,
    assets: {
      build: 'development',
      entry: '/entry.ts',
      modules: [],
      errorReporter: '',
      styles: [],
      visitorStyles: [],
      stylesBySource: {},
      fonts: [],
      boot: { source: '', hash: '' },
    },
    policy: {},
    headMarkup,
    bugs: new RenderBugCollector(() => {}),
    onFailedPage: (_request, bug) => onFailedPage(bug),
    ...overrides,
  });
}

describe('the development server with an in-memory hall', () => {
  let close = async () => {};
  let site = '';

  beforeAll(async () => {
    const server = await siteWith(async () => '<style>h1 { color: red }</style>');
    site = await server.listen({ port: 0 });
    close = () => server.close();
  });

  afterAll(() => close());

  it('renders the home page, and serves the photographs and figures on it', async () => {
    const html = await (await fetch(site)).text();
    const pictures = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source = '']) =>
      source.replaceAll('&amp;', '&'),
    );
    // Two of each kind: a photograph is resized at its first request, which takes longer than the rest of the page.
    const samples = ['/media/', '/figure/'].map((start) =>
      [...new Set(pictures)].filter((picture) => picture.startsWith(start)).slice(0, 2),
    );
    expect(samples.map(({ length }) => length)).toEqual([2, 2]);
    expect(pictures.filter((picture) => !/^\/(?:media|figure)\//.test(picture))).toEqual([]);
    for (const picture of samples.flat()) {
      const answer = await fetch(new URL(picture, site));
      expect([picture, answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([
        picture,
        200,
        'image',
      ]);
    }
  });

  it('serves the sound clips, and 404 for any other file', async () => {
    const clip = await fetch(`${site}/media/audio/haydn-emperor.mp3`);
    expect([clip.status, clip.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect((await fetch(`${site}/media/anything`)).status).toBe(404);
  });

  it('renders a page with the styles of development in its head', async () => {
    const [head] = (await (await fetch(`${site}/concerten`)).text()).split('</head>');
    expect(head?.includes('<style>h1 { color: red }</style>')).toBe(true);
  });

  it('ERROR-1 shows the visitors’ error page of an address without a page', async () => {
    const answer = await fetch(`${site}/bestaat-niet`);
    const html = await answer.text();
    expect([answer.status, html.includes('Sorry, de pagina is niet beschikbaar')]).toEqual([404, true]);
  });

  it('lets no browser keep a figure, whose code may have been saved since', async () => {
    const html = await (await fetch(site)).text();
    const [figure = ''] = /\/figure\/[^"]+\.svg/.exec(html) ?? [];
    expect((await fetch(new URL(figure, site))).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('a developer’s site with a bug in it', () => {
  it('hands the bug on, instead of the visitors’ error page', async () => {
    const bug = new TypeError('a bug');
    let failed: (found: unknown) => void = () => {};
    const handedOn = new Promise<unknown>((resolve) => {
      failed = resolve;
    });
    const server = await siteWith(
      () => Promise.reject(bug),
      (found) => failed(found),
    );
    const site = await server.listen({ port: 0 });
    const request = fetch(site).catch(() => 'closed');
    expect(await handedOn).toBe(bug);
    await server.close();
    expect(await request).toBe('closed');
  });
});
