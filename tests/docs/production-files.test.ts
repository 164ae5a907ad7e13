import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { documentedBlock } from '#tests/commands/documented-commands.ts';
import { documents } from '#tests/docs/document.ts';

const container = 'docs/operation/container';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'production-'));
  mkdirSync(join(folder, container, 'tls'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function runInFolder(block: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync('sh', ['-euc', block], { cwd: folder, env: { ...process.env, ...environment } });
}

it('OPS-5 the documented commands write secrets that the site accepts, for one user alone', ({ skip }) => {
  if (spawnSync('openssl', ['version']).error) skip('no openssl on this machine');
  const block = documentedBlock(documents(), 'secrets');
  runInFolder(block.replace('chown 1000', `chown ${process.getuid?.()}`));
  const secrets = join(folder, container, 'secrets');
  const names = readdirSync(secrets);
  expect(names).toHaveLength(4);
  expect(new Set(names.map((name) => statSync(join(secrets, name)).mode & 0o777))).toEqual(new Set([0o400]));
  const variables = Object.fromEntries(
    names.map((name) => [`${name.toUpperCase()}_FILE`, join(secrets, name)]),
  );
  expect(readConfig(variables)).toMatchObject({
    kind: 'ready',
    config: {
      elasticsearchToken: '',
      publicFormToken: '',
      operation: { metricsToken: expect.stringMatching(/^[\da-f]{64}$/) },
    },
  });
});

it('OPS-3 the documented commands keep the files of earlier releases for a week, and bring back one that is current', () => {
  const [own, shared] = [join(folder, 'dist/client/assets'), join(folder, 'shared')];
  for (const one of [own, shared]) mkdirSync(one, { recursive: true });
  const write = (name: string, days: number) => {
    writeFileSync(join(shared, name), 'former');
    const seconds = statSync(folder).mtimeMs / 1000 - days * 24 * 3600;
    utimesSync(join(shared, name), seconds, seconds);
  };
  write('site-0.js', 9);
  write('site-1.js', 6);
  write('same-0.js', 6);
  write('word-0.js', 9);
  for (const name of ['site-2.js', 'same-0.js', 'word-0.js']) writeFileSync(join(own, name), 'current');
  runInFolder(documentedBlock(documents(), 'sharedAssets').replaceAll('/srv/klankhuis-assets', shared));
  expect(readdirSync(shared).toSorted()).toEqual(['same-0.js', 'site-1.js', 'site-2.js', 'word-0.js']);
  // One that is there is not written again, as an instance may be sending it.
  expect(readFileSync(join(shared, 'same-0.js'), 'utf8')).toBe('former');
});

it('OPS-4 the documented hook puts a renewed certificate where nginx reads it, its key for root alone', () => {
  writeFileSync(join(folder, 'fullchain.pem'), 'chain');
  writeFileSync(join(folder, 'privkey.pem'), 'key');
  const block = documentedBlock(documents(), 'renewal');
  runInFolder(block.replace(/^podman .*$/m, ''), { RENEWED_LINEAGE: folder });
  const tls = join(folder, container, 'tls');
  expect(readFileSync(join(tls, 'certificate.pem'), 'utf8')).toBe('chain');
  expect(readFileSync(join(tls, 'key.pem'), 'utf8')).toBe('key');
  expect(statSync(join(tls, 'key.pem')).mode & 0o777).toBe(0o600);
});
