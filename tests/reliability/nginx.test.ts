import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  computeDictionaryHash,
  toDictionaryCompressedFileName,
} from '#adapters/http-server/compression-dictionaries.ts';
import { addMilliseconds, minuteMs, secondMs } from '#domain/time/instant.ts';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { documents } from '#tests/docs/document.ts';
import { countCmsCalls } from '#tests/reliability/faults.ts';
import { calendar, smallHall } from '#tests/reliability/small-hall.ts';
import { root } from '#tests/root.ts';
import { hasNginx, type RunningNginx, startNginx } from '#tests/support/nginx.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { environmentOf } from '#tests/support/sandbox-environment.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';

let site: ServedSite;
let other: ServedSite;
let nginx: RunningNginx;
let nextAssets: string | undefined;

/** Of a script that the site does not have: what is compressed with it is never read here. */
const formerHash = computeDictionaryHash(Buffer.from('former'));

/** Two instances of one site, which ask the same systems. */
beforeAll(async () => {
  if (!hasNginx) return;
  const environment = { EDGE_CACHE: 'nginx', METRICS_TOKEN: 'a-token-for-metrics', TRUST_PROXY: '1' };
  site = await serveSite(smallHall(), environment);
  // The other has a file of the next build.
  nextAssets = mkdtempSync(join(tmpdir(), 'klankhuis-next-'));
  writeFileSync(join(nextAssets, 'next-2.js'), 'next();');
  writeFileSync(join(nextAssets, 'site-Current1.js'), 'script');
  writeFileSync(join(nextAssets, 'site-Current1.js.br'), 'whole');
  writeFileSync(
    join(nextAssets, toDictionaryCompressedFileName('site-Current1.js', formerHash)),
    'difference',
  );
  other = await serveSite(smallHall(), {
    ...environment,
    ...environmentOf(site.sandbox.urls),
    SHARED_ASSETS: nextAssets,
  });
  site.sandbox.issuePreviewToken('t');
  const port = ({ url }: ServedSite) => Number(new URL(url).port);
  nginx = await startNginx([port(site), port(other)]);
});
beforeEach(({ skip }) => {
  if (!hasNginx) skip('no nginx or no openssl on this machine');
});
afterAll(async () => {
  await nginx?.close();
  await Promise.all([site?.close(), other?.close()]);
  if (nextAssets !== undefined) rmSync(nextAssets, { recursive: true });
});

/** Moves the clocks of both instances. */
function wait(milliseconds: number): void {
  for (const one of [site, other]) one.clock.moveTo(addMilliseconds(one.clock.now(), milliseconds));
}

