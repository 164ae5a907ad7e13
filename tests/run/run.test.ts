import { describe, expect, it } from 'vitest';
import { browserOn, type Machine } from '#tests/run/browser.ts';
import { run } from '#tests/run/command.ts';
import { wishOf } from '#tests/run/options.ts';
import { isGood, outcomeOf, summaryOf, sumOf } from '#tests/run/outcome.ts';
import { readPlaywrightReport } from '#tests/run/playwright-report.ts';
import { stepsOf } from '#tests/run/steps.ts';
import { readVitestReport } from '#tests/run/vitest-report.ts';

const good = { code: 0, output: 'all well' };
const bad = { code: 1, output: 'first line\nlast line' };

describe('what may be asked for', () => {
  it('is everything, or one part', () => {
    expect(wishOf([])).toEqual({ kind: 'run', what: 'all' });
    expect(wishOf(['--only', 'node'])).toEqual({ kind: 'run', what: 'node' });
    expect(wishOf(['--only=e2e'])).toEqual({ kind: 'run', what: 'e2e' });
  });

  it.each([[['--only']], [['--only', 'nothing']], [['--quick']], [['--only', 'node', 'domain']]])(
    'is nothing else: %j',
    (words) => {
      expect(wishOf(words)).toEqual({ kind: 'refused', why: 'Usage: npm test [-- --only domain|node|e2e]' });
    },
  );
});

describe('the steps', () => {
  it('are those of CI when all is asked for', () => {
    expect(stepsOf('all').map(({ name }) => name)).toEqual([
      'types',
      'lint',
      'format',
      'spec',
      'domain',
      'node',
      'build',
      'build:offline',
      'commands',
      'e2e',
    ]);
  });

  it('build before a browser opens', () => {
    expect(stepsOf('e2e').map(({ name, needs }) => [name, needs])).toEqual([
      ['build', undefined],
      ['build:offline', undefined],
      ['e2e', 'build'],
    ]);
  });
});

describe('what a step came to', () => {
  const tests = { passed: 3, failures: [] };

  it('is what its tests came to', () => {
    expect(outcomeOf('node', good, tests)).toEqual(tests);
  });

  it('is one failure where it failed without tests, with its last words', () => {
    expect(outcomeOf('types', bad, undefined)).toEqual({
      passed: 0,
      failures: [{ name: 'types ended with 1', message: 'first line\nlast line' }],
    });
  });

  it('is one failure more where it failed and every test passed', () => {
    expect(outcomeOf('node', { code: null, output: 'killed' }, tests)).toEqual({
      passed: 3,
      failures: [{ name: 'node ended with a signal', message: 'killed' }],
    });
  });

  it('counts a failing test once', () => {
    const failing = { passed: 3, failures: [{ name: 'a test', message: 'no' }] };
    expect(outcomeOf('node', bad, failing)).toEqual(failing);
  });

  it('is a failure where there was nothing to run', () => {
    const outcome = outcomeOf('node', good, { passed: 0, failures: [] });
    expect(outcome.failures.map(({ name }) => name)).toEqual(['node ran no test']);
  });
});

describe('the end of a run', () => {
  it('is one line alone, after the failures', () => {
    const whole = sumOf([
      { passed: 2, failures: [] },
      { passed: 1, failures: [{ name: 'a test', message: 'one\n\ntwo' }] },
    ]);
    expect(summaryOf(whole)).toEqual(['', '1) a test', '   one\n\n   two', '', '3 passed, 1 failed']);
    expect(isGood(whole)).toBe(false);
  });

  it('names what passed at the second try only, and is good', () => {
    const whole = sumOf([
      { passed: 2, failures: [], unsteady: [{ name: 'a test', message: 'late' }] },
      { passed: 1, failures: [] },
    ]);
    expect(summaryOf(whole)).toEqual([
      '',
      'unsteady, passed at the second try: a test',
      '   late',
      '',
      '3 passed, 0 failed',
    ]);
    expect(isGood(whole)).toBe(true);
  });

  it('is good only when something passed and nothing failed', () => {
    expect(isGood({ passed: 1, failures: [] })).toBe(true);
    expect(isGood({ passed: 0, failures: [] })).toBe(false);
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
    });
  });
});

describe('the report of Playwright', () => {
  it('is counted through its groups, setups that failed included', () => {
    const failed = {
      projectName: 'phone',
      status: 'unexpected',
      results: [{ errors: [{ message: '\u001b[31mno\u001b[39m' }] }],
    };
    const passed = { projectName: 'desk', status: 'expected', results: [{ errors: [] }] };
    const twice = {
      projectName: 'desk',
      status: 'flaky',
      results: [{ errors: [{ message: 'late' }] }, { errors: [] }],
    };
    const spec = { title: 'opens the menu', file: 'menu.spec.ts', line: 4, tests: [failed, passed, twice] };
    const report = {
      stats: { expected: 5, flaky: 1 },
      errors: [{ message: 'no server' }],
      suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    };
    expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
      passed: 6,
      failures: [
        { name: 'playwright', message: 'no server' },
        { name: 'menu.spec.ts:4 [phone] opens the menu', message: 'no' },
      ],
      unsteady: [{ name: 'menu.spec.ts:4 [desk] opens the menu', message: 'late' }],
    });
  });
});

describe('the browser', () => {
  function machineWith(
    paths: readonly string[],
    mayInstall: boolean,
    installed: readonly string[] = [],
  ): Machine {
    const there = [...paths];
    return {
      has: (path) => there.includes(path),
      ownBrowser: '/home/hall/.cache/chromium',
      mayInstall,
      install: async () => void there.push(...installed),
    };
  }

  it.each([
    ['the one asked for', ['/opt/chrome', '/usr/bin/chromium'], '/opt/chrome'],
    [
      'the headless shell before the whole browser',
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    ["the system's", ['/usr/bin/google-chrome', '/home/hall/.cache/chromium'], '/usr/bin/google-chrome'],
    ["Playwright's own", ['/home/hall/.cache/chromium'], '/home/hall/.cache/chromium'],
  ])('is %s', async (_, paths, expected) => {
    expect(await browserOn(machineWith(paths, false), '/opt/chrome')).toBe(expected);
  });

  it('is installed where that is allowed, and only then', async () => {
    const chromium = ['/usr/bin/chromium'];
    expect(await browserOn(machineWith([], true, chromium), undefined)).toBe('/usr/bin/chromium');
    expect(await browserOn(machineWith([], false, chromium), undefined)).toBeUndefined();
    expect(await browserOn(machineWith([], true, []), undefined)).toBeUndefined();
  });
});

describe('a command', () => {
  it('ends with its code and all that it said', async () => {
    const ending = await run(
      ['node', '-e', 'console.log("out"); console.error("err"); process.exit(3)'],
      process.cwd(),
    );
    expect(ending.code).toBe(3);
    expect(ending.output).toContain('out');
    expect(ending.output).toContain('err');
  });

  it('that is not there fails in words', async () => {
    expect(await run(['no-such-program'], process.cwd())).toEqual({
      code: null,
      output: 'spawn no-such-program ENOENT',
    });
  });
});
