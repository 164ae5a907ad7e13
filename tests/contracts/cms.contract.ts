import { describe, expect, it } from 'vitest';
import type { Hall } from '#adapters/shared/hall.ts';
import type { Banner } from '#domain/event/banner.ts';
import type { Page } from '#domain/page/page.ts';
import { aGlobal, aHall, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPage } from '#fixtures/builders/a-page.ts';
import { aPicture } from '#fixtures/builders/a-picture.ts';
import type { CmsQueries } from '#ports/cms.port.ts';
import { closeAfterTest } from '#tests/contracts/close-after-test.ts';
import { everyTemplate } from '#tests/contracts/every-template.ts';
import { cmsParams } from './query-params.ts';
import { eachQueryContract } from './query.contract.ts';

export interface GivenCms {
  readonly cms: CmsQueries;
  close(): Promise<void>;
  /** The absolute URL of a media path of the CMS. */
  media(path: string): string;
}

/** What every CmsPort promises of what the hall publishes, shown on small halls. */
export function cmsContract(name: string, given: (hall: Hall) => Promise<GivenCms>): void {
  const open = (hall: Hall) => closeAfterTest(given(hall));

  eachQueryContract(name, cmsParams, async (hall) => {
    const { cms, close } = await given(hall);
    return { port: cms, close };
  });

  describe(`${name} fulfils the contract of CmsPort`, () => {
    describe('pages', () => {
      const hall = hallOf(...everyTemplate);

      it('CALL-6 ENT-1 ENT-2 ENT-4 returns every page of the hall completely', async () => {
        const { cms, media } = await open(hall);
        for (const page of everyTemplate) {
          const expected = withMedia(page, media);
          expect(await cms.page({ locale: 'nl', uri: page.uri })).toEqual({
            kind: 'found',
            value: expected,
          });
        }
      });

      it('CALL-6 finds a page by its uri, whatever characters it contains', async () => {
        const uris = ['concerten/2026/mahler-2', 'a b+c', 'café & bar?=#', '100%', 'ontdek/ä/ö'];
        const pages = uris.map((uri) => aPage({ uri, title: uri, url: '/x' }));
        const { cms } = await open(hallOf(...pages));
        for (const uri of uris) {
          expect(await cms.page({ locale: 'nl', uri })).toMatchObject({
            kind: 'found',
            value: { title: uri },
          });
        }
      });

      it('CALL-6 reports an unknown page as missing', async () => {
        const { cms } = await open(aHall());
        expect(await cms.page({ locale: 'nl', uri: 'concerten/niets' })).toEqual({ kind: 'missing' });
      });

      it('CALL-6 misses in one language what is written in the other', async () => {
        const { cms } = await open(hall);
        expect(await cms.page({ locale: 'en', uri: 'page' })).toEqual({ kind: 'missing' });
      });

      it('CALL-6 reports a page in another language as missing', async () => {
        const stray: Page = aPage({ uri: 'verdwaald', language: 'en' });
        const { cms } = await open(hallOf(stray));
        expect(await cms.page({ locale: 'nl', uri: 'verdwaald' })).toEqual({ kind: 'missing' });
      });
    });

    it('CALL-5 ENT-3 returns the data that all pages of a language share', async () => {
      const shared = aGlobal('en', {
        navigation: {
          menu: [
            {
              id: '11',
              title: 'Concerts',
              url: '/en/concerts',
              children: [{ title: 'Series', subtitle: 'Good value', url: '/en/series', image: aPicture() }],
            },
          ],
          service: [
            { id: 'login', title: 'Log in', url: 'https://tickets.example.test/en/login', children: [] },
          ],
          footer: [],
          bottom: [],
          newsletter: [],
        },
        seo: { title: 'The Sound House', description: 'Concerts', image: '/media/og.png' },
        errorPages: [
          { statusCode: 404, isFallback: false, title: 'Not found', uri: 'error/404' },
          { statusCode: null, isFallback: true, title: 'Error', uri: 'error' },
        ],
        translations: { 'header.basket': 'Basket' },
        friendsLottery: [{ kind: 'element', name: 'p', children: [{ kind: 'text', text: '50% off' }] }],
        sponsors: [{ title: 'Bank', url: 'https://bank.example/', image: aPicture() }, { title: 'Fund' }],
        social: [{ icon: 'instagram', title: 'Instagram', url: 'https://social.example/hall' }],
        address: {
          street: 'Klankplein 1',
          zipCode: '1234 AB',
          city: 'Amsterdam',
          country: 'NL',
          phone: '020',
          openingHours: 'Open until six.',
        },
      });
      const { cms, media } = await open(aHall({ en: { global: shared } }));
      expect(await cms.global({ locale: 'en' })).toEqual(withMedia(shared, media));
    });

    describe('banners', () => {
      const banners = [
        aBanner(1),
        aBanner(2),
        aBanner(3, { image: aPicture(), theme: 'blue', target: '_blank' }),
      ] as const;
      const hall = aHall({
        nl: {
          fallbackBanners: { events: [banners[2], banners[0]], series: [banners[1]] },
          banners: [
            { list: 'events', kind: 'composer', value: 'AC/DC, live', banner: banners[2] },
            { list: 'events', kind: 'composer', value: 'Bach', banner: banners[1] },
            { list: 'events', kind: 'composer', value: 'Bach', banner: banners[2] },
            { list: 'events', kind: 'genre', value: 'Bach', banner: banners[0] },
            { list: 'series', kind: 'room', value: 'Grote Zaal', banner: banners[0] },
          ],
        },
      });

      it("CALL-8 CALL-10 ENT-5 returns those of an unfiltered list, in the editor's order", async () => {
        const { cms, media } = await open(hall);
        const expected = [withMedia(banners[2], media), banners[0]];
        expect(await cms.fallbackBanners({ locale: 'nl', list: 'events' })).toEqual(expected);
        expect(await cms.fallbackBanners({ locale: 'nl', list: 'series' })).toEqual([banners[1]]);
        expect(await cms.fallbackBanners({ locale: 'en', list: 'events' })).toEqual([]);
      });

      it("CALL-9 LIST-6 returns those of the chosen values, without duplicates, in the editor's order", async () => {
        const { cms } = await open(hall);
        const found = await cms.banners({
          locale: 'nl',
          list: 'events',
          kind: 'composer',
          values: ['Bach', 'AC/DC, live'],
        });
        expect(found.map(({ id }) => id)).toEqual([3, 2]);
      });

      it('CALL-11 returns those of series by their own kinds', async () => {
        const { cms } = await open(hall);
        expect(
          await cms.banners({ locale: 'nl', list: 'series', kind: 'room', values: ['Grote Zaal'] }),
        ).toEqual([banners[0]]);
      });

      it('CALL-9 returns none for a value without banners, and none without a value', async () => {
        const { cms } = await open(hall);
        expect(
          await cms.banners({ locale: 'nl', list: 'events', kind: 'special', values: ['Familie'] }),
        ).toEqual([]);
        expect(await cms.banners({ locale: 'nl', list: 'events', kind: 'composer', values: [] })).toEqual([]);
      });
    });

    it('CALL-12 ENT-5 returns an organizer by exact name', async () => {
      const organizer = {
        title: 'Huisorkest',
        subtitle: 'Al 100 jaar',
        introduction: [{ kind: 'text', text: 'Wij spelen.' }],
        image: aPicture(),
      } as const;
      const hall = aHall({ nl: { organizers: [{ name: 'Huis/orkest, ja', organizer }] } });
      const { cms, media } = await open(hall);
      const found = await cms.organizer({ locale: 'nl', name: 'Huis/orkest, ja' });
      expect(found).toEqual({ kind: 'found', value: withMedia(organizer, media) });
      expect(await cms.organizer({ locale: 'nl', name: 'Huis' })).toEqual({ kind: 'missing' });
    });

    it('CALL-13 ROUTE-5 returns the production of a school event, by its ids only', async () => {
      const hall = hallOf(...everyTemplate);
      const production = everyTemplate.find((page) => page.kind === 'educationProduction');
      const [event] = production?.events ?? [];
      const entry = {
        locale: 'nl',
        eventGroupId: event?.tixEventGroupId ?? 0,
        eventId: event?.tixEventId ?? 0,
        uri: 'educatie/projecten/een ouder adres',
      } as const;
      const { cms } = await open(hall);
      expect(await cms.educationRedirect(entry)).toEqual({ kind: 'found', value: production?.url });
      expect(await cms.educationRedirect({ ...entry, eventId: 1 })).toEqual({ kind: 'missing' });
      expect(await cms.educationRedirect({ ...entry, locale: 'en' })).toEqual({ kind: 'missing' });
    });

    it('CALL-14 ENT-5 returns the redirect rules of a path, in order', async () => {
      const away = { from: '/oud', to: 'https://elders.example/', status: 302, external: true } as const;
      const inside = { from: '/oud', to: '/nieuw', status: 301, external: false } as const;
      const gone = { from: '/en/weg é', to: '', status: 410, external: false } as const;
      const hall = aHall({ nl: { redirects: [away, inside] }, en: { redirects: [gone] } });
      const { cms } = await open(hall);
      expect(await cms.redirects({ locale: 'nl', path: '/oud' })).toEqual([away, inside]);
      expect(await cms.redirects({ locale: 'en', path: '/en/weg é' })).toEqual([gone]);
      expect(await cms.redirects({ locale: 'nl', path: '/nergens' })).toEqual([]);
    });
  });
}

function aBanner(id: number, overrides: Partial<Banner> = {}): Banner {
  return { id, position: id * 4, seriesPosition: id, title: `Banner ${id}`, url: `/b/${id}`, ...overrides };
}

/** A value with every path of the CMS's media made whole. */
function withMedia<Value>(value: Value, media: (path: string) => string): Value {
  if (typeof value === 'string') return (value.startsWith('/media/') ? media(value) : value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withMedia(item, media)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withMedia(part, media)]),
  ) as Value;
}
