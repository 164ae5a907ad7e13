import { describe, expect, it } from 'vitest';
import type { Measurement } from '#tests/tools/bench/support/measurements.ts';
import { fillMeasuredParts, listMeasuredParts } from '#tests/tools/docs/measured-parts.ts';

const weights: Measurement = {
  date: '2026-11-23',
  machine: '2 cores of a machine',
  report: {
    tables: [
      { title: 'First visit', head: ['page', 'kB'], rows: [['home | start', '10.2']] },
      { title: 'Files', head: ['file'], rows: [['a.js']], isDetail: true },
    ],
    goals: [
      {
        name: 'HTML',
        measured: 13.21,
        unit: ' kB',
        bound: { kind: 'atMost', value: 13 },
        detail: 'the menus',
      },
      { name: 'CSS', measured: 19, unit: ' kB', bound: { kind: 'atMost', value: 20 } },
    ],
    notes: ['measured once'],
  },
};

const page = 'By hand.\n\n<!-- measured: bytes -->\nold\n<!-- end of measured -->\n\nBy hand too.\n';

describe('a page with results of benchmarks', () => {
  it('states date and machine of a result, and each goal with its bound, also a missed one', () => {
    const filled = fillMeasuredParts(page, new Map([['bytes', weights]]));
    expect(filled).toBe(
      [
        'By hand.\n',
        '<!-- measured: bytes -->\n',
        'Measured on 2026-11-23: 2 cores of a machine.\n',
        '| goal | bound | measured | result |',
        '| - | -: | -: | -: |',
        '| HTML | at most 13 kB | 13.2 kB | **missed**: the menus |',
        '| CSS | at most 20 kB | 19 kB | met |\n',
        'First visit:\n',
        '| page | kB |',
        '| - | -: |',
        '| home \\| start | 10.2 |\n',
        '- measured once\n',
        '<!-- end of measured -->\n',
        'By hand too.\n',
      ].join('\n'),
    );
  });

  it('has one table of the missed goals where a part names several benchmarks', () => {
    const filled = fillMeasuredParts(
      page.replace('bytes', 'bytes dev'),
      new Map([
        ['bytes', weights],
        ['dev', { ...weights, date: '2026-11-24' }],
      ]),
    );
    expect(filled).toContain('| dev: HTML | at most 13 kB | 13.2 kB | the menus |\n\n');
    expect(filled).toContain('\n- 2026-11-24, 2 cores of a machine: dev 1 of 2\n');
    expect(listMeasuredParts(filled)).toEqual(['bytes', 'dev']);
  });

  it('is the same when it is filled again', () => {
    const results = new Map([['bytes', weights]]);
    const once = fillMeasuredParts(page, results);
    expect(fillMeasuredParts(once, results)).toBe(once);
  });

  it('says so if a result is missing', () => {
    expect(listMeasuredParts(page)).toEqual(['bytes']);
    expect(fillMeasuredParts(page, new Map())).toContain('Not measured yet.');
  });
});
