import { expect, it } from 'vitest';
import { formatClipTime } from '#ui/format/clip-time.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [72, '1:12'],
  [3600, '60:00'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('formats %d seconds of audio as %s', (seconds, text) => {
  expect(formatClipTime(seconds)).toBe(text);
});
