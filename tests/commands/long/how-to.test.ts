import { afterEach, describe, expect, it } from 'vitest';
import { followHowTo, howTos } from '#tests/commands/how-to-steps.ts';
import { runInShell } from '#tests/commands/running-command.ts';
import { copyOfProject, type ProjectCopy } from '#tests/support/project-copy.ts';

/** What a reader runs after a page: its generated pages and format, then every check, then the tests that the change can reach. */
const commands = ['npm run docs', 'npm run format', 'npm run check', 'npm run test:changed'];

describe('a how-to page, followed to its end,', () => {
  let copy: ProjectCopy;
  afterEach(() => copy.remove());

  it.each(howTos)(
    '%s leaves a project that passes every check, and the tests of its change',
    async (page) => {
      copy = copyOfProject(['node_modules']);
      const done = async (command: string) => {
        const { code, output } = await runInShell(command, {}, copy.folder);
        expect(code, `${command}\n${output}`).toBe(0);
      };
      const author = '-c user.name=Anna -c user.email=anna@klankhuis.test';
      await done(`git init -q && git add -A && git ${author} commit -qm all`);
      followHowTo(copy.folder, page);
      for (const command of commands) await done(command);
    },
  );
});
