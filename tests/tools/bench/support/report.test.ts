import { describe, expect, it } from 'vitest';
import {
  atLeast,
  atMost,
  formatNumber,
  formatReport,
  isMet,
  kilobytes,
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

describe('a report in the terminal', () => {
  it('states for every goal whether it was met, the measured value and the bound', () => {
    const goals = [128.4, 151].map((measured) => atMost('weight of the home page', measured, 150, ' kB'));
    expect(formatReport({ tables: [], goals, notes: ['measured once'] })).toEqual([
      '  met     weight of the home page: 128.4 kB (at most 150 kB)',
      '  MISSED  weight of the home page: 151 kB (at most 150 kB)',
      '  note    measured once',
    ]);
  });

  it('aligns names to the left and numbers to the right', () => {
    const table = {
      title: 'Weight',
      head: ['page', 'kB'],
      rows: [
        ['home', '7.5'],
        ['calendar', '21.0'],
      ],
    };
    expect(formatReport({ tables: [table], goals: [], notes: [] })).toEqual([
      'Weight',
      '  page        kB',
      '  home       7.5',
      '  calendar  21.0',
      '',
    ]);
  });

  it('formats numbers with three significant digits', () => {
    expect([0.6371, 4.123, 34.56, 128.4, 12].map(formatNumber)).toEqual([
      '0.637',
      '4.12',
      '34.6',
      '128.4',
      '12',
    ]);
    expect(kilobytes(1540)).toBe('1.5');
  });
});
