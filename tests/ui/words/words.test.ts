import { describe, expect, it } from 'vitest';
import { RememberingLogger } from '#adapters/in-memory/remembering-logger.adapter.ts';
import { aGlobal } from '#fixtures/builders/an-event.ts';
import { en } from '#ui/words/en.ts';
import { nl } from '#ui/words/nl.ts';
import { Phrasebook } from '#ui/words/phrasebook.ts';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the words of the site', () => {
  it('I18N-1 are there in both languages, with the same things to fill in', () => {
    expect(Object.keys(en)).toEqual(Object.keys(nl));
    for (const [key, text] of Object.entries(nl)) {
      expect([key, placeholders(en[key as keyof typeof nl])]).toEqual([key, placeholders(text)]);
    }
  });

  it('say nothing empty', () => {
    expect([...Object.values(nl), ...Object.values(en)].filter((text) => text.trim() === '')).toEqual([]);
  });

  it('CALL-4 give way to the CMS’s own, text by text', async () => {
    const book = new Phrasebook(new RememberingLogger());
    await book.load('nl');
    const global = aGlobal('nl', { translations: { 'event.where': 'In welke zaal' } });
    expect(book.of('nl', global).t('event.where')).toBe('In welke zaal');
    expect(book.of('nl', global).t('event.when')).toBe(nl['event.when']);
    expect(book.of('nl', null).t('event.where')).toBe(nl['event.where']);
  });

  it('I18N-1 are Dutch where the language asked for cannot be loaded, and that is logged', async () => {
    const logger = new RememberingLogger();
    const book = new Phrasebook(logger, {
      nl: async () => nl,
      en: () => Promise.reject(new Error('offline')),
    });
    await book.load('en');
    expect(book.of('en', null).t('event.when')).toBe(nl['event.when']);
    expect(logger.entries.map(({ event }) => event)).toEqual(['words.not-loaded']);
  });

  it('D04 cannot be made to reach further than words', async () => {
    const book = new Phrasebook(new RememberingLogger());
    await book.load('nl');
    const translations = JSON.parse(
      '{"__proto__.polluted": "yes", "constructor.prototype.polluted": "yes"}',
    ) as Record<string, string>;
    book.of('nl', aGlobal('nl', { translations }));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('are filled in as they stand: a title with markup stays text', async () => {
    const book = new Phrasebook(new RememberingLogger());
    await book.load('en');
    expect(book.of('en', null).t('offer.orderTitle', { title: '<b>$t(x)</b>' })).toContain('<b>$t(x)</b>');
  });
});
