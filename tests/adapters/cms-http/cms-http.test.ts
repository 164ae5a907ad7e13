import { describe, expect, it } from 'vitest';
import type { CmsHttp } from '#adapters/cms-http/cms-http.adapter.ts';
import { failureOf } from '#tests/adapters/failure-of.ts';
import { cmsAnswering, leastPage } from './cms-answering.ts';

const base = 'https://cms.example.test';

describe('requests to the CMS', () => {
  it.each<[string, (cms: CmsHttp) => Promise<unknown>, string]>([
    ['CALL-5', (cms) => cms.global({ locale: 'nl' }), '/api/default/nl/global.json'],
    [
      'CALL-6',
      (cms) => cms.page({ locale: 'nl', uri: 'concerten/mahler-2' }),
      '/api/default/nl/page.json?url=concerten%2Fmahler-2',
    ],
    [
      'CALL-6',
      (cms) => cms.page({ locale: 'en', uri: '__home__' }),
      '/api/default/en/page.json?url=__home__',
    ],
    [
      'CALL-8',
      (cms) => cms.fallbackBanners({ locale: 'nl', list: 'events' }),
      '/api/nl/concertagenda/fallback-banners.json',
    ],
    [
      'CALL-10',
      (cms) => cms.fallbackBanners({ locale: 'en', list: 'series' }),
      '/api/en/series/fallback-banners.json',
    ],
    [
      'CALL-9',
      (cms) =>
        cms.banners({ locale: 'nl', list: 'events', kind: 'composer', values: ['AC/DC, live', 'Bach'] }),
      '/api/nl/banners/concertagenda/composer/AC-SLASH-DC%2C%20live,Bach.json',
    ],
    [
      'CALL-11',
      (cms) => cms.banners({ locale: 'en', list: 'series', kind: 'room', values: ['x'] }),
      '/api/en/banners/series/room/x.json',
    ],
    [
      'CALL-12',
      (cms) => cms.organizer({ locale: 'nl', name: 'Huis/orkest' }),
      '/api/nl/organizer/Huis-SLASH-orkest.json',
    ],
    [
      'CALL-14',
      (cms) => cms.redirects({ locale: 'en', path: '/en/old path' }),
      '/api/seo-helper/enDefault/find-redirects.json?path=%2Fen%2Fold%20path',
    ],
  ])('%s is %s', async (_, request, path) => {
    const { cms, sent } = cmsAnswering({ data: [], ...leastPage, site: {} });
    await request(cms).catch(() => {});
    expect(sent.map(({ url }) => url)).toEqual([`${base}${path}`]);
    expect(sent[0]?.options.redirect).toBe('manual');
    expect(sent[0]?.options.headers).toEqual({ Accept: 'application/json' });
  });

  it('CALL-9 requests no banners without a chosen value', async () => {
    const { cms, sent } = cmsAnswering({ data: [] });
    expect(await cms.banners({ locale: 'nl', list: 'events', kind: 'genre', values: [] })).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('include a path before /api', async () => {
    const { cms, sent } = cmsAnswering({ data: [] }, {}, { url: `${base}/craft/` });
    await cms.fallbackBanners({ locale: 'nl', list: 'events' });
    expect(sent[0]?.url).toBe(`${base}/craft/api/nl/concertagenda/fallback-banners.json`);
  });
});

describe('a failed response', () => {
  const requestPage = (answer: unknown, options: ResponseInit) =>
    failureOf(cmsAnswering(answer, options).cms.global({ locale: 'nl' }));
  const url = `${base}/api/default/nl/global.json`;

  it('CALL-3 reports the URL, the status and the message', async () => {
    const options = { status: 500, statusText: 'Internal Server Error' };
    expect(await requestPage({ error: { code: 500, message: 'A server error occurred.' } }, options)).toBe(
      `Could not fetch ${url}: 500 Internal Server Error - A server error occurred.`,
    );
  });

  it.each(['null', '[]', '5', '"text"', '{}', '{"site":null}', '{"site":{"handle":"nlDefault"}}'])(
    'CALL-3 reports an unreadable response: %s',
    async (answer) => {
      expect(await requestPage(answer, { statusText: 'OK' })).toMatch(
        `Could not fetch ${url}: 200 OK - unreadable at `,
      );
    },
  );
});

describe('a page', () => {
  it.each([
    [404, 'missing'],
    [410, 'gone'],
  ])('CALL-6 a page with status %i is %s', async (status, kind) => {
    expect(await cmsAnswering({}, { status }).cms.page({ locale: 'nl', uri: 'x' })).toEqual({ kind });
  });

  it.each([400, 401, 403, 429, 500, 502, 503, 504])(
    'ROUTE-11 a page with status %i is unavailable',
    async (status) => {
      expect(await failureOf(cmsAnswering({}, { status }).cms.page({ locale: 'nl', uri: 'x' }))).toMatch(
        `: ${status} `,
      );
    },
  );

  it('CALL-12 is like an organizer in that', async () => {
    expect(await cmsAnswering({}, { status: 404 }).cms.organizer({ locale: 'nl', name: 'x' })).toEqual({
      kind: 'missing',
    });
    expect(
      await failureOf(cmsAnswering({}, { status: 500 }).cms.organizer({ locale: 'nl', name: 'x' })),
    ).toMatch(': 500 ');
  });

  it('CALL-14 is unlike redirects in that, which have no 404 of their own', async () => {
    expect(
      await failureOf(cmsAnswering({}, { status: 404 }).cms.redirects({ locale: 'nl', path: '/x' })),
    ).toMatch(': 404 ');
  });

  it.each([
    ['en', 'missing'],
    ['de', 'missing'],
    ['nl', 'found'],
    [null, 'found'],
    [undefined, 'found'],
  ])('CALL-6 a page of language %j requested in Dutch is %s', async (language, kind) => {
    const { cms } = cmsAnswering({ ...leastPage, language });
    expect((await cms.page({ locale: 'nl', uri: 'x' })).kind).toBe(kind);
  });

  it('CALL-6 without a language has the requested one', async () => {
    expect(await cmsAnswering(leastPage).cms.page({ locale: 'en', uri: 'x' })).toMatchObject({
      value: { language: 'en' },
    });
  });

  it('TPL-21 a page of an unknown type is rendered as such, and logged', async () => {
    const { cms, logger } = cmsAnswering({ ...leastPage, __typename: 'vacancy_default_Entry' });
    expect(await cms.page({ locale: 'nl', uri: 'x' })).toMatchObject({
      kind: 'found',
      value: { kind: 'unknown', typename: 'vacancy_default_Entry', title: 'Over ons' },
    });
    expect(logger.entries.map(({ event, facts }) => [event, facts['typename']])).toEqual([
      ['cms.unknown-template', 'vacancy_default_Entry'],
    ]);
  });

  it('ENT-2 a page with only its required fields is valid', async () => {
    const { cms, logger } = cmsAnswering({
      ...leastPage,
      subtitle: null,
      content: null,
      path: null,
      seo: null,
    });
    expect(await cms.page({ locale: 'nl', uri: 'x' })).toEqual({
      kind: 'found',
      value: {
        kind: 'page',
        id: 1,
        language: 'nl',
        uri: 'over-ons',
        url: '/over-ons',
        title: 'Over ons',
        path: [],
        alternatives: [],
        editLinks: [],
        introduction: [],
        description: [],
        content: [],
      },
    });
    expect(logger.entries).toEqual([]);
  });
});

describe('a response with a lone surrogate', () => {
  it('E09 ENT-2 becomes a text that a page can contain, in every text and in markup', async () => {
    const description = '<p>Half \uD83D</p>';
    const { cms } = cmsAnswering({
      ...leastPage,
      title: 'Over \uDE00 ons',
      description,
      introduction: description,
    });
    const found = await cms.page({ locale: 'nl', uri: 'over-ons' });
    expect(JSON.stringify(found)).not.toMatch(/\\ud[89a-f]/i);
    expect(found).toMatchObject({ value: { title: 'Over \uFFFD ons' } });
  });
});

describe('a response that takes too much', () => {
  it('A08 is not read beyond five megabytes, and is cancelled', async () => {
    let isStopped = false;
    const piece = new Uint8Array(1024 * 1024).fill(0x20);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(piece),
      cancel: () => {
        isStopped = true;
      },
    });
    const { cms } = cmsAnswering('', {}, { fetch: async () => new Response(endless) });
    expect(await failureOf(cms.global({ locale: 'nl' }))).toMatch(
      /: 200 {2}- the answer is larger than 5242880 bytes$/,
    );
    expect(isStopped).toBe(true);
  });
});
