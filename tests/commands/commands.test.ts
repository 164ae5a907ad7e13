import { describe, expect, it } from 'vitest';
import { asInATerminal, beginCommand, freePorts } from '#tests/commands/lasting-command.ts';
import { lasting, quick } from '#tests/commands/lists.ts';
import { root } from '#tests/root.ts';
import { run } from '#tests/run/command.ts';

describe('a command of the pages', () => {
  it.each(lasting)(
    '%s says where it is, is there, and ends when told to',
    async (name, says, path, words) => {
      const port = await freePorts(6);
      const environment = { PORT: String(port), SANDBOX_PORT: String(port + 1), FAREWELL_MS: '0' };
      const command = beginCommand(name, environment, says);
      try {
        const answer = await fetch(`${await command.address}${path}`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain(words);
      } finally {
        await command.stop();
      }
    },
  );

  it.each(quick)('%s does what it says', async (command, says) => {
    const ending = await run(['sh', '-c', command], root, asInATerminal);
    expect(ending).toEqual({ code: 0, output: expect.stringMatching(says) });
  });
});
