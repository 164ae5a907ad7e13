import { describe, expect, it, onTestFinished } from 'vitest';
import { readHallFolder } from '#adapters/cms-folder/read-hall-folder.ts';
import { toSaleStartCalendarEntry } from '#adapters/icalendar/calendar-entry.ts';
import type { Hall } from '#adapters/shared/hall.ts';
import { computeOffer } from '#domain/event/event-offer.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Page } from '#domain/page/page.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { aGlobal } from '#fixtures/builders/a-hall.ts';
import { toStructuredConcert } from '#src/rendering/structured-concert.ts';
import { createFolderCms } from '#src/worlds/provide-cms-and-search.ts';
import { trio, writeSmallHall } from '#tests/adapters/cms-folder/small-hall.ts';
import type { TestFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

function aSmallFolder(): TestFolder {
  const folder = writeSmallHall();
  onTestFinished(() => folder.remove());
  return folder;
}

async function open({ directory }: TestFolder) {
  const logger = new RecordingLogger();
  const hall = readHallFolder({ directory, logger, normalTicketTypes: ['Normaal'] });
  return { hall, logger, ...createFolderCms(hall) };
}

function problemsOf(logger: RecordingLogger): readonly string[] {
  return logger.entries
    .filter(({ event }) => event === 'cms-folder.invalid')
    .map(({ facts: { file, line, place, problem } }) => `${file}:${line}: ${place}: ${problem}`);
}

function pageOf({ editions }: Hall, uri: string): Page | undefined {
  return editions.nl.pages.find((page) => page.uri === uri);
}

describe('A folder as CMS', () => {
  it('HALL-1 publishes a concert file in both languages, at the hall’s local time', async () => {
    const { cms, logger } = await open(aSmallFolder());
    const found = await cms.page({ locale: 'en', uri: 'concerts/trio' });
    expect(found).toMatchObject({
      kind: 'found',
      value: {
        kind: 'event',
        title: 'The trio',
        url: '/en/concerts/trio',
        alternatives: [{ language: 'nl', url: '/concerten/trio' }],
        description: [{ kind: 'element', name: 'p' }],
        event: {
          starts: moment('2026-12-04T20:30:00+01:00'),
          room: { title: 'Cellar' },
          minPrice: 18,
          performers: [{ name: 'Ada Lund', role: 'bass' }],
          purchaseUrl: 'https://shop.example/trio',
        },
      },
    });
    expect(problemsOf(logger)).toEqual([]);
  });

  it('AUDIO-5 publishes the clips of a concert file in each language, the first as its excerpt', async () => {
    const folder = aSmallFolder();
    const clip = {
      title: { nl: 'Vannacht', en: 'Tonight' },
      url: 'https://sound.example/vannacht.mp3',
      credit: 'Ada Lund',
      duration: 24.5,
    };
    const clips = [clip, { title: 'Blues', url: 'https://sound.example/blues.mp3' }];
    folder.write('concerts/trio.json', { ...JSON.parse(trio), clips });
    const { cms, logger } = await open(folder);
    const tonight = { id: 'clip-7-1', title: 'Tonight', url: clip.url, duration: 24.5 };
    expect(await cms.page({ locale: 'en', uri: 'concerts/trio' })).toMatchObject({
      value: {
        event: { excerpt: tonight },
        clips: [
          { ...tonight, credit: 'Ada Lund' },
          { id: 'clip-7-2', title: 'Blues', url: 'https://sound.example/blues.mp3' },
        ],
      },
    });
    expect(problemsOf(logger)).toEqual([]);
  });

  it('AUDIO-5 leaves a concert file out whose clip has no address of a sound', async () => {
    const folder = aSmallFolder();
    folder.write('concerts/trio.json', { ...JSON.parse(trio), clips: [{ title: 'X', url: 'javascript:x' }] });
    const { cms, logger } = await open(folder);
    expect(await cms.page({ locale: 'en', uri: 'concerts/trio' })).toEqual({ kind: 'missing' });
    expect(problemsOf(logger)).toContainEqual(expect.stringContaining('clips.0.url'));
  });

  it('HALL-1 publishes the address of a performer with a role, and the Markdown of an organizer', async () => {
    const small = aSmallFolder();
    small.write('concerts/trio.json', trio.replace('"Ada Lund"', '"Ada Lund", "url": "https://ada.example"'));
    const organizer = { title: 'De club', introduction: 'Wij spelen **laat**.' };
    small.write('organizers.nl.json', [{ name: 'club', organizer }]);
    const { hall, logger } = await open(small);
    expect(pageOf(hall, 'concerten/trio')).toMatchObject({
      event: { performers: [{ name: 'Ada Lund', role: 'bas', url: 'https://ada.example' }] },
    });
    expect(hall.editions.nl.organizers[0]?.organizer.introduction).toMatchObject([{ name: 'p' }]);
    expect(problemsOf(logger)).toEqual([]);
  });

  it('HALL-5 states no start of a sale that a concert file does not state', async () => {
    const { hall } = await open(aSmallFolder());
    const page = pageOf(hall, 'concerten/trio');
    if (page?.kind !== 'event') throw new Error('The folder has no concert');
    const facts = {
      origin: 'https://www.klankhuis.example',
      global: aGlobal('nl'),
      now: moment('2026-11-20T12:00:00+01:00'),
      normalTicketTypes: [],
    };
    expect(computeOffer(page.event, [], facts.now).kind).toBe('available');
    expect(toStructuredConcert(page, facts)['offers']).not.toHaveProperty('validFrom');
    expect(
      toSaleStartCalendarEntry(page.event, 'everyone', { origin: facts.origin, toOrderUrl: () => null }),
    ).toBeUndefined();
  });

  it.each([
    ['a concert without a link is not on sale yet', '18', 4, { kind: 'notScheduled' }],
    ['a free concert without a link needs no ticket', '0', 0, { kind: 'free', onSale: false }],
  ])('SWAP-6 %s', async (_, amount, code, expected) => {
    const files = aSmallFolder();
    const withoutLink = trio.replace(/,\n {2}"purchaseUrl".*/, '').replace('18', amount);
    files.write('concerts/trio.json', withoutLink);
    const found = pageOf((await open(files)).hall, 'concerten/trio');
    const event = found?.kind === 'event' ? found.event : undefined;
    expect(event && computeOffer(event, [], moment('2026-11-20T12:00:00+01:00'))).toMatchObject(expected);
    expect(event?.sale.code).toBe(code);
    expect(event).not.toHaveProperty('purchaseUrl');
  });

  it.each([
    ['the lowest price of the normal ticket type', 'Normaal', 18],
    ['the lowest price of all, for a concert without a normal ticket type', 'Zitplaats', 9],
  ])('WAY-2 a concert is from %s', async (_, ticketType, minPrice) => {
    const files = aSmallFolder();
    const prices = [
      { ticketType, amount: 24 },
      { ticketType, amount: 18 },
      { ticketType: { nl: 'Onder de 26', en: 'Under 26' }, amount: 9 },
    ];
    files.write('concerts/trio.json', { ...JSON.parse(trio), prices });
    expect(pageOf((await open(files)).hall, 'concerten/trio')).toMatchObject({ event: { minPrice } });
  });

  it('HALL-1 publishes a Markdown page in its language, with the page of the same name as its translation', async () => {
    const { cms } = await open(aSmallFolder());
    expect(await cms.page({ locale: 'nl', uri: 'contact' })).toMatchObject({
      value: {
        kind: 'page',
        url: '/contact',
        alternatives: [{ language: 'en', url: '/en/contact' }],
        description: [{ children: [{ text: 'Bel ons.' }] }],
      },
    });
  });

  it('HALL-1 finds a concert by the words of its file, and filters it by Dutch values with labels in the language', async () => {
    const { index } = await open(aSmallFolder());
    const found = await index.find({
      locale: 'en',
      keyword: 'lund',
      now: moment('2026-11-20T12:00:00+01:00'),
    });
    expect(found.events.uris).toEqual(['concerts/trio']);
    const facets = await index.eventFacets({ locale: 'en', now: moment('2026-11-20T12:00:00+01:00') });
    expect(facets.rooms).toEqual([{ value: 'Kelder', label: 'Cellar', count: 1 }]);
  });

  it('HALL-1 replaces the name of a concert’s file in a list of a page by its card', async () => {
    const files = aSmallFolder();
    files.write('pages/home.nl.md', '---\nkind: home\nuri: __home__\ntitle: Home\nevents: [trio]\n---\n');
    expect(pageOf((await open(files)).hall, '__home__')).toMatchObject({
      url: '/',
      events: [{ title: 'Het trio' }],
    });
  });

  it.each([
    [
      'concerts/trio.json',
      trio.replace('2026-12-04 20:30', 'Friday'),
      'concerts/trio.json:4: starts: Not a date and time such as 2026-12-04 20:30',
    ],
    [
      'concerts/trio.json',
      trio.replace('"cellar"', '"attic"'),
      'concerts/trio.json:5: room: rooms.json has no room "attic": cellar',
    ],
    [
      'concerts/trio.json',
      trio.replace('"amount": 18', '"amount": -1'),
      'concerts/trio.json:8: prices.0.amount: Invalid value: Expected >=0 but received -1',
    ],
    [
      'concerts/trio.json',
      trio.replace('"room"', '"zaal"'),
      'concerts/trio.json:5: zaal: Invalid key: Expected never but received "zaal"',
    ],
    [
      'pages/a.nl.md',
      '---\ntitle: A\nuri: a\nimage:\n  alt: Zaal\n  renditions:\n    sm: { url: /media/none.svg, width: 3, height: 2 }\n---\n',
      'pages/a.nl.md:7: image.renditions.sm.url: The folder contains no media/none.svg',
    ],
    [
      'pages/a.nl.md',
      '---\ntitle: A\nuri: contact\n---\n',
      'pages/contact.nl.md:3: uri: Another page has the uri contact too',
    ],
    ['pages/a.nl.md', '---\ntitle: [A\nuri: a\n---\n', 'pages/a.nl.md:3: : '],
    ['concert/trio.json', trio, 'concert/trio.json:1: : Not a file of a hall: see its name and folder'],
  ])('HALL-2 names file, line and field of what is wrong in %s', async (file, content, expected) => {
    const files = aSmallFolder();
    files.write(file, content);
    expect(problemsOf((await open(files)).logger)).toEqual(
      expect.arrayContaining([expect.stringContaining(expected)]),
    );
  });

  it('HALL-2 leaves out a file with a mistake, and no other', async () => {
    const files = aSmallFolder();
    files.write('pages/contact.nl.md', '---\nuri: contact\n---\n');
    const { hall, logger } = await open(files);
    const titlesIn = (locale: Locale) => hall.editions[locale].pages.map(({ title }) => title);
    expect([titlesIn('nl'), titlesIn('en')]).toEqual([['Het trio'], ['The trio', 'Contact']]);
    expect(problemsOf(logger)).toEqual([expect.stringContaining('pages/contact.nl.md:2: title: ')]);
  });

  it('HALL-1 finds the pages to which all pages link by their kind; the home page stands in for a missing one', async () => {
    const files = aSmallFolder();
    const site = '{ "site": { "name": "Club" } }';
    files.write('global.nl.json', site);
    files.write('global.en.json', site);
    files.write('pages/agenda.en.md', '---\nkind: eventOverview\ntitle: Concerts\nuri: concerts\n---\n');
    files.write('pages/find.en.md', '---\nkind: search\ntitle: Search\nuri: search\n---\n');
    const { hall, logger } = await open(files);
    expect(hall.editions.en.global.globalPages).toMatchObject({
      eventOverview: { title: 'Concerts', url: '/en/concerts' },
      search: { title: 'Search', url: '/en/search' },
      pressOverview: { title: 'Club', url: '/en' },
      gettingHere: { title: '', url: '' },
    });
    expect(problemsOf(logger)).toEqual([]);
  });

  it('HALL-8 is not opened without the data that all pages share', async () => {
    const files = aSmallFolder();
    files.write('global.en.json', '{\n  "site": {}\n}');
    await expect(open(files)).rejects.toThrow('global.en.json:2: site.name: ');
  });
});
