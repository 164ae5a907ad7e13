import { describe, expect, it } from 'vitest';
import type { EventCard } from '#domain/event/event.ts';
import { themes } from '#domain/media/theme.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { cmsAnswering, leastEvent, leastPage, readPage } from './cms-answering.ts';

/** The concerts read from a list, and what was logged about it. */
async function eventsRead(...events: readonly unknown[]) {
  const { cms, logger } = cmsAnswering({ ...leastPage, __typename: 'home_home_Entry', events });
  const lookup = await cms.page({ locale: 'nl', uri: '__home__' });
  const read = lookup.kind === 'found' && lookup.value.kind === 'home' ? lookup.value.events : [];
  return {
    read,
    logged: logger.entries.map(({ facts }) => `${facts['place']}: ${facts['problem']}`),
    logger,
  };
}

async function eventRead(fields: object): Promise<EventCard | undefined> {
  return (await eventsRead({ ...leastEvent, ...fields })).read[0];
}

describe('a concert in a list', () => {
  it('ENT-1 a concert with only its required fields is valid', async () => {
    const { read, logged } = await eventsRead(leastEvent);
    expect(read).toEqual([
      {
        uri: 'concerten/mahler-2',
        url: '/concerten/mahler-2',
        id: 48211,
        title: 'Mahlers Tweede',
        starts: moment('2026-12-04T20:15:00+01:00'),
        room: null,
        production: { title: 'Mahlers Tweede', organizer: null, genres: [] },
        minPrice: null,
        sale: { code: 0, starts: {}, end: null },
        importStatus: 'planned',
        composers: [],
        performers: [],
        waitingList: false,
      },
    ]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['uri', 5],
    ['url', null],
    ['url', 'javascript:alert(1)'],
    ['url', '//evil.example'],
    ['title', undefined],
    ['title', ['Mahler']],
    ['eventDate', '2026-12-04'],
    ['eventDate', 'tomorrow'],
    ['eventDate', 1_796_000_000],
    ['eventIdentifier', 'abc'],
    ['eventIdentifier', -1],
    ['eventIdentifier', 1.5],
    ['saleStatus', 9],
    ['saleStatus', '0'],
    ['saleStatus', null],
  ])(
    'ENT-1 ENT-4 without a usable %s (%j) is left out and logged, and the others stand',
    async (name, value) => {
      const { read, logged } = await eventsRead(leastEvent, { ...leastEvent, [name]: value }, leastEvent);
      expect(read).toHaveLength(2);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatch(/^events\.1: /);
    },
  );

  it.each([
    ['subtitle', 5, 'subtitle'],
    ['eventEndDate', 'late', 'ends'],
    ['movedTo', '2026', 'movedTo'],
    ['theme', 'brown', 'theme'],
    ['image', 'x.jpg', 'image'],
    ['image', {}, 'image'],
    ['image', { _smUrl: '/x.jpg', _smWidth: 640 }, 'image'],
    ['image', { _smUrl: 'javascript:x', _smWidth: 640, _smHeight: 480 }, 'image'],
    ['purchaseUrl', 'data:text/html,x', 'purchaseUrl'],
  ])('ENT-1 a concert with an invalid %s (%j) drops that field and logs it', async (name, value, field) => {
    const { read, logged } = await eventsRead({ ...leastEvent, [name]: value });
    expect(read[0]).toBeDefined();
    expect(read[0]).not.toHaveProperty(field);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(new RegExp(`^events\\.0\\.${name}: `));
  });

  it('ENT-1 accepts its id in digits too', async () => {
    expect(await eventRead({ eventIdentifier: '48211' })).toMatchObject({ id: 48211 });
  });

  it('SALE-5 recognizes cancelled and moved', async () => {
    expect(await eventRead({ importIconcertStatus: 'Geannuleerd' })).toMatchObject({
      importStatus: 'cancelled',
    });
    expect(await eventRead({ importIconcertStatus: 'Verplaatst' })).toMatchObject({ importStatus: 'moved' });
  });

  it('ENT-4 sells by tags and for everyone; what is no moment or no tag is left out', async () => {
    const saleDates = {
      _default: '2026-03-14T10:00:00+01:00',
      37: '2026-03-07T10:00:00+01:00',
      38: 'soon',
      friend: '2026-03-07T10:00:00+01:00',
    };
    expect((await eventRead({ saleDates }))?.sale.starts).toEqual({
      _default: moment('2026-03-14T10:00:00+01:00'),
      '37': moment('2026-03-07T10:00:00+01:00'),
    });
  });

  it('ENT-4 takes the empty list that PHP writes for no sale dates', async () => {
    const { read, logged } = await eventsRead({ ...leastEvent, saleDates: [] });
    expect(read[0]?.sale.starts).toEqual({});
    expect(logged).toEqual([]);
  });

  it('D04 leaves prototypes alone', async () => {
    const answer = JSON.stringify({
      ...leastPage,
      __typename: 'home_home_Entry',
      events: [leastEvent],
    }).replace(
      '"saleStatus":0',
      '"saleStatus":0,"saleDates":{"__proto__":"2026-03-14T10:00:00+01:00","constructor":"2026-03-14T10:00:00+01:00"},"__proto__":{"polluted":true}',
    );
    const lookup = await cmsAnswering(answer).cms.page({ locale: 'nl', uri: '__home__' });
    expect(lookup).toMatchObject({ kind: 'found' });
    expect(JSON.stringify(lookup)).not.toContain('polluted');
    expect('polluted' in {}).toBe(false);
  });

  it('ENT-1 may be one of ten thousand, every other one broken, without one log line each', async () => {
    const events = Array.from({ length: 10_000 }, (_, at) =>
      at % 2 === 0 ? leastEvent : { ...leastEvent, title: at },
    );
    const { read, logger } = await eventsRead(...events);
    expect(read).toHaveLength(5000);
    expect(logger.events.filter((event) => event === 'cms.item-dropped')).toHaveLength(10);
    expect(logger.entries.at(-1)).toMatchObject({ event: 'cms.more-items-dropped', facts: { more: 4990 } });
  });
});

describe('parts of a page', () => {
  it('ENT-2 drops and logs an unknown block', async () => {
    const content = [
      { __typename: 'content_text_BlockType', text: '<p>een</p>' },
      { __typename: 'content_carousel_BlockType', slides: [] },
      { text: '<p>zonder soort</p>' },
      'text',
      null,
      { __typename: 'content_image_BlockType', image: null },
      { __typename: 'content_accordion_BlockType', items: [{ title: 'Vraag' }, { text: 'zonder vraag' }] },
    ];
    const { page, dropped } = await readPage({ content });
    expect(page?.content.map(({ kind }) => kind)).toEqual(['text', 'accordion']);
    expect(dropped.toSorted()).toEqual(
      ['1', '2', '3', '4', '5', '6.items.1'].map((place) => `cms.item-dropped content.${place}`),
    );
  });

  it('ENT-2 ENT-1 names the place of what is broken deep inside', async () => {
    const events = [leastEvent, { ...leastEvent, performers: [{ name: 'Ada' }, { role: 'sopraan' }] }];
    const content = ['geen blok', { __typename: 'content_events_BlockType', title: 'Nu', events }];
    const { page, dropped } = await readPage({ content });
    expect(page?.content).toMatchObject([{ events: [{}, { performers: [{ name: 'Ada' }] }] }]);
    expect(dropped.toSorted()).toEqual([
      'cms.item-dropped content.0',
      'cms.item-dropped content.1.events.1.performers.1',
    ]);
  });

  it('KEUZE-8 a sound may have a title and a length', async () => {
    const answer = { answer_tag: 'stil', answer_nl: 'Stil', sound: true, sound_url: 'https://m.test/a.mp3' };
    const answers = [
      { ...answer, sound_title_nl: 'Satie', sound_duration: 29.7 },
      { ...answer, sound_title_en: 'Satie', sound_duration: -1 },
    ];
    const { page, dropped } = await readPage({
      __typename: 'recommendation_recommendation_Entry',
      recommendation: { answers },
    });
    expect(page).toMatchObject({
      recommendation: {
        answers: [
          { sound: { url: 'https://m.test/a.mp3', title: { nl: 'Satie' }, duration: 29.7 } },
          { sound: { url: 'https://m.test/a.mp3', title: { nl: 'Satie', en: 'Satie' } } },
        ],
      },
    });
    expect(page).not.toHaveProperty('recommendation.answers.1.sound.duration');
    expect(dropped).toEqual(['cms.item-dropped recommendation.answers.1.sound_duration']);
  });

  it('LAYOUT-14 drops a link target that is none, and logs it', async () => {
    const ctas = [{ title: 'Koop', url: '/koop', target: '_new' }];
    const { page, dropped } = await readPage({ __typename: 'campaign_campaign_Entry', ctas });
    expect(page).toMatchObject({ calls: [{ title: 'Koop', url: '/koop' }] });
    expect(page).not.toHaveProperty('calls.0.target');
    expect(dropped).toEqual(['cms.item-dropped ctas.0.target']);
  });

  it('LAYOUT-12 takes four themes for a section, drops any other, and logs it', async () => {
    const content = themes.map((theme) => ({ __typename: 'content_section_BlockType', theme }));
    const { page, dropped } = await readPage({ content });
    expect(page?.content.flatMap((block) => (block.kind === 'section' ? (block.theme ?? []) : []))).toEqual([
      'petrol',
      'dark-green',
      'red',
      'violet',
    ]);
    expect(page?.content).toHaveLength(themes.length);
    expect(dropped.toSorted()).toEqual([3, 4, 5, 6, 7].map((at) => `cms.item-dropped content.${at}.theme`));
  });

  it('LAYOUT-12 takes eight themes for a content page, drops any other, and logs it', async () => {
    const read = await Promise.all(themes.map((theme) => readPage({ theme })));
    expect(read.flatMap(({ page }) => page?.theme ?? [])).toEqual(
      themes.filter((theme) => theme !== 'violet'),
    );
    expect(read.at(-1)).toMatchObject({ page: { kind: 'page' }, dropped: ['cms.item-dropped theme'] });
  });

  it('LAYOUT-12 takes all nine themes for a page of another kind', async () => {
    const __typename = 'contentOverview_default_Entry';
    const read = await Promise.all(themes.map((theme) => readPage({ __typename, theme })));
    expect(read.map(({ page }) => page?.theme)).toEqual(themes);
  });

  it('D02 leaves out links with hostile addresses', async () => {
    const path = ['javascript:x', 'java\tscript:x', '//evil.example', '\\\\evil', 'https:evil', '/goed'].map(
      (url) => ({
        title: url,
        url,
      }),
    );
    const { page, dropped } = await readPage({ path });
    expect(page?.path.map(({ url }) => url)).toEqual(['/goed']);
    expect(dropped).toHaveLength(5);
  });

  it('KEUZE-1 accepts missing questions, which the keuzehulp reports', async () => {
    const { page } = await readPage({ __typename: 'recommendation_recommendation_Entry' });
    expect(page).toMatchObject({ recommendation: { trees: [], questions: [], answers: [] } });
  });

  it('ENT-2 cannot be read where a page lacks what it must have', async () => {
    for (const field of ['id', 'uri', 'url', 'title', '__typename']) {
      await expect(readPage({ [field]: null })).rejects.toThrow(`unreadable at ${field}`);
    }
  });
});
