import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { secretVariableNames, variableNames } from '#src/config/variables.ts';
import { root } from '#tests/root.ts';
import { references } from '#tests/tools/docs/references.ts';

const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const example = readText('docs/operation/.env.example');

it.each(['docs/configuration.md', 'docs/operation/.env.example'])(
  'OPS-6 %s says what the server reads (npm run docs generates it)',
  (path) => {
    expect(references()[path]).toBe(readText(path));
    for (const name of variableNames)
      expect(
        readText(path).match(new RegExp(`^(?:\\| \`${name}\` \\|(?: .+ \\|){3}$|#${name}=)`, 'gm')),
      ).toHaveLength(1);
  },
);

it('OPS-6 the values of the example are accepted', () => {
  const variables = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(variables).toSorted()).toEqual(variableNames.toSorted());
  // The folder of the example is that of a server.
  const reading = readConfig({ ...variables, SHARED_ASSETS: 'docs' });
  expect(reading.kind === 'refused' && reading.refusals).toBe(false);
});

it('OPS-6 the example contains no secret that a site could start with', () => {
  const values = secretVariableNames.map((name) => new RegExp(`^#${name}=(.*)$`, 'm').exec(example)?.[1]);
  expect(values.filter((value) => value !== '' && !value?.startsWith('redis://'))).toEqual([]);
});
