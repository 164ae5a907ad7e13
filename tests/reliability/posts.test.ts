import { describe, expect, it } from 'vitest';
import { post } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile, siteOfTest } from '#tests/support/site-of-test.ts';

const environment = { TRUST_PROXY: '1' };
const site = await siteOfFile(smallHall(), environment);

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

describe('reports of errors in browsers', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1';
  const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko)';
  const report = {
    message: 'TypeError: x is undefined',
    frames: ['/assets/site-Ab.js:1:9', '/assets/site-Ab.js:1:9'],
    path: '/concerten',
    build: 'Current1',
  };
  const send = (body: object | string, to = site, from = '192.0.2.1', agent = safari) =>
    post(to, '/errors', typeof body === 'string' ? body : JSON.stringify(body), {
      'content-type': 'application/json',
      'user-agent': agent,
      'x-forwarded-for': from,
    });
  const browserErrors = () => site.logger.entries.filter(({ event }) => event === 'browser.error');

  it('OPS-1 are logged with build and browser', async () => {
    expect((await send(report)).status).toBe(204);
    expect(browserErrors().at(-1)).toEqual({
      level: 'warn',
      event: 'browser.error',
      facts: {
        message: 'TypeError: x is undefined',
        frames: '/assets/site-Ab.js:1:9',
        path: '/concerten',
        build: 'Current1',
        browser: 'Version/17',
      },
    });
  });

  it('OPS-1 are logged without what a script failed to remove', async () => {
    await send({
      ...report,
      message: 'anna@voorbeeld.nl 48217 /x?hash=1 0123456789abcdef0123456789abcdef',
      path: '/a/anna%40voorbeeld.nl/b0123456789abcdef0123456789?email=x',
    });
    expect(browserErrors().at(-1)?.facts).toMatchObject({ message: '* * /x* *', path: '/a/*/*' });
  });

  it.each([
    '{',
    '[]',
    JSON.stringify({ ...report, frames: ['https://evil.example/x.js:1:1'] }),
    JSON.stringify({ ...report, path: 'javascript:' }),
    JSON.stringify({ ...report, build: '{}' }),
  ])('OPS-1 leave no line where they are none: %s', async (body) => {
    const before = browserErrors().length;
    expect((await send(body)).status).toBe(204);
    expect(browserErrors()).toHaveLength(before);
  });

  it.each([
    [`${windows} Chrome/150.0.0.0 Safari/537.36`, 'Chrome/150'],
    [`${windows} Chrome/150.0.0.0 Safari/537.36 Edg/149.0.0.0`, 'Edg/149'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox/140'],
    ['anna@voorbeeld.nl', 'other'],
  ])('OPS-1 name the browser of %s, and nothing else of it', async (agent, browser) => {
    await send(report, site, '192.0.2.2', agent);
    expect(browserErrors().at(-1)?.facts['browser']).toBe(browser);
  });

  it('OPS-1 are sent by a module of the build', async () => {
    const reporter = await site.fetch('/errors');
    const received = [reporter.headers.get('content-type'), reporter.headers.get('cache-control')];
    expect(received).toEqual(['text/javascript; charset=utf-8', 'private, max-age=600']);
    expect(await reporter.text()).toContain('reportErrors');
  });

  it('D23 OPS-1 are limited in length and, apart from other posts, in rate: for a network, whatever browser it says it is', async () => {
    const fresh = await siteOfTest(smallHall(), environment);
    expect((await send({ ...report, message: 'x'.repeat(10_000) }, fresh)).status).toBe(413);
    const statuses: number[] = [];
    for (let one = 0; one < 40; one += 1)
      statuses.push((await send(report, fresh, `192.0.2.${one}`, `Firefox/${one}`)).status);
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    const other = await post(fresh, '/csp-report', '[]', { 'content-type': 'application/reports+json' });
    expect(other.status).toBe(204);
  });
});

describe('posts', () => {
  it.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://klankhuis.example.evil' },
    { origin: 'null' },
  ])('D17 from another site is refused: %j', async (headers) => {
    for (const path of ['/csp-report', '/errors', '/newsletter', '/nergens']) {
      expect([path, (await post(site, path, '{}', headers)).status]).toEqual([path, 403]);
    }
  });

  it('D18 posts of one visitor are rate limited, without unbounded memory', async () => {
    const fresh = await siteOfTest(smallHall());
    const statuses: number[] = [];
    for (let one = 0; one < 200; one += 1) {
      const answer = await post(fresh, '/csp-report', '[]', { 'content-type': 'application/reports+json' });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await fresh.fetch('/over-ons')).status).toBe(200);
  });
});
