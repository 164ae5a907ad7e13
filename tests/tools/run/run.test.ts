import { describe, expect, it } from 'vitest';
import { findBrowser, findWholeBrowser, type Machine } from '#tests/tools/run/browser.ts';
import { run } from '#tests/tools/run/command.ts';
import { describeMissing, findMissingTools } from '#tests/tools/run/install-tools.ts';
import { parseOptions, type RunOptions } from '#tests/tools/run/options.ts';
import { formatSummary, isSuccessful, sumOutcomes, toOutcome } from '#tests/tools/run/outcome.ts';
import { readPlaywrightReport } from '#tests/tools/run/playwright-report.ts';
import { planStages } from '#tests/tools/run/steps.ts';
import { readVitestReport } from '#tests/tools/run/vitest-report.ts';

const good = { code: 0, output: 'all well' };
const bad = { code: 1, output: 'first line\nlast line' };

describe('the options', () => {
  it('are none for everything, or name one part', () => {
    expect(parseOptions([])).toEqual({});
    expect(parseOptions(['--only', 'node'])).toEqual({ only: 'node' });
    expect(parseOptions(['--only=e2e'])).toEqual({ only: 'e2e' });
  });

  it('name a shard of the browser tests', () => {
    expect(parseOptions(['--only', 'e2e', '--shard', '4/4'])).toEqual({ only: 'e2e', shard: '4/4' });
  });

  it.each([
    [['--only']],
    [['--only', 'nothing']],
    [['--quick']],
    [['--only', 'node', 'domain']],
    [['--shard', '1/4']],
    [['--only', 'node', '--shard', '1/4']],
    [['--only', 'e2e', '--shard', '5/4']],
    [['--only', 'e2e', '--shard', '0/4']],
    [['--only', 'e2e', '--shard', 'half']],
  ])('are nothing else: %j', (words) => {
    expect(parseOptions(words)).toBeUndefined();
  });
});

describe('the steps', () => {
  const namesOf = (options: RunOptions) =>
    planStages(options).map((jobs) => jobs.map((steps) => steps.map(({ name }) => name)));

  it('are those of CI by default: the browser tests follow the commands, which rebuild the site', () => {
    expect(namesOf({})).toEqual([
      [
        ['types', 'lint', 'format', 'spec', 'domain', 'node'],
        ['build', 'build:offline', 'commands', 'e2e'],
      ],
    ]);
  });

  it.each(['commands', 'e2e'] as const)('build before %s, which need it', (only) => {
    expect(namesOf({ only })).toEqual([[['build', 'build:offline', only]]]);
    expect(planStages({ only })[0]?.[0]?.at(-1)?.needs).toBe('build');
  });

  it('retry no browser test, so that a flaky test fails the run', () => {
    const [[steps = []] = []] = planStages({ only: 'e2e' });
    expect(steps.at(-1)?.command).toEqual(['playwright', 'test']);
  });

  it('pass a shard to the browser tests', () => {
    const [[steps = []] = []] = planStages({ only: 'e2e', shard: '1/4' });
    expect(steps.at(-1)?.command).toContain('--shard=1/4');
  });
});

describe('the outcome of a step', () => {
  const tests = { passed: 3, failures: [], skipped: ['no Redis'] };

  it('is the sum of its tests', () => {
    expect(toOutcome('node', good, tests)).toEqual(tests);
  });

  it('is one failure if it failed without tests, with the end of its output', () => {
    expect(toOutcome('types', bad, undefined)).toEqual({
      passed: 0,
      failures: [{ name: 'types ended with 1', message: 'first line\nlast line' }],
      skipped: [],
    });
  });

  it('has an additional failure if it failed and every test passed', () => {
    expect(toOutcome('node', { code: null, output: 'killed' }, tests)).toEqual({
      passed: 3,
      failures: [{ name: 'node ended with a signal', message: 'killed' }],
      skipped: ['no Redis'],
    });
  });

  it('counts a failing test once', () => {
    const failing = { passed: 3, failures: [{ name: 'a test', message: 'no' }], skipped: [] };
    expect(toOutcome('node', bad, failing)).toEqual(failing);
  });

  it('is a failure if there were no tests', () => {
    const outcome = toOutcome('node', good, { passed: 0, failures: [], skipped: [] });
    expect(outcome.failures.map(({ name }) => name)).toEqual(['node ran no test']);
  });
});

describe('the end of a run', () => {
  it('is one line, after the failures and the reasons for skipped tests', () => {
    const whole = sumOutcomes([
      { passed: 2, failures: [], skipped: ['no Redis', 'no nginx'] },
      { passed: 1, failures: [{ name: 'a test', message: 'one\n\ntwo' }], skipped: ['no Redis'] },
    ]);
    expect(formatSummary(whole)).toEqual([
      '',
      '1) a test',
      '   one\n\n   two',
      '',
      '2 skipped: no Redis',
      '1 skipped: no nginx',
      '3 passed, 1 failed, 3 skipped',
    ]);
    expect(isSuccessful(whole)).toBe(false);
  });

  it('is successful only if something passed and nothing failed', () => {
    expect(isSuccessful({ passed: 1, failures: [], skipped: [] })).toBe(true);
    expect(isSuccessful({ passed: 0, failures: [], skipped: [] })).toBe(false);
  });
});

