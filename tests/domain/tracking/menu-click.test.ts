import { describe, expect, it } from 'vitest';
import type { MenuItem, Navigation } from '#domain/navigation/menu.ts';
import { languageSwitch } from '#domain/page/alternates.ts';
import { type MenuPlace, menuClick } from '#domain/tracking/menu-click.ts';

function item(url: string, children: readonly string[] = []): MenuItem {
  return { id: url, title: url, url, children: children.map((child) => ({ title: child, url: child })) };
}

const navigation: Navigation = {
  menu: [item('/concerten', ['/series', '/concerten']), item('/bezoek')],
  service: [item('/vrienden')],
  footer: [item('/werken-bij')],
  bottom: [item('/privacy'), item('/cookies')],
  newsletter: [item('/nieuwsbrief')],
};

describe('a link followed in a menu', () => {
  it.each([
    ['head', '/concerten', 'main', 1],
    ['head', '/series', 'main', 2],
    ['head', '/vrienden', 'service', 1],
    ['head', 'http://localhost:4002/nl/login', 'service', 1],
    ['sheet', '/series', 'mobile', 2],
    ['bar', '/concerten', 'mobile', 1],
    ['foot', '/privacy', 'bottom', 1],
    ['foot', '/werken-bij', 'footer', 1],
    ['foot', '/concerten', 'footer', 1],
  ] as const satisfies readonly (readonly [MenuPlace, string, string, number])[])(
    'TRACK-3 in the %s to %s belongs to the menu %s, level %i',
    (place, url, menu, level) => {
      expect(menuClick({ place, label: 'Zie', url }, navigation)).toEqual({
        event: 'navigation_click',
        menu,
        label: 'Zie',
        url,
        level,
      });
    },
  );

  it('TRACK-3 ROUTE-9 tells the Dutch home, not the address on the way that remembers the choice of Dutch', () => {
    const { href, name } = languageSwitch('en', undefined, 'https://klankhuis.example');
    expect(href).not.toBe('/');
    expect(menuClick({ place: 'head', label: name, url: href }, navigation)).toMatchObject({
      menu: 'service',
      label: 'Nederlands',
      url: '/',
    });
  });
});
