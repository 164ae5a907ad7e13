import { describe, expect, it } from 'vitest';
import { findActiveMenuItem } from '#ui/layout/active-menu-item.ts';

describe('the active item of a menu', () => {
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
  ])('LAYOUT-9 for %s: an item at %j is active on %s: %s', (_, url, pathname, isActive) => {
    expect(findActiveMenuItem([{ url, children: [] }], pathname) !== undefined).toBe(isActive);
  });

  it('LAYOUT-9 is one: whose own page it is, else the first with such a child', () => {
    const series = { title: 'Series', url: '/series' };
    const concerts = { url: '/concerten', children: [series] };
    const plan = { url: '/plan-uw-bezoek', children: [series] };
    const own = { url: '/series', children: [] };
    expect(findActiveMenuItem([concerts, plan, own], '/series/mahler')).toBe(own);
    expect(findActiveMenuItem([concerts, plan], '/series/mahler')).toBe(concerts);
    expect(findActiveMenuItem([plan, concerts], '/concerten')).toBe(concerts);
    expect(findActiveMenuItem([concerts, plan], '/pers')).toBeUndefined();
  });
});
