import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { afterAll, describe, expect, it } from 'vitest';
import { publishAssets } from '#adapters/http-server/operation/publish-assets.ts';
import { sendUncoded } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import { siteOfFile } from '#tests/support/site-of-test.ts';

const former = Array.from({ length: 300 }, (_, line) => `const line${line} = ${line ** 3};`).join('\n');
const current = former.replace('line7 ', 'changed ');
const formerHash = createHash('sha256').update(former).digest('base64');

/** The headers of a browser that has the former script. */
const knowing = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${formerHash}:`,
};

const folder = mkdtempSync(join(tmpdir(), 'klankhuis-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [build, name, text] of [
  ['former', 'site-Former01.js', former],
  ['current', 'site-Current1.js', current],
] as const) {
  mkdirSync(join(folder, build));
  writeFileSync(join(folder, build, name), text);
  writeFileSync(join(folder, build, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, build, `${name}.gz`), gzipSync(text));
  await publishAssets(join(folder, build), join(folder, 'shared'), smallHall().startsAt);
}
const site = await siteOfFile(smallHall(), { SHARED_ASSETS: join(folder, 'shared') });

const path = '/assets/site-Current1.js';

describe('a script of a release', () => {
  it.each(['br', 'gzip', 'identity'])(
    'OPS-7 is a dictionary for the same script of the next release, and says on what its encoding depends (%s)',
    async (encoding) => {
      const { headers } = await sendUncoded(site, path, { 'accept-encoding': encoding });
      expect([headers['use-as-dictionary'], headers['content-encoding'], headers.vary]).toEqual([
        'match="/assets/site-*.js"',
        encoding === 'identity' ? undefined : encoding,
        'available-dictionary, accept-encoding',
      ]);
    },
  );

  it('OPS-7 is sent as the difference to the version that a browser has', async () => {
    const { status, headers, body } = await sendUncoded(site, path, knowing);
    const full = await sendUncoded(site, path, { 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
      200,
      'dcz',
      full.headers['content-type'],
    ]);
    for (const name of ['vary', 'cache-control', 'use-as-dictionary'])
      expect(headers[name]).toBe(full.headers[name]);
    expect(body.byteLength).toBeLessThan(150);
    const restored = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(former));
    expect(Buffer.from(restored).toString()).toBe(current);
  });

  it('OPS-7 is complete for a HEAD, 304 for a client that has it, and partial for a range, as any file', async () => {
    const whole = await sendUncoded(site, path, knowing);
    const head = await sendUncoded(site, path, knowing, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([
      200,
      String(whole.body.byteLength),
      0,
    ]);
    const again = await sendUncoded(site, path, { ...knowing, 'if-none-match': String(whole.headers.etag) });
    expect([again.status, again.body.byteLength, again.headers.vary]).toEqual([304, 0, whole.headers.vary]);
    const part = await sendUncoded(site, path, { ...knowing, range: 'bytes=0-7' });
    expect([part.status, part.headers['content-encoding'], part.body.toString('hex')]).toEqual([
      206,
      'dcz',
      '5e2a4d1820000000',
    ]);
  });

  it.each([
    [
      'has a dictionary of another build',
      { 'available-dictionary': `:${Buffer.alloc(32).toString('base64')}:` },
    ],
    ['names a dictionary that is no hash', { 'available-dictionary': ':../../former:' }],
    ['accepts no compression with a dictionary', { 'accept-encoding': 'br, gzip' }],
    ['refuses it', { 'accept-encoding': 'br, gzip, dcz;q=0' }],
  ])('OPS-7 is sent whole to a client that %s', async (_, headers) => {
    const { status, headers: sent } = await sendUncoded(site, path, { ...knowing, ...headers });
    expect([status, sent['content-encoding']]).toEqual([200, 'br']);
  });

  it('OPS-7 is no dictionary if it is missing, or its name is that of no build', async () => {
    for (const [other, expected] of [
      ['/assets/site-Missing1.js', 404],
      ['/assets/style-1.css', 200],
    ] as const) {
      const { status, headers } = await sendUncoded(site, other, knowing);
      expect([status, headers['use-as-dictionary']]).toEqual([expected, undefined]);
    }
  });
});
