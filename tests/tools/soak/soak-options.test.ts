import { describe, expect, it } from 'vitest';
import { parseSoakOptions, soakParts } from '#tests/tools/soak/soak-options.ts';

describe('the options of a soak', () => {
  it('are all parts with the long durations by default', () => {
    expect(parseSoakOptions([])).toEqual({
      kind: 'wish',
      options: { parts: soakParts, seconds: 600, renders: 200_000, node: process.execPath },
    });
  });

  it('select parts and a duration', () => {
    expect(
      parseSoakOptions(['load', '--seconds', '30', 'renders', '--renders', '500', '--node', '/usr/bin/node']),
    ).toEqual({
      kind: 'wish',
      options: { parts: ['load', 'renders'], seconds: 30, renders: 500, node: '/usr/bin/node' },
    });
  });

  it.each([[['sleep']], [['--seconds']], [['--seconds', 'long']], [['--renders', '0']], [['--help']]])(
    'is nothing it does not know: %j',
    (words) => {
      expect(parseSoakOptions(words)).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('Usage'),
      });
    },
  );
});