describe('nginx with the documented configuration', () => {
  /** What nginx did, by its own entry in Cache-Status. */
  const stepOf = async (path: string, headers?: Record<string, string>) =>
    String((await nginx.fetch(path, headers)).headers['cache-status'])
      .split(', nginx; ')
      .at(-1);

  it('B15 caches a public page, and states both caches', async () => {
    const [first, second] = [await nginx.fetch(calendar), await nginx.fetch(calendar)];
    expect([first, second].map(({ status }) => status)).toEqual([200, 200]);
    expect(first.headers['cache-status']).toMatch(/^site; .*, nginx; fwd=uri-miss$/);
    expect(second.headers['cache-status']).toMatch(/^site; .*, nginx; hit$/);
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(second.body.equals(first.body)).toBe(true);
    // It is a header between the site and nginx, and ends there.
    expect(second.headers['x-accel-expires']).toBeUndefined();
  });

  it('has one copy of each encoding, whatever spelling a browser uses', async () => {
    const path = '/en/concerts';
    const plain = await nginx.fetch(path);
    const brotli = await nginx.fetch(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const gzip = await nginx.fetch(path, { 'Accept-Encoding': 'gzip' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(await stepOf(path, { 'Accept-Encoding': 'br;q=1.0, gzip;q=0.5' })).toBe('hit');
    expect(await stepOf(path, { 'Accept-Encoding': 'gzip;q=0.8, br;q=0' })).toBe('hit');
  });

  it('CALL-2 never caches a preview, nor the public page under its address', async () => {
    const address = '/over-ons?x-craft-preview=9f&token=t';
    const answers = [await nginx.fetch(address), await nginx.fetch(address)];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
    expect(await stepOf(address)).toBe('fwd=uri-miss');
  });

  it('ROUTE-9 never caches the root, which depends on the visitor’s language', async () => {
    await nginx.fetch('/', { 'Accept-Language': 'nl' });
    const english = await nginx.fetch('/', { 'Accept-Language': 'en' });
    expect([english.status, english.headers['location']]).toEqual([302, '/en']);
  });

  it('LIST-23 never caches a view that the site does not cache', async () => {
    const address = `${calendar}?tags=zomer&open=tags`;
    await nginx.fetch(address);
    expect(await stepOf(address)).toBe('fwd=uri-miss');
  });

  it('fetches a page anew for an operator on the same machine', async () => {
    await nginx.fetch('/over-ons');
    expect(await stepOf('/over-ons')).toBe('hit');
    const command = documentedBlock(documents(), 'refreshedPage');
    const before = (await nginx.fetch('/over-ons')).headers['cache-status'];
    wait(secondMs);
    await runProgram(
      ['sh', '-c', command.replace('https://localhost', `https://127.0.0.1:${nginx.port}`)],
      root,
    );
    const after = (await nginx.fetch('/over-ons')).headers['cache-status'];
    expect(after).toMatch(/, nginx; hit$/);
    expect(after).not.toBe(before);
  });

  it('answers conditional requests from its cache', async () => {
    const { headers } = await nginx.fetch(calendar);
    const again = await nginx.fetch(calendar, { 'If-None-Match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('publishes neither metrics nor the state of the systems', async () => {
    const token = { Authorization: 'Bearer a-token-for-metrics' };
    const paths = ['/metrics', '/app-health-check?deep=1', '/app-health-check'];
    const statuses = [];
    for (const path of paths) statuses.push((await nginx.fetch(path, token)).status);
    expect(statuses).toEqual([404, 404, 200]);
  });

  it('never caches the answer from which browsers read the time', async () => {
    const before = await nginx.fetch('/app-health-check');
    wait(5 * minuteMs);
    const after = await nginx.fetch('/app-health-check');
    expect(Date.parse(String(after.headers['date'])) - Date.parse(String(before.headers['date']))).toBe(
      5 * minuteMs,
    );
  });

  it('refuses a client that requests one path too often with 429', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => nginx.fetch('/robots.txt')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  it('asks the CMS nothing for a page that nginx has', async () => {
    await nginx.fetch(calendar);
    const before = await countCmsCalls(site);
    await nginx.fetch(calendar);
    expect(await countCmsCalls(site)).toBe(before);
  });

  it('OPS-3 finds a script that only one of the instances has, and says 404 for one that neither has', async () => {
    const statuses = [];
    // Each address is new to the cache of nginx.
    for (let visit = 0; visit < 4; visit += 1) {
      const encoding = ['identity', 'gzip', 'br'][visit % 3] ?? '';
      statuses.push((await nginx.fetch('/assets/next-2.js', { 'Accept-Encoding': encoding })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await nginx.fetch('/assets/gone-0.js')).status).toBe(404);
  });

  it('OPS-7 passes on the difference of a script to the version that a browser has, and caches the whole script only', async () => {
    const path = '/assets/site-Current1.js';
    const dictionary = { 'Available-Dictionary': `:${formerHash.toString('base64')}:` };
    const encodings = [];
    for (const headers of [{}, dictionary, {}, dictionary]) {
      const answer = await nginx.fetch(path, { 'Accept-Encoding': 'gzip, br, zstd, dcb, dcz', ...headers });
      encodings.push([answer.headers['content-encoding'], String(answer.body)]);
    }
    const [whole, difference] = [
      ['br', 'whole'],
      ['dcz', 'difference'],
    ];
    expect(encodings).toEqual([whole, difference, whole, difference]);
  });

  it('C11 serves what it has while neither instance answers, and another instance if one does not', async () => {
    await site.server.close();
    expect((await nginx.fetch('/en')).status).toBe(200);
    await other.server.close();
    expect((await nginx.fetch(calendar)).status).toBe(200);
    expect((await nginx.fetch('/nergens')).status).toBe(502);
  });
});
