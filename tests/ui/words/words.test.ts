import { describe, expect, it } from 'vitest';
import { englishFormMessages } from '#domain/form/form-messages.ts';
import { aGlobal } from '#fixtures/builders/a-hall.ts';
import { listWordFiles } from '#src/lazy-imports.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';
import debug from '#ui/words/debug.en.json';
import formsInEnglish from '#ui/words/forms.en.json';
import en from '#ui/words/site.en.json';
import nl from '#ui/words/site.nl.json';
import { TranslatorRegistry } from '#ui/words/translator-registry.ts';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

const files = listWordFiles();

/** The texts of each area in both languages. */
const everything = await Promise.all(
  Object.entries(files)
    .filter(([path]) => path.endsWith('.nl.json'))
    .map(async ([path, dutch]) => ({
      nl: await dutch(),
      en: (await files[path.replace('.nl.', '.en.')]?.()) ?? {},
    })),
);

const offline = () => Promise.reject(new Error('offline'));

describe('the texts of the site', () => {
  it('I18N-1 exist in both languages, with the same placeholders', () => {
    for (const { nl: dutch, en: english } of everything) {
      expect(Object.keys(english)).toEqual(Object.keys(dutch));
      for (const [key, text] of Object.entries(dutch)) {
        expect([key, placeholders(english[key] ?? '')]).toEqual([key, placeholders(text)]);
      }
    }
  });

  it('are those of the specification, where it fixes them to the letter', () => {
    expect(formsInEnglish).toMatchObject(englishFormMessages);
  });

  it('are never empty, and keys are unique', () => {
    const texts = everything.flatMap(({ nl: dutch, en: english }) => [
      ...Object.values(dutch),
      ...Object.values(english),
    ]);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    const keys = everything.flatMap(({ nl: dutch }) => Object.keys(dutch));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('texts of an area are added to those already loaded, and the CMS’s override them', async () => {
    const book = new TranslatorRegistry(new RecordingLogger(), files);
    await book.load('en');
    const t = book.translator('en', aGlobal('en', { translations: { 'debug.sheet': 'Our sheet' } }));
    expect(t('debug.title')).toBe('debug.title');
    await book.load('en', 'debug');
    expect(t('debug.title')).toBe(debug['debug.title']);
    expect(t('debug.sheet')).toBe('Our sheet');
  });

  it('I18N-1 are Dutch if the requested language cannot be loaded, which is logged', async () => {
    const logger = new RecordingLogger();
    const book = new TranslatorRegistry(logger, {
      ...files,
      '../ui/words/site.en.json': offline,
    });
    await book.load('en');
    expect(book.translator('en', null)('event.when')).toBe(nl['event.when']);
    expect(logger.entries.map(({ event }) => event)).toEqual(['words.load-failed']);
  });

  it('E17 I18N-1 report that Dutch is used instead of another language, so that no such document is cached', async () => {
    const failure = new Error('offline');
    const book = new TranslatorRegistry(new RecordingLogger(), {
      ...files,
      '../ui/words/event.en.json': () => Promise.reject(failure),
    });
    await book.load('en');
    expect(book.findFailure('en')).toBeUndefined();
    await book.load('en', 'event');
    expect([book.findFailure('en'), book.findFailure('nl')]).toEqual([failure, undefined]);
  });

  it('E17 I18N-1 are refused if neither the language nor Dutch can be loaded: no page is rendered with keys', async () => {
    const book = new TranslatorRegistry(new RecordingLogger(), {
      ...files,
      '../ui/words/site.nl.json': offline,
      '../ui/words/site.en.json': offline,
    });
    await expect(book.load('nl')).rejects.toThrow('offline');
    await expect(book.load('en')).rejects.toThrow('offline');
  });

  it('I18N-1 log a key without a text once', async () => {
    const logger = new RecordingLogger();
    const book = new TranslatorRegistry(logger, files);
    await book.load('nl');
    for (const global of [null, aGlobal('nl')]) book.translator('nl', global)('debug.title');
    expect(logger.entries.map(({ event }) => event)).toEqual(['words.missing-key']);
  });

  it('I18N-1 fall back to any loaded language, for a page that must report that there are no texts', async () => {
    const book = new TranslatorRegistry(new RecordingLogger(), {
      ...files,
      '../ui/words/site.nl.json': offline,
    });
    await book.load('en');
    await expect(book.load('nl')).rejects.toThrow('offline');
    expect(book.translator('nl', null)('error.other.title')).toBe(en['error.other.title']);
  });

  it('D04 cannot access anything but texts', async () => {
    const book = new TranslatorRegistry(new RecordingLogger(), files);
    await book.load('nl');
    const translations = JSON.parse(
      '{"__proto__.polluted": "yes", "constructor.prototype.polluted": "yes"}',
    ) as Record<string, string>;
    book.translator('nl', aGlobal('nl', { translations }));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

/** Frequent words of each language that the other does not have; names of the hall, its rooms and its city are left out. */
const frequent = {
  nl: /\b(?:de|een|het|niet|naar|voor|uw|wij|wordt|zijn|deze|ook|geen|bij|nog)\b/gi,
  en: /\b(?:the|and|your|you|with|this|not|from|what|are|has|have|which)\b/gi,
} as const;
const names = /Het Klankhuis|Het Ketelhuis/g;

describe('the texts of the site are those of one house', () => {
  it('I18N-1 have no Dutch in English, and no English in Dutch', () => {
    for (const { nl: dutch, en: english } of everything) {
      const inEnglish = Object.entries(english).filter(([, text]) =>
        text.replace(names, '').match(frequent.nl),
      );
      const inDutch = Object.entries(dutch).filter(([, text]) => text.match(frequent.en));
      expect([...inEnglish, ...inDutch]).toEqual([]);
    }
  });

  it('I18N-1 have a singular for each plural', () => {
    const keys = everything.flatMap(({ nl: dutch }) => Object.keys(dutch));
    const singulars = keys.filter((key) => key.endsWith('_one')).map((key) => key.replace('_one', '_other'));
    expect(singulars).toEqual(keys.filter((key) => key.endsWith('_other')));
    expect(singulars.length).toBeGreaterThan(10);
  });

  it.each([
    ['nl', /lintje|druk af|favoriet|\}\} uur|\d uur|netwerk|reserve/i, /VIP[- ]?kaart/],
    ['en', /schedule|\border(?:s|ed)?\b|favourite|\brank|e-mail|\bring\b|ribbon|network/i, /VIP[- ]?[Cc]ard/],
  ] as const)('call one thing by one name (%s)', (locale, other, spelling) => {
    const fixed = new Set<string>([
      ...Object.values(englishFormMessages),
      'Concert schedule',
      'Programme in order',
    ]);
    const wrong = everything
      .flatMap((area) => Object.entries(area[locale]))
      .filter(([, text]) => !fixed.has(text) && (other.test(text) || spelling.test(text)));
    expect(wrong).toEqual([]);
  });
});
