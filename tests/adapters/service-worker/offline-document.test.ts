import { describe, expect, it } from 'vitest';
import {
  addOfflineCopyNotice,
  parseTitle,
  renderOfflineIndex,
} from '#adapters/service-worker/offline-document.ts';
import { isWorkerMessage } from '#adapters/service-worker/worker-message.ts';
import { afternoon } from '#tests/e2e/support/afternoon.ts';
import { baseColours } from '#ui/theme/palette.ts';
import { offlineWorkerWords } from '#ui/words/offline-worker.ts';

const look = { words: offlineWorkerWords, ...baseColours };
const storedAt = afternoon;

describe('a stored page', () => {
  it('has a notice with the time it was stored, in its own language', () => {
    const marked = addOfflineCopyNotice(
      '<html><body><main>Bestel</main></body></html>',
      { path: '/concerten/lied', storedAt },
      look,
    );
    expect(marked).toContain('role="status">U bent offline');
    expect(marked).toContain('vrijdag 20 november');
    expect(marked).toContain('14:00');
    expect(addOfflineCopyNotice('<body></body>', { path: '/en/concerts/lied', storedAt }, look)).toContain(
      'may have changed',
    );
  });

  it('is listed by its title, which is escaped', () => {
    expect(parseTitle('<title>Tosca &amp; co – Het Klankhuis</title>', '/x')).toBe('Tosca & co');
    expect(parseTitle('<p>', '/x')).toBe('/x');
    const page = renderOfflineIndex('/concerten', [{ path: '/concerten/a"b', title: '<script>' }], look);
    expect(page).toContain('<a href="/concerten/a&quot;b">&lt;script></a>');
    expect(page).toContain('lang="nl"');
  });

  it('is missed on the paper of the house, by day and by night', () => {
    const page = renderOfflineIndex('/concerten', [], look);
    for (const { paper, key } of Object.values(baseColours))
      expect(page).toContain(`background:${paper};color:${key}`);
  });
});

describe('a message to the worker', () => {
  it.each([
    [{ kind: 'read', path: '/concerten/lied', files: ['/assets/a.js'] }, true],
    [{ kind: 'favourites', paths: [] }, true],
    [{ kind: 'read', path: '//elsewhere.example', files: [] }, false],
    [{ kind: 'read', path: '/a', files: ['https://elsewhere.example/a.js'] }, false],
    [{ kind: 'everything' }, false],
    ['read', false],
    [null, false],
  ])('contains only paths of this site: %j', (message, isValid) => {
    expect(isWorkerMessage(message)).toBe(isValid);
  });
});
