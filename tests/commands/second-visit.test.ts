import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ReleaseVisits, type SentFile, visitTwoReleases } from '#tests/commands/visit-two-releases.ts';
import { root } from '#tests/root.ts';
import { currentSeason } from '#tests/tools/bench/support/running-site.ts';
import { productionPackages } from '#tests/tools/supply-chain/locked-packages.ts';

const sizeOf = (files: readonly SentFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

describe('a browser that has visited the former release', () => {
  let visits: ReleaseVisits;

  beforeAll(async () => {
    visits = await visitTwoReleases(currentSeason().season);
  }, 300_000);

  it('OPS-7 loads at most 20 kB of script of a release that changes a text and a component', () => {
    expect(sizeOf(visits.first)).toBeGreaterThan(100_000);
    expect(sizeOf(visits.second)).toBeGreaterThan(0);
    expect(sizeOf(visits.second)).toBeLessThanOrEqual(20_000);
    expect(new Set(visits.second.map(({ encoding }) => encoding))).toEqual(new Set(['dcz']));
  });

  it('OPS-7 runs it without errors, and loads none of it again at the next visit', () => {
    expect(visits.errors).toEqual([]);
    expect(visits.third).toEqual([]);
  });
});

it('OPS-7 publishing needs the packages of production alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'klankhuis-published-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['server', 'client'])
    cpSync(join(root, 'dist', part), join(folder, 'dist', part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  const installed = productionPackages();
  for (const scope of new Set(installed.map(({ name }) => name.split('/')[0] ?? ''))) {
    const from = join(root, 'node_modules', scope);
    if (existsSync(from)) symlinkSync(from, join(folder, 'node_modules', scope));
  }
  const words = ['dist/server/publish-assets.js', 'shared'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^shared: \d+ files of this build, 0 differences to former builds/);
});
