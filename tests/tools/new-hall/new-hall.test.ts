import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HallFolder } from '#adapters/cms-folder/hall-folder.ts';
import { setHallLanguages } from '#domain/locale/locale.ts';
import { moment } from '#fixtures/builders/a-document.ts';
import { hallIdentity } from '#hall/identity.ts';
import { readFolderHere } from '#tests/adapters/cms-folder/read-folder-here.ts';
import { aFolder } from '#tests/adapters/cms-folder/write-hall.ts';
import { root } from '#tests/root.ts';
import { ManualTimer } from '#tests/support/manual-timer.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import { type Ask, type HallAnswers, readAnswers } from '#tests/tools/new-hall/hall-answers.ts';
import { hallFiles } from '#tests/tools/new-hall/hall-files.ts';
import { writeFiles } from '#tests/tools/new-template/write-files.ts';

const initial = { name: 'Hudson', contact: 'mailto:security@hudson.example' };
const now = moment('2026-11-27T02:00:00Z');

/** Writes a new hall, and reads its content. */
async function readNewHall(options: Partial<HallAnswers>) {
  const folder = aFolder();
  onTestFinished(() => folder.remove());
  writeFiles(folder.directory, hallFiles(root, 'hudson', await readAnswers(initial, options), now));
  const logger = new RecordingLogger();
  const { editions } = await new HallFolder({
    directory: join(folder.directory, 'fixtures/halls/hudson/content'),
    logger,
    readFolder: readFolderHere,
    timer: new ManualTimer(),
    normalTicketTypes: ['Normaal', 'Standard'],
  }).hall();
  expect(logger.entries).toEqual([]);
  return editions;
}

describe('the answers about a new hall', () => {
  it('HALL-13 are the options, else the defaults, without a terminal', async () => {
    expect(await readAnswers(initial, { zone: 'America/New_York', currency: 'USD' })).toEqual({
      ...initial,
      zone: 'America/New_York',
      currency: 'USD',
      languages: 'nl,en',
      cms: 'folder',
      ticketing: 'links',
    });
  });

  it('HALL-13 are questions in a terminal, with the default, and what is wrong with an invalid one', async () => {
    const shown: Parameters<Ask>[0][] = [];
    const answers = await readAnswers(initial, { currency: 'USD' }, async (question) => {
      shown.push(question);
      return question.message === 'Time zone' ? 'America/New_York' : question.default;
    });
    expect(answers).toMatchObject({ name: 'Hudson', zone: 'America/New_York', currency: 'USD' });
    const [, zone] = shown;
    expect(zone?.default).toBe('Europe/Amsterdam');
    expect(zone?.validate('Mars/One')).toBe('--zone: "Mars/One" is no IANA time zone.');
    expect(zone?.validate('America/New_York')).toBe(true);
    expect(shown.map(({ message }) => message)).not.toContain('Currency');
  });

  it.each([
    [
      { languages: 'fr' },
      '--languages: "fr" names a language in which the site has no texts: it has nl and en',
    ],
    [{ languages: 'en-us' }, '--languages: "en-us" names a language in which'],
    [{ languages: 'en,en-US' }, '--languages: "en,en-US" names a language twice.'],
    [{ zone: 'Mars/One' }, '--zone: "Mars/One" is no IANA time zone.'],
    [{ currency: 'XYZ' }, '--currency: "XYZ" is no ISO 4217 code of a currency.'],
    [{ cms: 'paper' }, '--cms: "paper" is none of folder, wire.'],
    [{ ticketing: '' }, '--ticketing: "" is none of links, postMessage, none.'],
    [{ contact: 'security' }, '--contact: "security" is no mailto: or https: address.'],
  ])('HALL-13 are refused in one sentence: %j', async (options, sentence) => {
    await expect(readAnswers(initial, options)).rejects.toThrow(sentence);
  });
});

describe('the content of a new hall', () => {
  it('HALL-1 HALL-13 is read without a mistake: three concerts at eight by its clock, and the pages that others link to', async () => {
    const editions = await readNewHall({ zone: 'America/New_York' });
    for (const { pages } of Object.values(editions)) {
      const kinds = pages.map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(['event', 'event', 'event', 'eventOverview', 'home', 'page', 'search']);
    }
    const files = hallFiles(root, 'hudson', await readAnswers(initial, { zone: 'America/New_York' }), now);
    const opening = String(files['fixtures/halls/hudson/content/concerts/opening.json']);
    expect(JSON.parse(opening)).toMatchObject({ starts: '2026-12-03 20:00' });
  });

  it('HALL-13 HALL-15 has one language where the hall has one, and its own first one without prefix', async () => {
    onTestFinished(() => setHallLanguages(hallIdentity.languages));
    setHallLanguages(['en-US']);
    const { en } = await readNewHall({ languages: 'en-US' });
    expect(en.pages.map(({ url, alternatives }) => [url, alternatives])).toContainEqual(['/whats-on', []]);
    const files = hallFiles(root, 'hudson', await readAnswers(initial, { languages: 'en-US' }), now);
    const texts = Object.entries(files).filter(([path]) => /content|identity/.test(path));
    expect(texts.filter(([path, text]) => /\.nl\.|"nl"|nl-NL/.test(`${path} ${text}`))).toEqual([]);
    expect(files['fixtures/halls/hudson/identity.ts']).toContain('languages: ["en-US"]');
    setHallLanguages(['en-GB', 'nl-NL']);
    const { nl } = await readNewHall({ languages: 'en,nl' });
    expect(nl.pages.map(({ url }) => url)).toContain('/nl/agenda');
  });

  it.each([
    ['links', true, 20],
    ['postMessage', true, 20],
    ['none', false, 0],
  ])(
    'HALL-13 content with the ticketing %s has order links: %s, and its lowest price is %s',
    async (...row) => {
      const [ticketing, hasLinks, price] = row;
      const { en } = await readNewHall({ ticketing });
      const concerts = en.pages.flatMap((page) => (page.kind === 'event' ? [page.event] : []));
      expect(concerts.map(({ purchaseUrl }) => purchaseUrl !== undefined)).toEqual([
        hasLinks,
        hasLinks,
        hasLinks,
      ]);
      expect(concerts.map(({ minPrice }) => minPrice)).toEqual([price, price, price]);
      expect(concerts.map(({ sale }) => sale.code)).toEqual([0, 0, 0]);
    },
  );

  it('HALL-13 does not exist for a hall whose CMS is an API', async () => {
    const files = hallFiles(root, 'hudson', await readAnswers(initial, { cms: 'wire' }), now);
    expect(Object.keys(files).filter((path) => path.includes('/content/'))).toEqual([]);
    expect(files['fixtures/halls/hudson/identity.ts']).not.toContain('contentFolder');
  });
});
