import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { parseStatus, sendRaw, toGet, toHead } from '#tests/reliability/faults.ts';
import { concert, smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const timeouts = { headMs: 300, requestMs: 1000, idleMs: 1000, checkIntervalMs: 50 };

const redirects = [
  { from: '/rond', to: '/rond', status: 301, external: false },
  { from: '/a', to: '/b', status: 301, external: false },
  { from: '/b', to: '/a', status: 302, external: false },
  ...Array.from({ length: 8 }, (_, at) => ({
    from: `/ketting-${at}`,
    to: `/ketting-${at + 1}`,
    status: 301 as const,
    external: false,
  })),
  ...[
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ].map((to, at) => ({ from: `/kwaad-${at}`, to, status: 301 as const, external: false })),
  { from: '/binnen', to: '/', status: 302, external: false },
  { from: '/buiten', to: 'https://elders.example/x', status: 302, external: true },
] as const;
const sharedAssets = mkdtempSync(join(tmpdir(), 'klankhuis-shared-'));
afterAll(() => rmSync(sharedAssets, { recursive: true }));
writeFileSync(join(sharedAssets, 'former-0.js'), 'former();');
writeFileSync(join(sharedAssets, 'former-0.js.br'), brotliCompressSync('former();'));
const environment = { SITE_HOSTS: 'www.klankhuis.example', SHARED_ASSETS: sharedAssets };
const site = await siteOfFile(smallHall(redirects), environment, timeouts);

describe('a request no browser sends', () => {
  it.each([
    ['an address of 16 KB', toGet(`/${'a'.repeat(16_384)}`), [414, 431]],
    ['an address of 9 KB', toGet(`/${'a'.repeat(9000)}`), [414]],
    ['a lonely per cent', toGet('/%'), [400]],
    ['an overlong slash', toGet('/%c0%ae'), [400]],
    ['a line break in the address', 'GET /a\r\nb HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
    ['a line break in disguise', toGet('/a%0d%0aSet-Cookie:x=1'), [400]],
    ['two hosts', toHead('GET / HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'), [400]],
    ['a whole address for a path', toGet('http://evil.example/'), [400]],
    ['TRACE', toHead('TRACE / HTTP/1.1', 'Host: a', 'Connection: close'), [405]],
    ['PUT', toHead('PUT / HTTP/1.1', 'Host: a', 'Content-Length: 0', 'Connection: close'), [405]],
    ['a method nobody knows', toHead('HALLO / HTTP/1.1', 'Host: a'), [400]],
    [
      'two lengths',
      toHead(
        'POST / HTTP/1.1',
        'Host: a',
        'Content-Length: 1',
        'Transfer-Encoding: chunked',
        'Connection: close',
      ),
      [400],
    ],
  ])('C02 a request with %s gets this response, and nothing else', async (_, bytes, statuses) => {
    const answer = await sendRaw(site, bytes);
    expect(statuses).toContain(parseStatus(answer));
    expect(answer).not.toMatch(/Set-Cookie|\.ts:|node_modules/);
  });

  it('C02 gets no tunnel', async () => {
    expect(
      await sendRaw(site, toHead('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example'), 500),
    ).not.toMatch(/200/);
  });

  it('C02 never stops the site, whatever its bytes are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii', maxLength: 200 }), async (text) => {
        const answer = await sendRaw(
          site,
          `GET /${text} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
          1000,
        );
        expect(parseStatus(answer)).not.toBe(500);
      }),
      { numRuns: 40 },
    );
    expect((await site.fetch('/app-health-check')).status).toBe(200);
  });

  it.each(['/favorites/x.css', '/profile;a.js', '/concerten/mahler-2/x.png', '/en/x.json'])(
    'B04 for a page with the extension of a file (%s) is not a page, and not cacheable',
    async (path) => {
      const answer = await site.fetch(path);
      expect([
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('cdn-cache-control'),
      ]).toEqual([404, 'no-store', null]);
    },
  );
});

describe('a request with another host', () => {
  it('B02 is redirected to the site’s origin only if the host is one of its alternative hosts', async () => {
    const answer = await sendRaw(site, toGet('/concerten?page=2', 'www.klankhuis.example'));
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(answer).toMatch(/location: http:\/\/klankhuis\.example\/concerten\?page=2\r/i);
  });

  it('B02 is answered as usual for an unknown host, which the response does not contain', async () => {
    const answer = await sendRaw(site, toGet(concert.url, 'evil.example'));
    expect(parseStatus(answer)).toBe(200);
    expect(answer).not.toContain('evil.example');
    expect(answer).toContain('http://klankhuis.example/concerten/mahler-2');
  });

  it.each(['//evil.example', '/\\evil.example', '/%09/evil.example', '//evil.example/%2e%2e'])(
    'B02 is not redirected to another site by its path (%s)',
    async (path) => {
      expect(await sendRaw(site, toGet(path, 'www.klankhuis.example'))).not.toMatch(
        /location: (?!http:\/\/klankhuis)/i,
      );
    },
  );
});

describe('redirects of the editors', () => {
  it.each(['/rond', '/a', '/ketting-0'])(
    'D11 redirects that form a loop or a long chain are a 404 (%s)',
    async (path) => {
      expect((await site.fetch(path)).status).toBe(404);
      expect(site.logger.events).toContain('redirects.rejected');
    },
  );

  it.each([0, 1, 2, 3, 4])(
    'D10 redirects that lead to another site by a disguised address are a 404 (%i)',
    async (at) => {
      const answer = await site.fetch(`/kwaad-${at}`);
      const to = answer.headers.get('location');
      if (to !== null)
        expect(new URL(to, 'http://klankhuis.example').origin).toBe('http://klankhuis.example');
      else expect(answer.status).toBe(404);
    },
  );

  it('ROUTE-14 lead to another site if the editors marked them external, cached or not', async () => {
    for (const _ of [1, 2]) {
      const answer = await site.fetch('/buiten');
      expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://elders.example/x']);
    }
  });

  it('ROUTE-14 preserve the query of the visitor’s address, cached or not, except for another site', async () => {
    const sentTo = async (path: string) => (await site.fetch(path)).headers.get('location');
    for (const campaign of ['krant', 'raam']) {
      expect(await sentTo(`/binnen?utm_source=${campaign}`)).toBe(`/?utm_source=${campaign}`);
      expect(await sentTo(`/buiten?utm_source=${campaign}`)).toBe('https://elders.example/x');
    }
  });

  it.each([
    '/nl//evil.example',
    '/nl/%2f%2fevil.example',
    '/admin//evil.example',
    '/en/admin/\\evil.example',
  ])('D10 have no part in how %s is answered', async (path) => {
    const answer = await sendRaw(site, toGet(path));
    const to = /^location: (.*)\r$/im.exec(answer)?.[1] ?? '/';
    const allowed = ['http://klankhuis.example', new URL(site.sandbox.urls.cms).origin];
    expect(allowed).toContain(new URL(to, 'http://klankhuis.example').origin);
  });
});

describe('connections that are slow on purpose', () => {
  it('C01 are closed if their headers do not arrive, while others are answered', async () => {
    const { hostname, port } = new URL(site.url);
    const open = Array.from({ length: 200 }, () => connect(Number(port), hostname));
    const closed = open.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('error', () => {});
          socket.resume();
          socket.on('close', () => resolve());
          socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
        }),
    );
    expect((await site.fetch(concert.url)).status).toBe(200);
    await Promise.all(closed);
    expect((await site.fetch(concert.url)).status).toBe(200);
  });
});

describe('public responses', () => {
  const paths = [
    '/',
    '/en',
    '/nergens',
    '/nl',
    '/%',
    '/app-health-check',
    '/app-health-check?ready=1',
    '/gateway/nl/global',
    '/gateway/nl/nonsense',
    '/assets/style-1.css',
    '/assets/nothing.js',
    '/figure/nonsense.svg',
    '/admin',
    '/.well-known/security.txt',
  ];

  it.each(paths)('D16 have the same security headers: %s', async (path) => {
    const { headers } = await site.fetch(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect([headers.get('server'), headers.get('x-powered-by'), headers.get('set-cookie')]).toEqual([
      null,
      null,
      null,
    ]);
    if (headers.get('content-type')?.includes('html')) {
      expect(headers.get('content-security-policy')).toMatch(/require-trusted-types-for 'script'/);
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('C12 OPS-3 include the files of an earlier build in their folder or the shared one; removed ones are 404 and not a page', async () => {
    const old = await site.fetch('/assets/earlier-0.js');
    expect([old.status, old.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/immutable/)]);
    for (const encoding of ['identity', 'br']) {
      const shared = await site.fetch('/assets/former-0.js', { 'accept-encoding': encoding });
      expect([shared.status, shared.headers.get('cache-control'), await shared.text()]).toEqual([
        200,
        expect.stringMatching(/immutable/),
        'former();',
      ]);
    }
    const gone = await site.fetch('/assets/gone-0.js');
    expect([gone.status, gone.headers.get('content-type')?.includes('html')]).toEqual([404, false]);
    expect(gone.headers.get('cache-control') ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });
});

it('C27 a client that leaves while its request waits for its turn is no error', async () => {
  const port = Number(new URL(site.url).port);
  const leave = (number: number) =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(toGet(`/figure/3.petrol.square.${number}.open.svg`), () => socket.resetAndDestroy());
      });
      socket.on('error', () => {}).on('close', resolve);
    });
  await Promise.all(Array.from({ length: 100 }, (_, number) => leave(number)));
  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
  expect(site.logger.entries.filter(({ event }) => event === 'request.failed')).toEqual([]);
});
