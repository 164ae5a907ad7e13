import { describe, expect, it } from 'vitest';
import type { TitledLink } from '#domain/link/classified-link.ts';
import { type GlobalPageName, globalPageNames } from '#domain/page/global.ts';
import { aGlobal, aHall } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { anEventPage } from '#fixtures/builders/an-event.ts';
import type { DatedHall } from '#fixtures/hall/hall.ts';
import { render } from '#src/rendering/entry-server.tsx';
import { defaultSettings, stillWorld } from '#tests/support/world.ts';

const concert = anEventPage();

const globalPages = Object.fromEntries(
  globalPageNames.map((name) => [name, { title: name, url: `/elders/${name}` }]),
) as Readonly<Record<GlobalPageName, TitledLink>>;

async function renderFrame(
  overrides: Parameters<typeof aGlobal>[1] = {},
  settings = defaultSettings(),
): Promise<string> {
  const hall = aHall({ nl: { pages: [concert], global: aGlobal('nl', overrides) } });
  return renderPage(hall, concert.url, settings);
}

async function renderPage(hall: DatedHall, path: string, settings = defaultSettings()): Promise<string> {
  const url = new URL(path, 'http://localhost:3000');
  const rendering = await render(url, stillWorld(hall, { settings }), new AbortController().signal);
  if (rendering.kind !== 'document') throw new Error(`${path} must be a page.`);
  return rendering.html;
}

const child = { title: 'Kamermuziek', subtitle: 'Voor vier', url: '/concerten?genres=Kamermuziek' };
const item = { id: 'menu-1', title: 'Concerten', url: '/concerten', children: [child] };
const noMenus = { bottom: [], footer: [], menu: [], newsletter: [], service: [] };

describe('the layout of every page, rendered on the server', () => {
  it('TPL-23 links to the global pages at the addresses from the CMS', async () => {
    const html = await renderFrame({ globalPages });
    expect(html).toMatch(/<form[^>]*action="\/elders\/search"/);
    expect(html).toContain('href="/elders/favoritePage"');
    expect(html).toContain('href="/elders/eventOverview"');
  });

  it('LAYOUT-1 has header, main, footer, and before them a skip link', async () => {
    const html = await renderFrame();
    for (const part of ['<header', '<main', '<footer']) expect(html.split(part)).toHaveLength(2);
    expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'));
  });

  it('LAYOUT-2 renders an anonymous visitor: a login link, and no counts', async () => {
    const html = await renderFrame();
    expect(html).toContain('/nl/login?returnUrl=');
    expect(html).not.toMatch(/\(\d+\)<\/span>/);
  });

  it.each([
    ['/concerten', ['eventOverview']],
    [concert.url, ['eventOverview']],
    ['/elders', []],
    ['/concerten/bewaard', ['favoritePage']],
  ])('WAY-31 marks at most one item of the bar: at %s %j', async (path, marked) => {
    const page = aPage({ uri: path.slice(1), url: path });
    const pages = {
      ...globalPages,
      eventOverview: { title: 'eventOverview', url: '/concerten' },
      favoritePage: { title: 'favoritePage', url: '/concerten/bewaard' },
    };
    const hall = aHall({ nl: { pages: [concert, page], global: aGlobal('nl', { globalPages: pages }) } });
    const html = await renderPage(hall, path);
    const [bar = ''] = /<nav[^>]*data-frame="bar".*?<\/nav>/s.exec(html) ?? [];
    const items = bar.match(/<(?:a|button)\b[^>]*>/g) ?? [];
    expect(items.length).toBeGreaterThan(4);
    const current = items.filter((tag) => tag.includes('aria-current'));
    expect(current.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(
      marked.map((name) => pages[name as 'eventOverview' | 'favoritePage'].url),
    );
  });

  it('WAY-31 states no date in the header', async () => {
    const [header = ''] = /<header.*?<\/header>/s.exec(await renderFrame()) ?? [];
    expect(header).not.toBe('');
    expect(header).not.toMatch(/<time|20\d\d/);
  });

  it('LAYOUT-9 has an expandable item for each one with children', async () => {
    const html = await renderFrame({
      navigation: { ...noMenus, menu: [item, { ...item, id: 'menu-2', children: [] }] },
    });
    expect(html.match(/<details[^>]*name="main-menu"/g)).toHaveLength(1);
    expect(html).toContain('Voor vier');
  });

  it('ROUTE-12 has a hidden sentence for when its code cannot be loaded', async () => {
    expect(await renderFrame()).toMatch(
      /<p id="load-failure"[^>]* hidden=""[^>]*>[^<]*niet volledig geladen/,
    );
  });

  it('TRACK-7 asks for consent in a hall that has something to ask it for', async () => {
    const settings = defaultSettings();
    expect(await renderFrame({}, settings)).toContain('Mogen wij u meetellen?');
    expect(await renderFrame({}, { ...settings, bridgeUrl: '' })).not.toContain('Mogen wij u meetellen?');
  });

  it('PHOTO-1 shows the focal point of a picture in a menu', async () => {
    const sm = { url: '/score.webp', width: 768, height: 512 };
    const image = { alt: '', renditions: { sm }, focalPoint: { x: 0.1, y: 0.9 } };
    const children = [{ title: 'Verhalen', url: '/ontdek/verhalen', image }];
    const html = await renderFrame({ navigation: { ...noMenus, menu: [{ ...item, children }] } });
    expect(html).toMatch(/<img src="\/score\.webp"[^>]* data-x="0" data-y="5"/);
  });

  it('LAYOUT-8 lists the sponsors by name, with a logo if there is one', async () => {
    const image = { alt: '', renditions: { xs: { url: '/logo.svg', width: 160, height: 90 } } };
    const html = await renderFrame({
      sponsors: [{ title: 'De Stemvork', url: 'https://destemvork.example/', image }],
    });
    const foot = html.slice(html.indexOf('<footer'));
    expect(foot).toMatch(/<img src="\/logo\.svg" width="160" height="90" alt=""/);
    expect(foot).toContain('De Stemvork');
  });

  it('LAYOUT-8 has the lists, the newsletter link and the social links of the CMS', async () => {
    const html = await renderFrame({
      navigation: {
        ...noMenus,
        footer: [item],
        bottom: [{ ...item, id: 'bottom-1', title: 'Privacy', children: [] }],
        newsletter: [{ ...item, id: 'letter-1', title: 'De week in muziek', children: [] }],
      },
      social: [{ icon: 'mastodon', title: 'Mastodon', url: 'https://mastodon.example/@klankhuis' }],
    });
    const foot = html.slice(html.indexOf('<footer'));
    for (const text of ['Kamermuziek', 'Privacy', 'De week in muziek', 'Mastodon'])
      expect(foot).toContain(text);
    expect(foot).toMatch(/icons[^"]*\.svg#mastodon"/);
  });

  it('LAYOUT-8 has no heading without links below it', async () => {
    expect(await renderFrame({ social: [] })).not.toContain('Volgen');
  });
});
