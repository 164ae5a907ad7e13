import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedMenu,
  closeMenus,
  findActiveItem,
  isActive,
  isMenuItemOpen,
  toggleMenuItem,
} from '#ui/stores/open-menu.ts';

const opened = (...ids: string[]) => ids.reduce(toggleMenuItem, closedMenu);

describe('the menus', () => {
  it('LAYOUT-9 opens an item, and closes it where it is open', () => {
    expect(isMenuItemOpen(opened('concerten'), 'concerten')).toBe(true);
    expect(isMenuItemOpen(opened('concerten', 'concerten'), 'concerten')).toBe(false);
    expect(isMenuItemOpen(opened('concerten'), 'series')).toBe(false);
  });

  it('LAYOUT-9 closes the others', () => {
    expect(opened('concerten', 'series', 'pers')).toEqual(['pers']);
    expect(toggleMenuItem(['pers'], 'pers')).toEqual([]);
  });

  it('LAYOUT-9 closes all', () => {
    expect(isMenuItemOpen(closeMenus(), 'concerten')).toBe(false);
  });

  it('LAYOUT-9 has open what was toggled last, unless it was open already', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(id), id, (ids, last) => {
        const before = opened(...ids);
        expect(before.length).toBeLessThanOrEqual(1);
        expect(opened(...ids, last)).toEqual(before.includes(last) ? [] : [last]);
      }),
    );
  });

  it.each([
    ['its own page', '/concerten', '/concerten', true],
    ['a page below', '/concerten', '/concerten/mahler-2', true],
    ['a page that only begins alike', '/concerten', '/concertenreeks', false],
    ['its own page, written with a filter', '/concerten?genres=Lied', '/concerten', true],
    ['home on the home page', '/', '/', true],
    ['home elsewhere', '/', '/concerten', false],
    ['English home elsewhere', '/en', '/en/concerts', false],
    ['nothing', '', '/concerten', false],
    ['another site', 'https://example.org', '/concerten', false],
  ])('LAYOUT-9 for %s: an item at %j is active on %s: %s', (_, url, pathname, answer) => {
    expect(isActive({ url, children: [] }, pathname)).toBe(answer);
  });

  it('LAYOUT-9 marks one item of a menu: whose own page it is, else the first with such a child', () => {
    const series = { title: 'Series', url: '/series' };
    const concerts = { url: '/concerten', children: [series] };
    const plan = { url: '/plan-uw-bezoek', children: [series] };
    const own = { url: '/series', children: [] };
    expect(findActiveItem([concerts, plan, own], '/series/mahler')).toBe(own);
    expect(findActiveItem([concerts, plan], '/series/mahler')).toBe(concerts);
    expect(findActiveItem([plan, concerts], '/concerten')).toBe(concerts);
    expect(findActiveItem([concerts, plan], '/pers')).toBeUndefined();
  });

  it('LAYOUT-9 takes an item as active on the pages of its children', () => {
    const item = { url: '/concerten', children: [{ title: 'Series', url: '/series' }] };
    expect(isActive(item, '/series/mahler')).toBe(true);
    expect(isActive(item, '/pers')).toBe(false);
  });
});
