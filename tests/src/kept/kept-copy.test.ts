import { describe, expect, it } from 'vitest';
import { markedCopy, nothingKept, titleIn } from '#src/kept/kept-copy.ts';
import { isKeepMessage } from '#src/kept/kept-messages.ts';
import { afternoon } from '#tests/e2e/kit/afternoon.ts';
import { house } from '#ui/theme/palette.ts';

describe('a page that a device kept', () => {
  it('is marked with when it was kept, in its own language, whatever it says of tickets', () => {
    const marked = markedCopy('<html><body><main>Bestel</main></body></html>', '/concerten/lied', afternoon);
    expect(marked).toContain('role="status">Geen verbinding');
    expect(marked).toContain('vrijdag 20 november');
    expect(marked).toContain('14:00');
    expect(markedCopy('<body></body>', '/en/concerts/lied', afternoon)).toContain('may have changed');
  });

  it('is listed by its title, of which nothing becomes markup', () => {
    expect(titleIn('<title>Tosca &amp; co – Het Klankhuis</title>', '/x')).toBe('Tosca & co');
    expect(titleIn('<p>', '/x')).toBe('/x');
    const page = nothingKept('/concerten', [{ path: '/concerten/a"b', title: '<script>' }]);
    expect(page).toContain('<a href="/concerten/a&quot;b">&lt;script></a>');
    expect(page).toContain('lang="nl"');
  });

  it('is missed on the paper of the house, by day and by night', () => {
    const page = nothingKept('/concerten', []);
    for (const { paper, key } of Object.values(house))
      expect(page).toContain(`background:${paper};color:${key}`);
  });
});

describe('what a page may tell the worker', () => {
  it.each([
    [{ kind: 'read', path: '/concerten/lied', files: ['/assets/a.js'] }, true],
    [{ kind: 'favourites', paths: [] }, true],
    [{ kind: 'read', path: '//elsewhere.example', files: [] }, false],
    [{ kind: 'read', path: '/a', files: ['https://elsewhere.example/a.js'] }, false],
    [{ kind: 'everything' }, false],
    ['read', false],
    [null, false],
  ])('is a path of this site and nothing else: %j', (message, isOurs) => {
    expect(isKeepMessage(message)).toBe(isOurs);
  });
});
