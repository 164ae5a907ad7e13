import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '#tests/root.ts';
import { parseOptions } from '#tests/run/options.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
        readonly steps: readonly { readonly run?: string }[];
      }
    >
  >;
}

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map(
  (name) => [name, parse(readFileSync(join(root, folder, name), 'utf8')) as Workflow] as const,
);

/** Every command of a workflow, once for each value of its matrix. */
function listCommands({ jobs }: Workflow): readonly string[] {
  return Object.values(jobs).flatMap(({ strategy, steps }) =>
    steps.flatMap(({ run }) => (run === undefined ? [] : expanded(run, strategy?.matrix ?? {}))),
  );
}

function expanded(
  command: string,
  matrix: Readonly<Record<string, readonly (string | number)[]>>,
): readonly string[] {
  const name = /\$\{\{ matrix\.(\w+) \}\}/.exec(command)?.[1];
  if (name === undefined) return [command];
  return (matrix[name] ?? []).flatMap((value) =>
    expanded(command.replaceAll(`\${{ matrix.${name} }}`, String(value)), matrix),
  );
}

describe.each(workflows)('the workflow %s', (_name, workflow) => {
  it('runs only scripts of package.json', () => {
    const unknown = listCommands(workflow).filter((command) => {
      const script = /^npm (?:run )?([\w:]+)(?: -- .*)?$/.exec(command)?.[1] ?? '';
      return command !== 'npm ci' && !Object.hasOwn(scripts, script);
    });
    expect(unknown).toEqual([]);
    expect(listCommands(workflow).length).toBeGreaterThan(1);
  });

  it('passes only valid options to npm test', () => {
    const tests = listCommands(workflow).filter((command) => command.startsWith('npm test'));
    const unread = tests.filter((command) => !parseOptions(command.split(' ').slice(3)));
    expect(unread).toEqual([]);
  });
});

it('the workflows run every part of the tests', () => {
  const commands = workflows.flatMap(([, workflow]) => listCommands(workflow));
  const parts = ['domain', 'node', 'commands', 'e2e --shard 1/4', 'e2e --shard 4/4'];
  expect(parts.filter((part) => !commands.includes(`npm test -- --only ${part}`))).toEqual([]);
});

it('the editor’s configurations run scripts of package.json', () => {
  const launch = JSON.parse(readFileSync(join(root, '.vscode/launch.json'), 'utf8')) as {
    readonly configurations: readonly { readonly runtimeArgs?: readonly string[] }[];
  };
  const named = launch.configurations.flatMap(({ runtimeArgs }) => runtimeArgs?.[1] ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
});
