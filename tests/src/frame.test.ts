import { describe, expect, it } from 'vitest';
import type { Link } from '#domain/link/link.ts';
import { type GlobalPageName, globalPageNames } from '#domain/page/global.ts';
import { aGlobal, aHall, anEventPage } from '#fixtures/builders/an-event.ts';
import { render } from '#src/entry-server.tsx';
import { stillWorld } from '#tests/support/world.ts';

const concert = anEventPage();

const globalPages = Object.fromEntries(
  globalPageNames.map((name) => [name, { title: name, url: `/elders/${name}` }]),
) as Readonly<Record<GlobalPageName, Link>>;

async function drawn(overrides: Parameters<typeof aGlobal>[1] = {}): Promise<string> {
  const hall = aHall({ nl: { pages: [concert], global: aGlobal('nl', overrides) } });
  const url = new URL(concert.url, 'http://localhost:3000');
  const rendering = await render(url, stillWorld(hall), AbortSignal.timeout(5000));
  if (rendering.kind !== 'document') throw new Error('The concert must be a page.');
  return rendering.html;
}

const child = { title: 'Kamermuziek', subtitle: 'Voor vier', url: '/concerten?genres=Kamermuziek' };
const item = { id: 'menu-1', title: 'Concerten', url: '/concerten', children: [child] };
const noMenus = { bottom: [], footer: [], menu: [], newsletter: [], service: [] };

describe('the frame around every page, drawn on the server', () => {
  it('TPL-23 takes the ways to the global pages from the CMS, wherever they stand', async () => {
    const html = await drawn({ globalPages });
    expect(html).toMatch(/<form[^>]*action="\/elders\/search"/);
    expect(html).toContain('href="/elders/favoritePage"');
    expect(html).toContain('href="/elders/eventOverview"');
  });

  it('LAYOUT-1 has a head, a page, a foot, and first of all a way past the menu', async () => {
    const html = await drawn();
    for (const part of ['<header', '<main', '<footer']) expect(html.split(part)).toHaveLength(2);
    expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'));
  });

  it('LAYOUT-2 draws everybody as somebody unknown: a way to log in, and no counts', async () => {
    const html = await drawn();
    expect(html).toContain('/nl/login?returnUrl=');
    expect(html).not.toMatch(/\(\d+\)<\/span>/);
  });

  it('LAYOUT-9 unfolds the items that have children, each by itself', async () => {
    const html = await drawn({
      navigation: { ...noMenus, menu: [item, { ...item, id: 'menu-2', children: [] }] },
    });
    expect(html.match(/<details[^>]*data-item="[^"]+"/g)).toHaveLength(1);
    expect(html).toContain('Voor vier');
  });

  it('LAYOUT-8 thanks sponsors by name, with a logo where there is one', async () => {
    const image = { alt: '', renditions: { xs: { url: '/logo.svg', width: 160, height: 90 } } };
    const html = await drawn({
      sponsors: [{ title: 'De Stemvork', url: 'https://destemvork.example/', image }],
    });
    const foot = html.slice(html.indexOf('<footer'));
    expect(foot).toMatch(/<img src="\/logo\.svg" width="160" height="90" alt=""/);
    expect(foot).toContain('De Stemvork');
  });

  it('LAYOUT-8 has the lists, the letter and the ways to follow the hall that the CMS gives', async () => {
    const html = await drawn({
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
});
