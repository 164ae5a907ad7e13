import { describe, expect, it } from 'vitest';
import { createInMemoryCms } from '#adapters/in-memory/in-memory-cms.adapter.ts';
import { createInMemorySearchIndex } from '#adapters/in-memory/in-memory-search-index.adapter.ts';
import { withMusicianPages } from '#adapters/indexed-search/with-musician-pages.ts';
import type { IndexedDocument } from '#adapters/shared/hall.ts';
import type { Performer } from '#domain/event/event.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { toMusicianUrl } from '#domain/musician/musician-address.ts';
import type { RedirectRule } from '#domain/page/follow-redirects.ts';
import type { EventPage, Page } from '#domain/page/page.ts';
import { aDocument, moment } from '#fixtures/builders/a-document.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { aPage, aPageOf } from '#fixtures/builders/a-page.ts';
import { anEventCard, anEventPage } from '#fixtures/builders/an-event.ts';
import type { SearchIndexPort } from '#ports/search-index.port.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

const mirte = { name: 'Mirte Aldewerelt', role: 'dirigent' };
const uri = 'musici/mirte-aldewerelt';

interface Concert {
  readonly page: EventPage;
  readonly document: IndexedDocument;
}

function concert(day: string, performers: readonly Performer[], language: Locale = 'nl'): Concert {
  const [folder, prefix, other] =
    language === 'nl'
      ? ['concerten', '', { language: 'en', url: `/en/concerts/${day}` } as const]
      : ['concerts', '/en', { language: 'nl', url: `/concerten/${day}` } as const];
  const at = `${folder}/${day}`;
  const starts = moment(`${day}T20:15:00+01:00`);
  const event = anEventCard({
    uri: at,
    url: `${prefix}/${at}`,
    title: day,
    starts,
    ends: starts,
    performers,
  });
  const page = anEventPage({
    event,
    language,
    path: [{ title: 'Agenda', url: '/agenda' }],
    alternatives: [other],
  });
  const words = performers.map(({ name }) => name);
  return { page, document: aDocument({ uri: at, title: day, words, people: words, starts, ends: starts }) };
}

interface Given {
  readonly pages?: readonly Page[];
  readonly english?: readonly Concert[];
  readonly redirects?: readonly RedirectRule[];
  readonly index?: Partial<SearchIndexPort>;
}

/** The CMS of a hall with some concerts, at noon on 20 November 2026. */
function cmsOf(
  concerts: readonly Concert[],
  { pages = [], english = [], redirects = [], index }: Given = {},
) {
  const edition = (all: readonly Concert[], others: readonly Page[] = []) => ({
    pages: [...all.map(({ page }) => page), ...others],
    documents: all.map(({ document }) => document),
  });
  const hall = aHall({ nl: { ...edition(concerts, pages), redirects }, en: edition(english) });
  const logger = new RecordingLogger();
  const cms = withMusicianPages(createInMemoryCms(hall), {
    index: { ...createInMemorySearchIndex(hall), ...index },
    clock: new ManualClock(moment('2026-11-20T12:00:00+01:00')),
    logger,
  });
  return { cms, logger };
}

async function findMusician(at: string, given: ReturnType<typeof cmsOf>, locale: Locale = 'nl') {
  const lookup = await given.cms.page({ locale, uri: at });
  return lookup.kind === 'found' && lookup.value.kind === 'musician' ? lookup.value : lookup.kind;
}

const unavailable = {
  events: () => Promise.reject(new Error('The index is away')),
};

