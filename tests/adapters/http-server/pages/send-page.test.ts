import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeQueryIntoRedirectTarget } from '#adapters/http-server/pages/send-page.ts';

describe('the query of an old address', () => {
  it.each([
    ['/concerten', '?utm_source=krant&utm_medium=druk', '/concerten?utm_source=krant&utm_medium=druk'],
    ['/concerten?tags=zomer', '?utm_source=krant', '/concerten?tags=zomer&utm_source=krant'],
    ['/concerten#lijst', '?utm_source=krant', '/concerten?utm_source=krant#lijst'],
    ['/concerten?tags=zomer#lijst', '?van=a%20b', '/concerten?tags=zomer&van=a%20b#lijst'],
  ])('ROUTE-14 goes along to where %s leads', (target, search, to) => {
    expect(mergeQueryIntoRedirectTarget(target, search)).toBe(to);
  });

  it('ROUTE-14 does not change the target’s own parameters', () => {
    expect(mergeQueryIntoRedirectTarget('/concerten?tags=zomer', '?tags=winter&t%61gs=lente&page=2')).toBe(
      '/concerten?tags=zomer&page=2',
    );
  });

  it.each(['', '?', '?&&'])('ROUTE-14 adds nothing if it is empty (%j)', (search) => {
    expect(mergeQueryIntoRedirectTarget('/concerten#lijst', search)).toBe('/concerten#lijst');
  });

  it.each(['https://winkel.example/', '//winkel.example/', '/\\winkel.example/'])(
    'ROUTE-14 is not sent to another site: %s',
    (target) => {
      expect(mergeQueryIntoRedirectTarget(target, '?token=geheim')).toBe(target);
    },
  );

  it('ROUTE-14 never changes the target’s path', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.webPath(), (query, path) => {
        const target = `/nieuw${path}`;
        const to = new URL(mergeQueryIntoRedirectTarget(target, `?${query}`), 'https://hal.example');
        expect(to.origin + to.pathname).toBe(new URL(target, 'https://hal.example').href);
      }),
    );
  });
});
