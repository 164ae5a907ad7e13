import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { variables } from '#src/config/settings.ts';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  file = join(folder, 'secret');
  writeFileSync(file, 'a-secret-of-a-file-of-some-length\n');
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(variables.filter(({ isSecret }) => isSecret))(
  'OPS-5 $name can be in a file, without the line break at its end',
  ({ name }) => {
    const secret = name === 'REDIS_URL' ? 'redis://a-secret-of-a-file' : 'a-secret-of-a-file-of-some-length';
    writeFileSync(file, `${secret}\n`);
    const fromFile = readConfig({ [`${name}_FILE`]: file });
    expect(fromFile).toMatchObject({ kind: 'ready' });
    expect(fromFile).toEqual(readConfig({ [name]: secret }));
  },
);

it('OPS-5 F04 a secret that is given twice, or whose file cannot be read, is refused by name', () => {
  expect(readConfig({ PURGE_SECRET: 'a-secret-of-its-own', PURGE_SECRET_FILE: file })).toEqual({
    kind: 'refused',
    refusals: [{ variable: 'PURGE_SECRET_FILE', reason: 'PURGE_SECRET is set, too: one of them is enough' }],
  });
  expect(readConfig({ METRICS_TOKEN_FILE: join(folder, 'none') })).toMatchObject({
    kind: 'refused',
    refusals: [
      { variable: 'METRICS_TOKEN_FILE', reason: expect.stringContaining('it cannot be read: ENOENT') },
    ],
  });
});

it('OPS-5 F04 a secret of a file is held to the same rules, and is not in the message', () => {
  const short = join(folder, 'short');
  writeFileSync(short, 'short-one');
  const reading = readConfig({ PURGE_SECRET_FILE: short });
  expect(reading).toMatchObject({ kind: 'refused', refusals: [{ variable: 'PURGE_SECRET' }] });
  expect(JSON.stringify(reading)).not.toContain('short-one');
});