describe('the report of vitest', () => {
  it('is counted, with a file that cannot be loaded as one failure', () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        {
          name: '/home/hall/tests/sale.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a sale sells', status: 'passed', failureMessages: [] },
            {
              fullName: 'a sale is shared',
              status: 'skipped',
              failureMessages: [],
              meta: { skipNote: 'no Redis on this machine' },
            },
            {
              fullName: 'a sale ends',
              status: 'failed',
              failureMessages: [
                'expected 1\n    at /home/hall/tests/sale.test.ts:3\n    at node_modules/vitest/x.js:1',
              ],
            },
          ],
        },
        {
          name: '/home/hall/tests/gone.test.ts',
          status: 'failed',
          message: 'no such file',
          assertionResults: [],
        },
      ],
    };
    expect(readVitestReport(JSON.stringify(report), '/home/hall')).toEqual({
      passed: 2,
      failures: [
        {
          name: 'tests/sale.test.ts a sale ends',
          message: 'expected 1\n    at /home/hall/tests/sale.test.ts:3',
        },
        { name: 'tests/gone.test.ts', message: 'no such file' },
      ],
      skipped: ['no Redis on this machine'],
    });
  });
});

describe('the report of Playwright', () => {
  const time = { startTime: '2026-12-04T19:15:00.000Z', duration: 2000 };

  it('is counted through its groups; a failed setup and a test that passed on a retry are failures', () => {
    const failed = {
      projectName: 'phone',
      status: 'unexpected',
      results: [{ ...time, errors: [{ message: '\u001b[31mno\u001b[39m' }] }],
    };
    const passed = { projectName: 'desk', status: 'expected', results: [{ ...time, errors: [] }] };
    const twice = {
      projectName: 'desk',
      status: 'flaky',
      results: [
        { ...time, errors: [{ message: 'late' }] },
        { ...time, errors: [] },
      ],
    };
    const spec = { title: 'opens the menu', file: 'menu.spec.ts', line: 4, tests: [failed, passed, twice] };
    const report = {
      stats: { expected: 5, skipped: 1 },
      errors: [{ message: 'no server' }],
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    };
    expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
      passed: 5,
      failures: [
        { name: 'playwright', message: 'no server' },
        { name: 'menu.spec.ts:4 [phone] opens the menu', message: 'no' },
        { name: 'menu.spec.ts:4 [desk] opens the menu', message: 'late' },
      ],
      skipped: ['a browser test that did not run'],
    });
  });

  it('shows with a failure the warnings and errors that the site logged during the test', () => {
    const toLine = (level: string, at: string) =>
      JSON.stringify({ level, at: `2026-12-04T19:15:${at}.000Z`, event: `at ${at}` });
    const inTime = toLine('error', '01');
    const siteLog = [toLine('error', '05'), toLine('info', '01'), inTime, ''].join('\n');
    const results = [{ ...time, errors: [{ message: 'no' }] }];
    const failed = { projectName: 'phone', status: 'unexpected', results };
    const spec = { title: 'opens the menu', file: 'menu.spec.ts', line: 4, tests: [failed] };
    const report = { stats: { expected: 1, skipped: 0 }, errors: [], suites: [{ specs: [spec] }] };
    const [failure] = readPlaywrightReport(JSON.stringify(report), siteLog).failures;
    expect(failure?.message).toBe(`no\nThe site logged during this test:\n${inTime}`);
  });
});

describe('the browser', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const ofPlaywright = '/home/hall/.cache/chromium';
  const machineWith = (...paths: readonly string[]): Machine => ({
    has: (path) => paths.includes(path),
    installed: () => [chrome],
    playwrightBrowser: ofPlaywright,
  });

  it.each([
    ['the one that is named', ['/opt/chrome', '/usr/bin/chromium'], '/opt/chrome'],
    [
      'the headless shell before the whole browser',
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    ["the system's", ['/usr/bin/google-chrome', ofPlaywright], '/usr/bin/google-chrome'],
    ['where macOS or Windows has it', [chrome, ofPlaywright], chrome],
    ["Playwright's own", [ofPlaywright], ofPlaywright],
    ['nowhere', [], undefined],
  ])('is %s', (_, paths, expected) => {
    expect(findBrowser(machineWith(...paths), '/opt/chrome')).toBe(expected);
  });

  it('is the full one if the headless shell does not suffice', () => {
    const machine = machineWith('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');
    expect(findWholeBrowser(machine)).toBe('/usr/bin/chromium');
  });
});

describe('the tools of a run', () => {
  const steps = planStages({ only: 'node' }).flat(2);
  const tool = (name: string, isInstalled: boolean, isUsed = true) => ({
    name,
    isInstalled: () => isInstalled,
    isUsedBy: () => isUsed,
  });

  it('are missing if a step needs them and the machine does not have them', () => {
    const known = [tool('nginx', true), tool('redis-server', false), tool('chromium', false, false)];
    expect(findMissingTools(steps, known).map(({ name }) => name)).toEqual(['redis-server']);
  });

  it('are named in one sentence, with what happens without them', () => {
    expect(describeMissing([tool('redis-server', false), tool('nginx', false)])).toBe(
      'Not installed here: redis-server, nginx (apt-get install redis-server nginx); the tests that need it are skipped.',
    );
    expect(describeMissing([tool('chromium', false)])).toMatch(/^Not installed here: chromium .*fail.*\.$/);
  });
});

describe('a command', () => {
  it('ends with its exit code and output', async () => {
    const exit = await run(
      ['node', '-e', 'console.log("out"); console.error("err"); process.exit(3)'],
      process.cwd(),
    );
    expect(exit.code).toBe(3);
    expect(exit.output).toContain('out');
    expect(exit.output).toContain('err');
  });

  it('that does not exist fails with a message', async () => {
    expect(await run(['no-such-program'], process.cwd())).toEqual({
      code: null,
      output: 'spawn no-such-program ENOENT',
    });
  });
});
