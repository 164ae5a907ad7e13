import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longCommands, soakCommand } from '#tests/commands/command-lists.ts';
import { runInShell } from '#tests/commands/running-command.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

const goal = /^ {2}(?:met {3}|MISSED) {2}\S.*: [\d.]+.* \(at (?:most|least) /gm;

describe('a command that takes minutes', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyOfProject();
  });
  afterAll(() => copy.remove());

  const ended = (command: string) => runInShell(command, {}, copy.folder);

  it.each(longCommands)('%s succeeds with the documented output', async (command, output) => {
    expect(await ended(command)).toEqual({ code: 0, output: expect.stringMatching(output) });
  });

  it(`${soakCommand} runs all its parts, and fails if it has missed a goal`, async () => {
    const { code, output } = await ended(soakCommand);
    const [, ...parts] = output.split(/^[a-z]+\n$/m);
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.map((part) => part.match(goal)?.length ?? 0)).not.toContain(0);
    expect({ code, output }).toEqual({ code: output.includes('MISSED') ? 1 : 0, output });
  });
});
