import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite(smallHall());
});
afterAll(() => site.close());

describe('CSP reports', () => {
  const report = (blocked: string, type = 'application/csp-report') =>
    post(
      site,
      '/csp-report',
      JSON.stringify({
        'csp-report': {
          'effective-directive': 'script-src',
          'blocked-uri': blocked,
          'document-uri': 'http://a/?mail=x@y.nl',
        },
      }),
      { 'content-type': type },
    );

  it('C10 are logged with rule and origin, and nothing of the visitor', async () => {
    expect((await report('https://evil.example/x.js?hash=1')).status).toBe(204);
    const last = site.logger.entries.at(-1);
    expect(last).toEqual({
      level: 'warn',
      event: 'csp.violation',
      facts: { rule: 'script-src', blocked: 'https://evil.example' },
    });
  });

  it('are accepted in the Reporting API format, several in one request', async () => {
    const body = JSON.stringify([
      { type: 'csp-violation', age: 1, body: { effectiveDirective: 'style-src-elem', blockedURL: 'inline' } },
    ]);
    const answer = await post(site, '/csp-report', body, { 'content-type': 'application/reports+json' });
    expect(answer.status).toBe(204);
    expect(site.logger.entries.at(-1)?.facts).toEqual({ rule: 'style-src-elem', blocked: 'inline' });
  });

  it.each(['{', '[]', '"x"', '[{"type":"deprecation"}]'])(
    'leaves no line where it is none (%s)',
    async (body) => {
      const before = site.logger.entries.length;
      await post(site, '/csp-report', body, { 'content-type': 'application/reports+json' });
      expect(site.logger.entries.length).toBe(before);
    },
  );

  it('are rejected if they are too long or of another type', async () => {
    const long = JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } });
    expect((await post(site, '/csp-report', long, { 'content-type': 'application/csp-report' })).status).toBe(
      413,
    );
    expect((await report('x', 'text/plain')).status).toBe(415);
  });
});

describe('posts', () => {
  it.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://klankhuis.example.evil' },
    { origin: 'null' },
  ])('D17 from another site is refused: %j', async (headers) => {
    for (const path of ['/csp-report', '/newsletter', '/nergens']) {
      expect([path, (await post(site, path, '{}', headers)).status]).toEqual([path, 403]);
    }
  });

  it('D18 of one visitor are rate limited, without unbounded memory', async () => {
    const fresh = await serveSite(smallHall());
    try {
      const statuses: number[] = [];
      for (let one = 0; one < 200; one += 1) {
        const answer = await post(fresh, '/csp-report', '[]', { 'content-type': 'application/reports+json' });
        statuses.push(answer.status);
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(30);
      expect(statuses.at(-1)).toBe(429);
      expect((await fresh.fetch('/over-ons')).status).toBe(200);
    } finally {
      await fresh.close();
    }
  });
});