describe('the pages of musicians', () => {
  it('PERSON-1 are made from the concerts, without an entry of the CMS', async () => {
    const given = cmsOf([concert('2026-12-04', [mirte])]);
    expect(await findMusician(uri, given)).toMatchObject({
      kind: 'musician',
      language: 'nl',
      uri,
      url: '/musici/mirte-aldewerelt',
      title: 'Mirte Aldewerelt',
      path: [{ title: 'Agenda', url: '/agenda' }],
      performances: { roles: ['dirigent'], events: [{ title: '2026-12-04' }] },
    });
  });

  it('PERSON-1 pages do not exist for a person whom no concert names', async () => {
    const given = cmsOf([
      concert('2026-12-04', [{ name: 'Mirte Aldewereld' }, { name: 'Ruben Aldewerelt' }]),
    ]);
    expect(await findMusician(uri, given)).toBe('missing');
    expect(await findMusician('musici/ruben', given)).toBe('missing');
  });

  it.each([
    ['musici/mahler', 1, 5],
    ['musici/piet-mahler', 1, 0],
  ])(
    'PERSON-1 ask little about %s, whom nobody plays: %i search, and %i concerts',
    async (invented, searches, cards) => {
      const documents = Array.from({ length: 70 }, (_, at) =>
        aDocument({ uri: `concerten/${at}`, title: `Mahler ${at}`, people: ['Gustav Mahler', 'Piet Bos'] }),
      );
      const pages = documents.map(({ uri: at, title }) =>
        anEventPage({ event: anEventCard({ uri: at, title }) }),
      );
      const hall = aHall({ nl: { pages, documents } });
      const requested = { searches: 0, pages: [] as string[] };
      const [index, plain] = [createInMemorySearchIndex(hall), createInMemoryCms(hall)];
      const cms = withMusicianPages(
        {
          ...plain,
          page: (params, signal) => {
            requested.pages.push(params.uri);
            return plain.page(params, signal);
          },
        },
        {
          index: {
            events: (params, signal) => {
              requested.searches += 1;
              return index.events(params, signal);
            },
          },
          clock: new ManualClock(moment('2026-11-20T12:00:00+01:00')),
          logger: new RecordingLogger(),
        },
      );
      expect((await cms.page({ locale: 'nl', uri: invented })).kind).toBe('missing');
      expect([requested.searches, requested.pages.length - 1]).toEqual([searches, cards]);
    },
  );

  it('PERSON-5 have the address that is written, also where only the small letter composes', async () => {
    const [tom, jan] = [{ name: 'T\u0308om Bos' }, { name: 'J\u030Can Bos' }];
    const given = cmsOf([concert('2026-12-04', [tom, jan])]);
    for (const { name } of [tom, jan]) {
      const at = decodeURIComponent(toMusicianUrl(name, 'nl') ?? '').slice(1);
      expect(await findMusician(at, given)).toMatchObject({ title: name });
    }
  });

  it('PERSON-1 are the page of the CMS where it has one at that address', async () => {
    const own = aPage({ uri, title: 'Zij' });
    const given = cmsOf([concert('2026-12-04', [mirte])], { pages: [own] });
    expect(await given.cms.page({ locale: 'nl', uri })).toEqual({ kind: 'found', value: own });
  });

  it('PERSON-3 pages by an editor contain their texts and picture, and the performances', async () => {
    const own = aPageOf('musician', { uri, title: 'Mirte Aldewerelt', subtitle: 'Chef' });
    const found = await findMusician(uri, cmsOf([concert('2026-12-04', [mirte])], { pages: [own] }));
    expect(found).toMatchObject({ ...own, performances: { events: [{ title: '2026-12-04' }] } });
  });

  it('PERSON-2 have the coming concerts and those of this season', async () => {
    const days = ['2025-12-04', '2026-09-10', '2026-11-19', '2026-11-20', '2027-03-01'];
    const found = await findMusician(uri, cmsOf(days.map((day) => concert(day, [mirte]))));
    expect(found).toMatchObject({ performances: { events: days.slice(1).map((title) => ({ title })) } });
  });

  it('PERSON-2 have earlier concerts only if there are no others, so that the link of an old one leads somewhere', async () => {
    const found = await findMusician(uri, cmsOf([concert('2024-12-04', [mirte])]));
    expect(found).toMatchObject({ performances: { events: [{ title: '2024-12-04' }] } });
  });

  it('PERSON-4 lead to the same musician in the other language, even by another name', async () => {
    const given = cmsOf([concert('2026-12-04', [{ name: 'Huisorkest' }, mirte])], {
      english: [concert('2026-12-04', [{ name: 'House Orchestra' }, mirte], 'en')],
    });
    expect(await findMusician('musici/huisorkest', given)).toMatchObject({
      alternatives: [{ language: 'en', url: '/en/musicians/house-orchestra' }],
    });
    expect(await findMusician('musicians/house-orchestra', given, 'en')).toMatchObject({
      alternatives: [{ language: 'nl', url: '/musici/huisorkest' }],
    });
  });

  it('PERSON-4 lead nowhere in a language without the concert', async () => {
    expect(await findMusician(uri, cmsOf([concert('2026-12-04', [mirte])]))).toMatchObject({
      alternatives: [],
    });
  });

  it('PERSON-5 are two for two people with similar names', async () => {
    const given = cmsOf([
      concert('2026-12-04', [{ name: 'Jan Bos' }]),
      concert('2026-12-05', [{ name: 'Ján Bos' }]),
    ]);
    expect(await findMusician('musici/jan-bos', given)).toMatchObject({
      title: 'Jan Bos',
      performances: { events: [{ title: '2026-12-04' }] },
    });
    expect(await findMusician('musici/ján-bos', given)).toMatchObject({
      title: 'Ján Bos',
      url: '/musici/j%C3%A1n-bos',
      performances: { events: [{ title: '2026-12-05' }] },
    });
  });

  it.each([
    ['/musici/Éloïse-Haverhals', 'capitals'],
    ['/musici/eloise-haverhals', 'no accents'],
    ['/musici/éloise-haverhals', 'not all accents'],
    [`/musici/${'éloïse-haverhals'.normalize('NFD')}`, 'decomposed letters'],
    ['/musici/éloïse haverhals', 'spaces'],
  ])('PERSON-5 redirect from another spelling, %s: %s', async (path) => {
    const { cms } = cmsOf([concert('2026-12-04', [{ name: 'Éloïse Haverhals', role: 'zang' }, mirte])]);
    expect(await cms.redirects({ locale: 'nl', path })).toEqual([
      { from: path, to: '/musici/%C3%A9lo%C3%AFse-haverhals', status: 308, external: false },
    ]);
  });

  it('PERSON-5 redirect in English, too, and of former concerts', async () => {
    const { cms } = cmsOf([], { english: [concert('2024-12-04', [mirte], 'en')] });
    expect(await cms.redirects({ locale: 'en', path: '/en/musicians/Mirte-Aldewerelt' })).toMatchObject([
      { to: '/en/musicians/mirte-aldewerelt' },
    ]);
  });

  it('PERSON-5 redirect to one of several, whose name differs in capitals alone, and to none if there is none', async () => {
    const given = cmsOf([concert('2026-12-04', [{ name: 'Jan Bos' }, { name: 'Ján Bos' }])]);
    const find = async (path: string) =>
      (await given.cms.redirects({ locale: 'nl', path })).map(({ to }) => to);
    expect(await find('/musici/Jan-Bos')).toEqual(['/musici/jan-bos']);
    expect(await find('/musici/JÁN-BOS')).toEqual(['/musici/j%C3%A1n-bos']);
    expect(await find('/musici/jàn-bos')).toEqual([]);
  });

  it('PERSON-5 redirect neither from their own address, nor for a name that no concert has', async () => {
    const { cms } = cmsOf([concert('2026-12-04', [mirte])]);
    for (const path of ['/musici/mirte-aldewerelt', '/musici/Mirte', '/musici/Mirte-Aldewereld', '/musici/…'])
      expect(await cms.redirects({ locale: 'nl', path })).toEqual([]);
  });

  it('PERSON-5 redirect as the CMS does, where it does, without a search', async () => {
    const rule = { from: '/musici/Mirte-Aldewerelt', to: '/chef', status: 302, external: false } as const;
    const { cms } = cmsOf([], { redirects: [rule], index: unavailable });
    expect(await cms.redirects({ locale: 'nl', path: rule.from })).toEqual([rule]);
    expect(await cms.redirects({ locale: 'nl', path: '/oud' })).toEqual([]);
  });

  it('PERSON-1 fail while the search does, because whether there is one is unknown', async () => {
    const { cms } = cmsOf([concert('2026-12-04', [mirte])], { index: unavailable });
    await expect(cms.page({ locale: 'nl', uri })).rejects.toThrow('The index is away');
  });

  it('PERSON-3 pages by an editor are shown without concerts while the search fails', async () => {
    const own = aPageOf('musician', { uri, title: 'Mirte Aldewerelt' });
    const given = cmsOf([], { pages: [own], index: unavailable });
    expect(await findMusician(uri, given)).toEqual(own);
    expect(given.logger.events).toEqual(['search.unavailable']);
  });

  it('PERSON-1 cost no other page a search', async () => {
    const { cms } = cmsOf([concert('2026-12-04', [mirte])], { index: unavailable });
    expect(await cms.page({ locale: 'nl', uri: 'concerten/2026-12-04' })).toMatchObject({ kind: 'found' });
    expect(await cms.page({ locale: 'nl', uri: 'weg' })).toEqual({ kind: 'missing' });
  });
});
