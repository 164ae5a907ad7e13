import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  continueRedirectSearch,
  type RedirectRule,
  type RedirectStep,
  startRedirectSearch,
} from '#domain/page/follow-redirects.ts';
import { theSite } from '#tests/domain/link/a-site.ts';
import { hostileText } from '#tests/domain/link/hostile-text.ts';

const aRule = (from: string, to: string, own: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  status: 301,
  external: false,
  ...own,
});

/** Follows the rules of a CMS to the end; `requested` are the requested paths. */
function followed(
  path: string,
  rules: readonly RedirectRule[],
): { end: RedirectStep; requested: readonly string[] } {
  const requested: string[] = [];
  let step = startRedirectSearch(path);
  while (step.kind === 'ask') {
    const { path: asking, trail } = step;
    requested.push(asking);
    const known = rules.filter(({ from }) => from === asking);
    step = continueRedirectSearch(trail, known, theSite);
  }
  return { end: step, requested };
}

const endOf = (path: string, ...rules: RedirectRule[]) => followed(path, rules).end;
const chain = (length: number) => Array.from({ length }, (_, place) => aRule(`/${place}`, `/${place + 1}`));

describe('a path that has no page', () => {
  it('ROUTE-14 remains a 404 without a rule', () => {
    expect(endOf('/oud')).toEqual({ kind: 'none' });
  });

  it.each([301, 302, 307, 308] as const)('ROUTE-14 leads on with the rule’s own status %i', (status) => {
    expect(endOf('/oud', aRule('/oud', '/nieuw', { status }))).toEqual({
      kind: 'redirect',
      to: '/nieuw',
      status,
    });
  });

  it('ROUTE-14 preserves query and hash of the target', () => {
    const { end, requested } = followed('/oud', [aRule('/oud', '/zoeken?keyword=bach#top')]);
    expect(end).toMatchObject({ to: '/zoeken?keyword=bach#top' });
    expect(requested).toEqual(['/oud', '/zoeken']);
  });

  it('ROUTE-14 takes a full address on the own hosts as a path', () => {
    expect(endOf('/oud', aRule('/oud', 'https://www.klankhuis.example/nieuw'))).toMatchObject({
      to: '/nieuw',
    });
  });

  it('ROUTE-14 shows the error page with 410, also at the end of a chain', () => {
    expect(endOf('/oud', aRule('/oud', '', { status: 410 }))).toEqual({ kind: 'gone' });
    expect(endOf('/oud', aRule('/oud', '/b'), aRule('/b', '', { status: 410 }))).toEqual({ kind: 'gone' });
  });

  it('ROUTE-14 redirects once for a chain of five', () => {
    expect(endOf('/0', ...chain(5))).toEqual({ kind: 'redirect', to: '/5', status: 301 });
  });

  it('ROUTE-14 refuses a chain of six', () => {
    expect(endOf('/0', ...chain(6))).toEqual({ kind: 'refused', reason: 'chainTooLong' });
  });

  it('ROUTE-14 is lasting only where every rule of a chain is', () => {
    expect(endOf('/a', aRule('/a', '/b', { status: 308 }), aRule('/b', '/c'))).toMatchObject({ status: 308 });
    for (const status of [302, 307] as const) {
      const end = endOf('/a', aRule('/a', '/b'), aRule('/b', '/c', { status }));
      expect(end).toMatchObject({ status });
    }
  });

  it('ROUTE-14 CALL-14 requests the path as editors write it, in any encoding', () => {
    const rules = [aRule('/dvořák', '/componisten/janáček'), aRule('/componisten/janáček', '/a%20b')];
    for (const path of ['/dvo%C5%99%C3%A1k', '/dvořák']) {
      const { end, requested } = followed(path, rules);
      expect(requested).toEqual(['/dvořák', '/componisten/janáček', '/a b']);
      expect(end).toMatchObject({ to: '/a%20b' });
    }
    expect(followed('/%ff', []).requested).toEqual(['/%ff']);
    expect(endOf('/caf%C3%A9', aRule('/café', '/caf%c3%a9'))).toEqual({ kind: 'refused', reason: 'self' });
  });

  it('ROUTE-14 cuts a loop', () => {
    expect(endOf('/a', aRule('/a', '/b'), aRule('/b', '/c'), aRule('/c', '/a'))).toEqual({
      kind: 'refused',
      reason: 'loop',
    });
  });

  it.each(['https://example.org/kaarten', 'https://kaarten.klankhuis.example/nl/login'])(
    'ROUTE-14 LINK-1 leads to another site, the ticketing too, only where the CMS marks it external: %s',
    (to) => {
      expect(endOf('/oud', aRule('/oud', to))).toEqual({ kind: 'refused', reason: 'otherSite' });
      expect(endOf('/oud', aRule('/oud', to, { external: true }))).toEqual({
        kind: 'redirect',
        to,
        status: 301,
      });
    },
  );

  it.each([
    '',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '#top',
    'mailto:a@b.example',
    'nieuw',
  ])('ROUTE-14 refuses to lead to %j, external or not', (to) => {
    expect(endOf('/oud', aRule('/oud', to, { external: true }))).toEqual({
      kind: 'refused',
      reason: 'noAddress',
    });
  });

  it('ROUTE-14 never leads off the site unless the rule allows it', () => {
    fc.assert(
      fc.property(hostileText, (to) => {
        const end = endOf('/oud', aRule('/oud', to), aRule('/oud', `/${to}`));
        if (end.kind !== 'redirect') return;
        expect(new URL(end.to, theSite.origin).origin).toBe(theSite.origin);
      }),
      { numRuns: 500 },
    );
  });

  it('ROUTE-14 always ends, requests no path twice, and at most six', () => {
    const place = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h');
    const rule = fc.record({
      from: place,
      to: place,
      status: fc.constantFrom(301, 302, 410),
      external: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(rule as fc.Arbitrary<RedirectRule>, { maxLength: 12 }), (rules) => {
        const { requested } = followed('/a', rules);
        expect(new Set(requested).size).toBe(requested.length);
        expect(requested.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
