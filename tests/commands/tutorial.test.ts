import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { developmentSite } from '#tests/commands/development-site.ts';
import { runInShell } from '#tests/commands/running-command.ts';
import { codeBlocksIn, documents, splitCommands } from '#tests/docs/document.ts';
import { copyOfProject } from '#tests/support/project-copy.ts';

/** The author of the commits, which git reads from the environment. */
const author = {
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'user.name',
  GIT_CONFIG_VALUE_0: 'Anna',
  GIT_CONFIG_KEY_1: 'user.email',
  GIT_CONFIG_VALUE_1: 'anna@klankhuis.test',
};

/** The days of the concerts that a page shows. */
async function daysOn(page: Page): Promise<readonly string[]> {
  const times = page.locator('main li time');
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  return [...new Set(moments.map((moment) => moment.slice(0, 'yyyy-mm-dd'.length)))];
}

it('the tutorial leads to a branch that passes every check, followed to its last line', async () => {
  const blocks = documents()
    .filter(({ path }) => path === 'docs/tutorial/first-template.md')
    .flatMap(codeBlocksIn)
    .map((block) => `${block}\n`);
  expect(blocks).toHaveLength(9);
  const [generate, serve, test, requirement, sentence, imported, rule, check, undo] = blocks as [
    string,
    ...string[],
  ];
  const copy = copyOfProject(['node_modules']);
  onTestFinished(() => copy.remove());
  const ended = (command: string) => runInShell(command, author, copy.folder);
  const done = async (block = '') => {
    for (const command of splitCommands(block)) {
      const { code, output } = await ended(command);
      expect(code, `${command}\n${output}`).toBe(0);
    }
  };
  const replace = (path: string, place: string | RegExp, text = '') => {
    const before = readFileSync(join(copy.folder, path), 'utf8');
    expect(before).toMatch(place);
    writeFileSync(
      join(copy.folder, path),
      before.replace(place, () => text),
    );
  };

  await done('git init -q -b main && git add -A && git commit -qm all');
  const original = copy.texts();
  await done(generate);
  expect(serve?.trim()).toBe('npm run dev');
  const site = await developmentSite(copy.folder);
  onTestFinished(() => site.stop());
  const page = await site.open('/programme-booklet');
  expect(await page.locator('h1').textContent()).toBe('Programme booklet');
  expect((await daysOn(page)).length).toBeGreaterThan(1);
  await page.goto(`${site.url}/en/programme-booklet`);
  expect((await daysOn(page)).length).toBeGreaterThan(1);
  await done(test);

  replace('docs/requirements.md', /- \*\*TPL-25\*\*.*\n/, requirement);
  replace(
    'tests/ui/screens/programme-booklet/programme-booklet.template.test.ts',
    /it\('TPL-25[^]*/,
    sentence,
  );
  const red = await ended(test ?? '');
  expect(red).toEqual({ code: 1, output: expect.stringContaining('De Planeten') });

  const template = 'ui/screens/programme-booklet/programme-booklet.template.tsx';
  replace(template, /^/, imported);
  replace(template, 'return events.map(toCompactConcertFields);', rule);
  await done(test);
  const days = async () => {
    await page.reload();
    return daysOn(page);
  };
  await expect.poll(days).toHaveLength(1);
  await page.goto(`${site.url}/programme-booklet`);
  expect(await daysOn(page)).toHaveLength(1);
  await site.stop();

  await done(check);
  expect((await ended('git status --porcelain')).output).toBe('');
  await done(undo);
  expect(copy.texts()).toEqual(original);
});
