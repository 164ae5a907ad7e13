import { describe, expect, it } from 'vitest';
import { addOfflineCopyNotice, renderOfflineIndex } from '#adapters/service-worker/offline-document.ts';
import { isWorkerMessage } from '#adapters/service-worker/worker-message.ts';
import { themeIndependentColours } from '#hall/palette.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { offlineWorkerWords } from '#ui/words/offline-worker.ts';

const look = { words: offlineWorkerWords, ...themeIndependentColours };
const storedAt = afternoon;

describe('a stored page', () => {
  it('has a notice with the time it was stored, in its own language', () => {
    const marked = addOfflineCopyNotice(
      '<html><body><main>Bestel</main></body></html>',
      { path: '/concerten/lied', storedAt },
      look,
    );
    expect(marked).toContain('role="status">U bent offline');
    expect(marked).toContain('op vrijdag 20 november om 14:00;');
    expect(addOfflineCopyNotice('<body></body>', { path: '/en/concerts/lied', storedAt }, look)).toContain(
      'as it was on Friday 20 November at 14:00; ticket sales and prices may have changed',
    );
  });

  it('is listed by its title, which is escaped', () => {
    const pages = [{ path: '/concerten/a"b', title: '<script>' }];
    const page = renderOfflineIndex({ path: '/concerten', now: afternoon }, { pages, fonts: {} }, look);
    expect(page).toContain('<a href="/concerten/a&quot;b">&lt;script></a>');
    expect(page).toContain('lang="nl"');
  });

  it('is missed on the paper of the house, by day and by night', () => {
    const page = renderOfflineIndex({ path: '/concerten', now: afternoon }, { pages: [], fonts: {} }, look);
    for (const { paper, key } of Object.values(themeIndependentColours))
      expect(page).toContain(`background:${paper};color:${key}`);
  });
});

describe('the offline page', () => {
  it('WAY-39 has the name of the hall, the fonts, and the concerts in order with time as in its lists', () => {
    const pages = [
      { path: '/concerten/b', title: 'Tosca', startsAt: Date.parse('2027-12-12T19:15:00Z') },
      { path: '/concerten/a', title: 'Lied', startsAt: Date.parse('2026-12-05T19:15:00Z') },
    ];
    const fonts = { piazzolla: '/assets/piazzolla-abcdefgh.woff2' };
    const page = renderOfflineIndex(
      { path: '/concerten', now: afternoon },
      { pages, fonts, phone: '085 000 04 40' },
      look,
    );
    expect(page).toContain('<header><a href="/"><i>Het</i> Klankhuis</a></header>');
    expect(page).toContain('url(/assets/piazzolla-abcdefgh.woff2)');
    expect(page.indexOf('Lied')).toBeLessThan(page.indexOf('Tosca'));
    expect(page).toContain('za 5 dec, 20:15');
    expect(page).toContain('zo 12 dec 2027, 20:15');
    expect(page).toContain('<a href="tel:0850000440">085 000 04 40</a>');
    expect(renderOfflineIndex({ path: '/en/concerts', now: afternoon }, { pages, fonts }, look)).toContain(
      'Sat 5 Dec, 20:15',
    );
  });
});

describe('a message to the worker', () => {
  const lied = {
    path: '/concerten/lied',
    title: 'Lied',
    startsAt: 1_796_498_100_000,
    phone: '085 000 04 40',
  };

  it.each([
    [{ kind: 'read', ...lied, files: ['/assets/a.js'] }, true],
    [{ kind: 'favourites', paths: [] }, true],
    [{ kind: 'favourites', paths: ['//elsewhere.example'] }, false],
    [{ kind: 'read', ...lied, path: '//elsewhere.example', files: [] }, false],
    [{ kind: 'read', ...lied, files: ['https://elsewhere.example/a.js'] }, false],
    [{ kind: 'read', ...lied }, false],
    [{ kind: 'everything' }, false],
    ['read', false],
    [null, false],
  ])('contains only paths of this site: %j', (message, isValid) => {
    expect(isWorkerMessage(message)).toBe(isValid);
  });

  it.each([
    ['all of them', {}, true],
    ['the title of a concert in another script', { title: '𝄞 Ļ 東京' }, true],
    ['a title that is no text', { title: ['Lied'] }, false],
    ['no title', { title: undefined }, false],
    ['a title as long as a book', { title: 'l'.repeat(1001) }, false],
    ['a title with half a character, which no header can state', { title: 'Lied \ud834' }, false],
    ['a time in words', { startsAt: '2026-12-05T19:15:00Z' }, false],
    ['no time', { startsAt: undefined }, false],
    ['a time between two milliseconds', { startsAt: 0.5 }, false],
    ['a time that no calendar has', { startsAt: 9e15 }, false],
    ['a phone number that is no text', { phone: 850_000_440 }, false],
    ['a phone number as long as a book', { phone: '0'.repeat(1001) }, false],
  ])('WAY-39 states title, time and phone number of a concert: %s', (_, fields, isValid) => {
    const page = { ...lied, ...fields };
    expect(isWorkerMessage({ kind: 'favourite', ...page })).toBe(isValid);
    expect(isWorkerMessage({ kind: 'read', ...page, files: [] })).toBe(isValid);
  });

  it('WAY-39 has no phone number while the tab knows none', () => {
    const { phone: _, ...withoutPhone } = lied;
    expect(isWorkerMessage({ kind: 'favourite', ...withoutPhone })).toBe(true);
  });
});
