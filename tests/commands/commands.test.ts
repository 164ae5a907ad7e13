import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asInATerminal, beginCommand, freePorts } from '#tests/commands/lasting-command.ts';
import { root } from '#tests/root.ts';
import { run } from '#tests/run/command.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const ready = /Ready: (http:\/\/localhost:\d+)/;

/** Each with what it says of where it is, and what is there. */
const lasting = [
  ['dev', ready, '/concerten', 'Concertagenda'],
  ['dev:live', ready, '/concerten', 'Concertagenda'],
  ['start', ready, '/concerten', 'Concertagenda'],
  ['serve', ready, '/robots.txt', 'Sitemap'],
  ['sandbox', /CMS and search +(http:\/\/localhost:\d+)/, '/api/default/nl/global.json', 'Klankhuis'],
  ['preview:offline', /Local: +(http:\/\/localhost:\d+)\//, '/', '<script'],
] as const;

/** Each with what it prints. */
const quick: readonly (readonly [command: readonly [script: string, ...words: string[]], says: RegExp])[] = [
  [['spec'], /(\d+) of \1 requirements/],
  [['bench', '--', 'bytes'], /First visit/],
  [['check'], / passed/],
];

/** The whole run takes these steps itself, or its tests do. */
const ofTheRun = ['test', 'test:domain', 'build', 'build:offline', 'new:screen'];

/** They change what was written, or take minutes and a quiet machine: for a person to run. */
const byHand = ['format', 'docs', 'bench:click', 'lighthouse', 'soak', 'test:mutation'];

describe('every command of the project', () => {
  it('is run by a test, or said to be for a person', () => {
    const known = [
      ...lasting.map(([name]) => name),
      ...quick.map(([[name]]) => name),
      ...ofTheRun,
      ...byHand,
    ];
    expect(known.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it.each(lasting)(
    'npm run %s says where it is, is there, and ends when told to',
    async (name, says, path, words) => {
      const port = await freePorts(6);
      const command = beginCommand(name, { PORT: String(port), SANDBOX_PORT: String(port + 1) }, says);
      try {
        const answer = await fetch(`${await command.address}${path}`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain(words);
      } finally {
        await command.stop();
      }
    },
  );

  it.each(quick)('npm run %j does what it says', async (command, says) => {
    const { code, output } = await run(['npm', 'run', ...command], root, asInATerminal);
    expect(output).toMatch(says);
    expect(code).toBe(0);
  });
});
