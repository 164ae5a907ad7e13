import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classifyLink } from '#domain/link/classified-link.ts';
import { theSite } from '#tests/domain/link/a-site.ts';
import { hostileText } from '#tests/domain/link/hostile-text.ts';

/** Where a browser on the hall's home page would go. */
const asBrowser = (href: string) => new URL(href, `${theSite.origin}/`);

const address = fc.oneof(
  hostileText,
  hostileText.map((text) => `/${text}`),
  hostileText.map((text) => `${theSite.origin}${text}`),
);

it('LINK-1 never lets an inside link reach another host, for any text', () => {
  fc.assert(
    fc.property(address, (text) => {
      const link = classifyLink(text, theSite);
      if (link.kind !== 'inside') return;
      expect(asBrowser(link.path).origin).toBe(theSite.origin);
      expect(classifyLink(link.path, theSite)).toEqual(link);
    }),
    { numRuns: 2000, examples: [['/.//evil.test'], ['/a/..//evil.test'], ['/concerten']] },
  );
});

it('LINK-1 accepts nothing that a browser would run, and no name or password', () => {
  fc.assert(
    fc.property(address, (text) => {
      const link = classifyLink(text, theSite);
      if (link.kind !== 'outside' && link.kind !== 'other') return;
      const { protocol, username, password } = asBrowser(link.url);
      expect(link.kind === 'outside' ? ['http:', 'https:'] : ['mailto:', 'tel:']).toContain(protocol);
      expect(username + password).toBe('');
    }),
    { numRuns: 2000, examples: [['java\tscript:alert(1)'], ['https://a:b@evil.test']] },
  );
});
