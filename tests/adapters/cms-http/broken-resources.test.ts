import { describe, expect, it } from 'vitest';
import { cmsAnswering } from './cms-answering.ts';

describe('what all pages share', () => {
  const site = { handle: 'nlDefault', language: 'nl', name: 'Het Klankhuis' };

  it('ENT-3 is valid with only the name of the site', async () => {
    const global = await cmsAnswering({ site }).cms.global({ locale: 'nl' });
    expect(global.navigation).toEqual({ bottom: [], footer: [], menu: [], newsletter: [], service: [] });
    expect(global.globalPages.search).toEqual({ title: '', url: '' });
    expect(global.seo).toEqual({ title: 'Het Klankhuis' });
  });

  it('ENT-3 drops broken menu items, and logs their paths', async () => {
    const good = { id: 1, title: 'Concerten', url: '/concerten', children: null };
    const navigation = {
      menu: [good, { title: 'Zonder id', url: '/x' }, { ...good, url: 'javascript:x' }],
      footer: 'none',
      service: [
        {
          ...good,
          children: [
            { title: 'Kind', url: '/kind' },
            { title: 5, url: '/' },
          ],
        },
      ],
    };
    const { cms, logger } = cmsAnswering({ site, navigation });
    const global = await cms.global({ locale: 'nl' });
    expect(global.navigation.menu).toEqual([{ ...good, id: '1', children: [] }]);
    expect(global.navigation.footer).toEqual([]);
    expect(global.navigation.service[0]?.children).toEqual([{ title: 'Kind', url: '/kind' }]);
    expect(logger.entries.map(({ facts }) => facts['place']).toSorted()).toEqual([
      'navigation.footer',
      'navigation.menu.1',
      'navigation.menu.2',
      'navigation.service.0.children.1',
    ]);
  });

  it('CALL-4 D04 accepts translations, except empty ones and reserved property names', async () => {
    const translations = [
      { key: 'header.basket', value: 'Mandje' },
      { key: 'header.empty', value: '' },
      { key: 'header.none', value: null },
      { key: '__proto__', value: 'x' },
      { key: 'a.constructor.b', value: 'x' },
      { key: 5, value: 'x' },
      { value: 'x' },
    ];
    const global = await cmsAnswering({ site, translations }).cms.global({ locale: 'nl' });
    expect(Object.entries(global.translations)).toEqual([['header.basket', 'Mandje']]);
  });

  it('LAYOUT-14 drops links with an unknown icon', async () => {
    const social = [
      { icon: 'instagram', title: 'Instagram', url: 'https://social.example/' },
      { icon: 'skull', title: 'Elders', url: 'https://elders.example/' },
    ];
    const { cms, logger } = cmsAnswering({ site, social });
    expect((await cms.global({ locale: 'nl' })).social).toEqual([social[0]]);
    expect(logger.entries.map(({ facts }) => facts['place'])).toEqual(['social.1']);
  });
});

describe('small resources', () => {
  const banner = { id: 1, position: 4, seriesPosition: 2, title: 'Meer Mahler', url: '/series/mahler' };

  it.each([
    ['in an envelope', { data: [banner] }],
    ['bare', [banner]],
  ])('ENT-5 may come %s', async (_, answer) => {
    expect(await cmsAnswering(answer).cms.fallbackBanners({ locale: 'nl', list: 'events' })).toEqual([
      banner,
    ]);
  });

  it.each([[{ data: null }], [{ data: [] }], [{}], [[]]])('ENT-5 may be none: %j', async (answer) => {
    expect(await cmsAnswering(answer).cms.fallbackBanners({ locale: 'nl', list: 'events' })).toEqual([]);
  });

  it('ENT-5 drops broken banners, in an envelope or bare, and logs their paths', async () => {
    for (const [answer, place] of [
      [{ data: [{ ...banner, position: '4' }, banner] }, 'data.0'],
      [[{ ...banner, title: null }, banner], '0'],
    ]) {
      const { cms, logger } = cmsAnswering(answer);
      expect(await cms.fallbackBanners({ locale: 'nl', list: 'events' })).toEqual([banner]);
      expect(logger.entries.map(({ facts }) => facts['place'])).toEqual([place]);
    }
  });

  it('ROUTE-14 takes a redirect of an unknown status for a 302, and logs it', async () => {
    const data = [
      { from: '/a', to: '/b', statusCode: 303 },
      { from: '/c', to: '/d', statusCode: 301, external: true },
      { to: '/e' },
    ];
    const { cms, logger } = cmsAnswering({ data });
    expect(await cms.redirects({ locale: 'nl', path: '/a' })).toEqual([
      { from: '/a', to: '/b', status: 302, external: false },
      { from: '/c', to: '/d', status: 301, external: true },
    ]);
    expect(logger.entries.map(({ facts }) => facts['place']).toSorted()).toEqual([
      'data.0.statusCode',
      'data.2',
    ]);
  });
});
