import { expect, it, onTestFinished, vi } from 'vitest';
import {
  atLeast,
  atMost,
  formatNumber,
  formatReport,
  isMet,
  kilobytes,
  printReports,
  Skipped,
} from '#tests/tools/bench/support/report.ts';

it.each([
  [true, atMost('weight', 150, 150)],
  [false, atMost('weight', 150.1, 150)],
  [true, atLeast('ratio', 0.55, 0.55)],
  [false, atLeast('ratio', 0.54, 0.55)],
  // Nothing could be measured.
  [false, atMost('weight', undefined, 1)],
])('whether a goal is met, from either side and at its bound: %s %j', (expected, goal) => {
  expect(isMet(goal)).toBe(expected);
});

it('a report in the terminal states of every goal whether it was met, and has all tables with aligned columns', () => {
  const goals = [128.4, 151].map((measured) => atMost('weight of home', measured, 150, ' kB'));
  const rows = [
    ['home', 7.531],
    ['calendar', '21.0'],
  ];
  const tables = [{ title: 'Weight', head: ['page', 'kB'], rows, isDetail: true }];
  const text = formatReport({ tables, goals, notes: ['measured once'] }, true);
  expect(text.split('\n')).toEqual([
    '| goal           |          bound | measured |     result |',
    '| -------------- | -------------: | -------: | ---------: |',
    '| weight of home | at most 150 kB | 128.4 kB |        met |',
    '| weight of home | at most 150 kB |   151 kB | **missed** |',
    '',
    'Weight:',
    '',
    '| page     |   kB |',
    '| -------- | ---: |',
    '| home     | 7.53 |',
    '| calendar | 21.0 |',
    '',
    '- measured once',
  ]);
});

it('numbers have three significant digits', () => {
  expect([0.6371, 4.123, 34.56, 128.4, 12].map(formatNumber)).toEqual([
    '0.637',
    '4.12',
    '34.6',
    '128.4',
    '12',
  ]);
  expect(kilobytes(1540)).toBe('1.5');
});

it('a benchmark ends what it started, the last first; a broken one fails the run, and one that cannot be measured does not', async () => {
  const [log, errors] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockReturnValue(),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const ended: string[] = [];
  const breaking = (error: Error) => ({
    bytes: (atEnd: (close: () => unknown) => void) => {
      for (const name of ['sandbox', 'site']) atEnd(() => ended.push(name));
      return Promise.reject(error);
    },
  });
  expect(await printReports(breaking(new Skipped('there is no build')), () => {})).toBe(true);
  expect(await printReports(breaking(new Error('broken')), () => {})).toBe(false);
  expect(ended).toEqual(['site', 'sandbox', 'site', 'sandbox']);
  expect(errors?.mock.calls).toEqual([['- skipped: there is no build'], [new Error('broken')]]);
  expect(log).toHaveBeenCalledWith('\nbytes\n');
});
