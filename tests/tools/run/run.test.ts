import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { root } from '#tests/root.ts';
import { findBrowser, findWholeBrowser } from '#tests/tools/run/browser.ts';
import { describeMissing, findMissingTools } from '#tests/tools/run/install-tools.ts';
import { formatSummary } from '#tests/tools/run/outcome.ts';
import { siteLogFile } from '#tests/tools/run/playwright-reporter.ts';
import { runStep } from '#tests/tools/run/run-step.ts';
import { planJobs, type Step } from '#tests/tools/run/steps.ts';

describe('the steps', () => {
  const namesOf = (...words: readonly string[]) =>
    planJobs(words)?.map((steps) => steps.map(({ name }) => name));

  it('are those of CI by default: the browser tests follow all others, because they need all cores', () => {
    expect(namesOf()).toEqual([
      ['types', 'lint', 'format', 'spec', 'domain', 'node'],
      ['build', 'build:offline', 'commands', 'e2e'],
    ]);
    const last = planJobs([])
      ?.flat()
      .filter((step) => step.isLast);
    expect(last?.map(({ name }) => name)).toEqual(['e2e']);
  });

  it('are those of one part, after the builds if it needs them', () => {
    expect(namesOf('--only', 'node')).toEqual([['node']]);
    expect(namesOf('--only=commands')).toEqual([['build', 'build:offline', 'commands']]);
    expect(namesOf('--only', 'e2e')).toEqual([['build', 'build:offline', 'e2e']]);
  });

  it('run a shard of the browser tests, and retry none, so that a flaky test fails the run', () => {
    const command = planJobs(['--only', 'e2e', '--shard', '1/4'])?.[0]?.at(-1)?.command ?? [];
    expect(command).toContain('--shard=1/4');
    expect(command.join(' ')).not.toContain('--retries');
  });

  it.each([
    ['--only'],
    ['--only nothing'],
    ['--help'],
    ['--only node domain'],
    ['--shard 1/4'],
    ['--only node --shard 1/4'],
    ['--only e2e --shard 0/4'],
    ['--only e2e --shard half'],
  ])('are none for other words: %s', (words) => {
    expect(planJobs(words.split(' '))).toBeUndefined();
  });
});

