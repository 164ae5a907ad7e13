import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { variables } from '#src/config/settings.ts';
import { root } from '#tests/root.ts';
import { references } from '#tests/tools/docs/references.ts';

const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const example = readText('docs/operation/.env.example');

it.each(['docs/configuration.md', 'docs/operation/.env.example'])(
  'OPS-6 %s says what the server reads (npm run docs generates it)',
  (path) => {
    expect(references()[path]).toBe(readText(path));
    for (const { name } of variables)
      expect(
        readText(path).match(new RegExp(`^(?:\\| \`${name}\` \\|(?: .+ \\|){3}$|#${name}=)`, 'gm')),
      ).toHaveLength(1);
  },
);

it('OPS-6 the values of the example are accepted', () => {
  const given = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(given).toSorted()).toEqual(variables.map(({ name }) => name).toSorted());
  // The folder of the example is that of a server.
  const reading = readConfig({ ...given, SHARED_ASSETS: 'docs' });
  expect(reading.kind === 'refused' && reading.refusals).toBe(false);
});

it('OPS-6 the example contains no secret that a site could start with', () => {
  const secrets = variables.filter(({ isSecret }) => isSecret);
  const values = secrets.map(({ name }) => new RegExp(`^#${name}=(.*)$`, 'm').exec(example)?.[1]);
  expect(values.filter((value) => value !== '' && !value?.startsWith('redis://'))).toEqual([]);
});
