import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { expect, it, onTestFinished } from 'vitest';
import {
  computeDictionaryHash,
  toDictionaryCompressedFileName,
} from '#adapters/http-server/compression-dictionaries.ts';
import { publishAssets } from '#adapters/http-server/operation/publish-assets.ts';
import { addMilliseconds, hourMs, type Instant, parseInstant } from '#domain/time/instant.ts';

const monday = parseInstant('2026-11-23T09:00:00+01:00') as Instant;
const at = (days: number) => addMilliseconds(monday, days * 24 * hourMs);

/** Builds with these files, and the folder that they share. */
function releases(builds: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [build, files] of Object.entries(builds)) {
    mkdirSync(join(folder, build));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, build, name), content);
      writeFileSync(join(folder, build, `${name}.br`), brotliCompressSync(content));
    }
  }
  const shared = join(folder, 'shared/assets');
  return {
    publish: (build: string, now: Instant) => publishAssets(join(folder, build), shared, now),
    /** The shared files, without those that are compressed by brotli. */
    shared: () =>
      readdirSync(shared)
        .filter((name) => !name.endsWith('.br'))
        .toSorted(),
    bytes: (name: string) => readFileSync(join(shared, name)),
    read: (name: string) => readFileSync(join(shared, name), 'utf8'),
  };
}

/** A script that a release changes in one place. */
const script = (change: string) =>
  `${Array.from({ length: 200 }, (_, line) => `const value${line} = ${line ** 3};`).join('\n')}${change}`;

const nameOfDifference = (name: string, dictionary: string) =>
  toDictionaryCompressedFileName(name, computeDictionaryHash(Buffer.from(dictionary)));

it('OPS-3 the files of a build stay for a week after the last release with them', async () => {
  const { publish, shared, read } = releases({
    first: { 'same-0.js': 'first', 'site-1.js': '' },
    second: { 'same-0.js': 'second', 'site-2.js': '' },
  });
  expect(await publish('first', monday)).toMatchObject({ published: 4, removed: 0 });
  await publish('second', at(6));
  expect(shared()).toEqual(['same-0.js', 'site-1.js', 'site-2.js']);
  // A file that is there is not written again, as an instance may be sending it.
  expect(read('same-0.js')).toBe('first');
  expect(await publish('second', at(8))).toMatchObject({ published: 4, removed: 2 });
  expect(shared()).toEqual(['same-0.js', 'site-2.js']);
});

it('OPS-3 a release that is rolled back to has its files again', async () => {
  const { publish, shared } = releases({ first: { 'site-1.js': '' }, second: { 'site-2.js': '' } });
  await publish('first', monday);
  await publish('second', at(8));
  expect(shared()).toEqual(['site-2.js']);
  await publish('first', at(9));
  expect(shared()).toEqual(['site-1.js', 'site-2.js']);
});

it('OPS-7 a script is compressed with its former version, from which a browser can restore it', async () => {
  const { publish, bytes } = releases({
    first: { 'site-Former01.js': script('') },
    second: { 'site-Current1.js': script('open();') },
  });
  expect(await publish('first', monday)).toMatchObject({ compressed: 0 });
  const { compressed, compressedBytes } = await publish('second', at(1));
  const difference = bytes(nameOfDifference('site-Current1.js', script('')));
  expect([compressed, compressedBytes]).toEqual([1, difference.byteLength]);
  expect(difference.byteLength).toBeLessThan(100);
  // RFC 9842, section 5: the magic number, and the hash of the dictionary.
  expect(difference.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(difference.subarray(8, 40)).toEqual(computeDictionaryHash(Buffer.from(script(''))));
  const restored = decompressUsingDict(createDCtx(), difference.subarray(40), Buffer.from(script('')));
  expect(Buffer.from(restored).toString()).toBe(script('open();'));
});

it('OPS-7 is compressed with the last three versions, however old they are, and with no file of another name', async () => {
  const versions = [0, 1, 2, 3, 4].map((version) => script(`open(${version});`));
  const { publish, shared } = releases(
    Object.fromEntries(
      versions.map((text, version) => [
        `release ${version}`,
        { [`site-Version${version}.js`]: text, [`site-map-Version${version}.js`]: script('map();') },
      ]),
    ),
  );
  for (const version of versions.keys()) await publish(`release ${version}`, at(version * 30));
  expect(shared().filter((name) => name.startsWith('site-V'))).toEqual(
    [
      'site-Version1.js',
      'site-Version2.js',
      'site-Version3.js',
      'site-Version4.js',
      ...[1, 2, 3].map((version) => nameOfDifference('site-Version4.js', versions[version] ?? '')),
    ].toSorted(),
  );
});

it('OPS-7 is not compressed with a former version that saves nothing', async () => {
  const { publish } = releases({
    first: { 'site-Former01.js': 'a' },
    second: { 'site-Current1.js': 'brief()' },
  });
  await publish('first', monday);
  expect(await publish('second', at(1))).toMatchObject({ compressed: 0, compressedBytes: 0 });
});
