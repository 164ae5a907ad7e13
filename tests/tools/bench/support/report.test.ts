import { describe, expect, it } from 'vitest';
import {
  formatNumber,
  formatReport,
  type Goal,
  isMet,
  kilobytes,
} from '#tests/tools/bench/support/report.ts';

function aGoal(measured: number, bound: Goal['bound']): Goal {
  return { name: 'weight of the home page', measured, unit: ' kB', bound };
}

describe('a goal', () => {
  it('is met at its bound, from either side', () => {
    expect(isMet(aGoal(150, { kind: 'atMost', value: 150 }))).toBe(true);
    expect(isMet(aGoal(150.1, { kind: 'atMost', value: 150 }))).toBe(false);
    expect(isMet(aGoal(0.55, { kind: 'atLeast', value: 0.55 }))).toBe(true);
    expect(isMet(aGoal(0.54, { kind: 'atLeast', value: 0.55 }))).toBe(false);
  });

  it('is missed if nothing could be measured', () => {
    expect(isMet(aGoal(Number.NaN, { kind: 'atMost', value: 1 }))).toBe(false);
  });
});

describe('a report in the terminal', () => {
  it('states for every goal whether it was met, the measured value and the bound', () => {
    const goals = [aGoal(128.4, { kind: 'atMost', value: 150 }), aGoal(151, { kind: 'atMost', value: 150 })];
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
