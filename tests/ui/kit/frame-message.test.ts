import { describe, expect, it } from 'vitest';
import { isFrameMessage } from '#ui/kit/frame-message.ts';

const player = {} as Window;
const frame = { url: 'https://lessons.example:8443/7?language=nl', window: player };
const origin = 'https://lessons.example:8443';

describe('a message of a frame', () => {
  it('LAYOUT-15 counts from the frame’s own origin and window', () => {
    expect(isFrameMessage({ origin, source: player }, frame)).toBe(true);
  });

  it.each(['https://lessons.example', 'http://lessons.example:8443', 'https://evil.example', 'null', ''])(
    'LAYOUT-15 does not count from another origin, even in the frame’s window: %s',
    (other) => {
      expect(isFrameMessage({ origin: other, source: player }, frame)).toBe(false);
    },
  );

  it('LAYOUT-15 does not count from another window, even of the frame’s origin', () => {
    expect(isFrameMessage({ origin, source: {} as Window }, frame)).toBe(false);
    expect(isFrameMessage({ origin, source: null }, { ...frame, window: null })).toBe(false);
  });

  it('LAYOUT-15 does not count where the frame has no address', () => {
    expect(isFrameMessage({ origin: '', source: player }, { ...frame, url: '' })).toBe(false);
  });
});
