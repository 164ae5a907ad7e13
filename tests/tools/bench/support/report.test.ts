import { expect, it } from 'vitest';
import { recordResult } from '#tests/tools/bench/support/record.ts';
import { atLeast, atMost, formatReport, isMet } from '#tests/tools/bench/support/report.ts';

it.each([
  [true, atMost('weight', 150, 150)],
  [false, atMost('weight', 150.1, 150)],
  [true, atLeast('ratio', 0.55, 0.55)],
  [false, atLeast('ratio', 0.54, 0.55)],
  [false, atMost('weight', Number.NaN, 1)],
])('whether a goal is met, from either side and at its bound: %s %j', (expected, goal) => {
  expect(isMet(goal)).toBe(expected);
});

const goals = [128.4, 151].map((measured) => atMost('weight of home', measured, 150, ' kB'));

it('a report states of every goal whether it was met, and has its tables', () => {
  const tables = [{ title: 'Weight', head: ['page', 'kB'], rows: [['home', 7.531]] }];
  expect(formatReport({ tables, goals }).split('\n')).toEqual([
    '| goal           |          bound | measured |     result |',
    '| -------------- | -------------: | -------: | ---------: |',
    '| weight of home | at most 150 kB | 128.4 kB |        met |',
    '| weight of home | at most 150 kB |   151 kB | **missed** |',
    '',
    'Weight:',
    '',
    '| page |   kB |',
    '| ---- | ---: |',
    '| home | 7.53 |',
  ]);
});

it('a recorded result takes the place of the last one of its benchmark, and leaves the others', () => {
  const head = '# Performance\n\n| missed goal | bound | measured |\n| - | -: | -: |\n';
  const others = '| click: INP | at most 100 ms | 120 ms |\n';
  const met = '- `click`: 2 of 3 goals met, elsewhere\n\nBytes are counted.\n';
  const last = '| bytes: script | at most 1 kB | 2 kB |\n';
  const page = `${head}${last}${others}\n- \`bytes\`: 0 of 1 goals met, long ago\n${met}`;
  expect(recordResult(page, 'bytes', goals, 'today')).toBe(
    `${head}${others}| bytes: weight of home | at most 150 kB | 151 kB |\n\n- \`bytes\`: 1 of 2 goals met, today\n${met}`,
  );
});