describe('a step', () => {
  let folder = '';
  beforeAll(() => {
    mkdirSync(join(root, 'test-results'), { recursive: true });
    folder = mkdtempSync(join(root, 'test-results/planted-'));
    mkdirSync(join(folder, 'test-results'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const planned = (name: string) => planJobs(['--only', name])?.[0]?.at(-1)?.command ?? ['false'];
  /** The command of a step, with the paths of its reporters from another folder. */
  const toStep = (name: string, ...words: readonly string[]): Step => {
    const [program, ...rest] = planned(name);
    const reporters = rest.map((word) => word.replace('./tests', join(root, 'tests')));
    return { name, command: [program, ...reporters, ...words], runsTests: true };
  };

  it('a step of Vitest names each failure, also of a file, a hook and an unhandled rejection, and each reason to skip', async () => {
    write(
      'vitest.config.ts',
      "export default { test: { projects: [{ test: { name: 'node', include: ['*.test.ts'] } }] } };",
    );
    write(
      'sale.test.ts',
      `import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
      it('sells', () => {});
      it('is shared', (test) => test.skip('no Redis'));
      it('ends', () => expect(1).toBe(2));
      it('is not awaited', () => void Promise.reject(new Error('late')));
      describe('a hook', () => {
        beforeAll(() => { throw new Error('no server'); });
        it('is needed', () => {});
      });`,
    );
    write('gone.test.ts', "import './gone.ts';");
    const { passed, failures, skipped } = await runStep(toStep('node'), folder);
    expect(failures.map(({ name, message }) => [name, message.split('\n')[0]])).toEqual([
      ['an unhandled error', 'Error: late'],
      ['gone.test.ts', expect.stringContaining("Cannot find module './gone.ts'")],
      ['sale.test.ts a hook', 'Error: no server'],
      ['sale.test.ts ends', expect.stringContaining('expected 1 to be 2')],
    ]);
    expect([passed, skipped]).toEqual([2, ['no Redis', expect.any(String)]]);
    expect(failures.map(({ message }) => message).join()).not.toContain('node_modules/vitest');
  }, 120_000);

  it('a step of Playwright names each failure, with what the site logged, a flaky test, and each reason to skip', async () => {
    const config = join(folder, 'playwright.config.ts');
    const settings = "testMatch: '*.spec.ts', testDir: '.', outputDir: 'output'";
    write(
      'playwright.config.ts',
      `export default { ${settings}, retries: 1, projects: [{ name: 'phone' }] };`,
    );
    write(
      'menu.spec.ts',
      `import { appendFileSync } from 'node:fs';
      import { expect, test } from 'playwright/test';
      test('opens', () => {});
      test('is wide', () => test.skip(true, 'on a desktop only'));
      test('closes', async ({}, { retry }) => {
        const log = (level) => appendFileSync('${join(folder, siteLogFile)}', JSON.stringify({ level, at: new Date().toISOString() }) + '\\n');
        log('info');
        log('error');
        expect(retry).toBe(2);
      });
      test('is slow', ({}, { retry }) => expect(retry).toBe(1));`,
    );
    const { passed, failures, skipped } = await runStep(toStep('e2e', '--config', config), folder);
    expect(failures.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^menu\.spec\.ts:5 \[phone\] closes$/),
      expect.stringMatching(/^menu\.spec\.ts:11 \[phone\] is slow$/),
    ]);
    expect(failures[0]?.message).toMatch(/The site logged during this test:\n\{"level":"error"/);
    expect(failures[0]?.message).not.toContain('info');
    expect([passed, skipped]).toEqual([1, ['on a desktop only']]);
    write('setup.ts', "export default () => { throw new Error('no site'); };");
    write('playwright.config.ts', `export default { ${settings}, globalSetup: './setup.ts' };`);
    const { failures: ofSetup } = await runStep(toStep('e2e', '--config', config), folder);
    expect(ofSetup).toEqual([{ name: 'playwright', message: expect.stringContaining('no site') as string }]);
  }, 120_000);

  const node = (script: string, runsTests = false): Step => ({
    name: 'types',
    command: ['node', '-e', script],
    runsTests,
  });
  const namesOf = async (step: Step) => (await runStep(step, folder)).failures.map(({ name }) => name);

  it('a step that succeeds without tests is good, and fails if it should have run some', async () => {
    expect(await namesOf(node(''))).toEqual([]);
    expect(await namesOf(node('', true))).toEqual(['types ran no test']);
  });

  it('a step that breaks off is one failure, with the end of its output', async () => {
    const script = 'console.log("out"); console.error("err"); process.exit(3)';
    expect((await runStep(node(script), folder)).failures).toEqual([
      { name: 'types ended with 3', message: expect.stringMatching(/out\nerr|err\nout/) as string },
    ]);
    expect(await namesOf(node('process.kill(process.pid)', true))).toEqual(['types ended with a signal']);
    expect(await namesOf({ name: 'lint', command: ['no-such-program'] })).toEqual([
      'lint ended with a signal',
    ]);
  });
});

it('the end of a run is one line, after the failures and the reasons for skipped tests', () => {
  const failures = [{ name: 'a test', message: 'one\n\ntwo' }];
  expect(formatSummary({ passed: 3, failures, skipped: ['no Redis', 'no nginx', 'no Redis'] })).toEqual([
    '',
    '1) a test',
    '   one\n\n   two',
    '',
    '2 skipped: no Redis',
    '1 skipped: no nginx',
    '3 passed, 1 failed, 3 skipped',
  ]);
});

describe('the browser', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const shell = '/usr/bin/chromium-headless-shell';
  const among =
    (...paths: readonly string[]) =>
    (path: unknown) =>
      paths.includes(String(path));

  it('is the one that is named, else the headless shell, an installed one, or none', () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/chrome');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(findBrowser(among('/opt/chrome', shell), () => [])).toBe('/opt/chrome');
    expect(findBrowser(among(shell, chrome), () => [chrome])).toBe(shell);
    expect(findBrowser(among(chrome), () => [chrome])).toBe(chrome);
    expect(findBrowser(among(), () => [chrome])).toBeUndefined();
  });

  it('is the full one if the headless shell does not suffice, or that of Playwright', () => {
    expect(findWholeBrowser(among(shell, chrome), () => [chrome])).toBe(chrome);
    expect(
      findWholeBrowser(
        () => true,
        () => [],
      ),
    ).toContain('chrom');
  });
});

describe('the tools of a run', () => {
  const known = { chromium: () => false, 'redis-server': () => false, nginx: () => true };
  const missingFor = (name: string) => findMissingTools(planJobs(['--only', name])?.flat() ?? [], known);

  it('are missing if a step needs them and the machine does not have them', () => {
    expect(missingFor('domain')).toEqual([]);
    expect(missingFor('node')).toEqual(['redis-server']);
    expect(missingFor('commands')).toEqual(['chromium', 'redis-server']);
  });

  it('are named in one sentence, with what happens without them', () => {
    expect(describeMissing(['redis-server', 'nginx'])).toBe(
      'Not installed here: redis-server, nginx (apt-get install redis-server nginx); the tests that need it are skipped.',
    );
    expect(describeMissing(['chromium'])).toMatch(/^Not installed here: chromium .*fail.*\.$/);
  });
});
