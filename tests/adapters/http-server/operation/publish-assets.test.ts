import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishAssets } from '#adapters/http-server/operation/publish-assets.ts';
import { addMilliseconds, hourMs, type Instant, parseInstant } from '#domain/time/instant.ts';

const monday = parseInstant('2026-11-23T09:00:00+01:00') as Instant;
const at = (days: number) => addMilliseconds(monday, days * 24 * hourMs);

/** Builds with these files, and the folder that they share. */
function releases(builds: Readonly<Record<string, readonly string[]>>) {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [build, files] of Object.entries(builds)) {
    mkdirSync(join(folder, build));
    for (const name of files) writeFileSync(join(folder, build, name), build);
  }
  const shared = join(folder, 'shared/assets');
  return {
    publish: (build: string, now: Instant) => publishAssets(join(folder, build), shared, now),
    shared: () => readdirSync(shared).toSorted(),
    read: (name: string) => readFileSync(join(shared, name), 'utf8'),
  };
}

it('OPS-3 the files of a build stay for a week after the last release with them', () => {
  const { publish, shared, read } = releases({
    first: ['same-0.js', 'site-1.js'],
    second: ['same-0.js', 'site-2.js'],
  });
  expect(publish('first', monday)).toEqual({ published: 2, removed: 0 });
  publish('second', at(6));
  expect(shared()).toEqual(['same-0.js', 'site-1.js', 'site-2.js']);
  // A file that is there is not written again, as an instance may be sending it.
  expect(read('same-0.js')).toBe('first');
  expect(publish('second', at(8))).toEqual({ published: 2, removed: 1 });
  expect(shared()).toEqual(['same-0.js', 'site-2.js']);
});

it('OPS-3 a release that is rolled back to has its files again', () => {
  const { publish, shared } = releases({ first: ['site-1.js'], second: ['site-2.js'] });
  publish('first', monday);
  publish('second', at(8));
  expect(shared()).toEqual(['site-2.js']);
  publish('first', at(9));
  expect(shared()).toEqual(['site-1.js', 'site-2.js']);
});
