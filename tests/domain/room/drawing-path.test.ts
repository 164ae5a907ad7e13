import { describe, expect, it } from 'vitest';
import { parseDrawingPath } from '#domain/room/drawing-path.ts';

describe('the lines of a drawing', () => {
  it.each(['M0 0H10', 'm0,0l-1.5 2', 'M1 1A24 24 0 0 1 9 9Z', 'M4 4\nQ1 2 3 4'])(
    'ROOM-3 ENT-2 are commands and numbers: %j',
    (data) => {
      expect(parseDrawingPath(data)).toBe(data);
    },
  );

  it.each(['', 'M', 'H10', ' M0 0', 'M0 0"/><script>', 'M0 0url(#x)', 'M0 0e9', 'xM0 0'])(
    'ROOM-3 ENT-2 are nothing else: %j',
    (data) => {
      expect(parseDrawingPath(data)).toBeUndefined();
    },
  );

  it('ROOM-3 ENT-2 have at most 8000 characters', () => {
    const longest = `M${'1'.repeat(7999)}`;
    expect(parseDrawingPath(longest)).toBe(longest);
    expect(parseDrawingPath(`${longest}1`)).toBeUndefined();
  });
});
