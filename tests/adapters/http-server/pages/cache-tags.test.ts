import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCacheTags } from '#adapters/http-server/pages/send-page.ts';

const keys = ['global nl', 'page nl over-ons', 'events nl now tags=zomer'];

describe('the tags by which a CDN purges a page', () => {
  it('are the first one, two and three words of each cache key', () => {
    expect(formatCacheTags(keys).split(',')).toEqual([
      'global',
      'page',
      'events',
      'global:nl',
      'page:nl',
      'events:nl',
      'page:nl:over-ons',
      'events:nl:now',
    ]);
  });

  it('name every kind of answer even if there are too many pages for one header', () => {
    const pages = Array.from({ length: 1000 }, (_, index) => `page nl verhalen/verhaal-${index}`);
    const tags = formatCacheTags([...pages, 'global nl']);
    expect(tags.length).toBeLessThan(8000);
    expect(tags.split(',').slice(0, 4)).toEqual(['page', 'global', 'page:nl', 'global:nl']);
  });

  it('are visible ASCII without a comma inside a tag, whatever a key contains', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 20 }), (cacheKeys) => {
        expect(formatCacheTags(cacheKeys)).toMatch(/^[!-~]*$/);
        const ofOneKey = formatCacheTags([`page nl ${cacheKeys.join('').replaceAll(' ', '%20')}`]).split(',');
        expect(ofOneKey.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
