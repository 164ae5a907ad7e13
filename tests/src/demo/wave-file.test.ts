import { describe, expect, it } from 'vitest';
import { encodeWaveFile } from '#src/demo/offline/wave-file.ts';

describe('a WAV file', () => {
  it('contains its length and its samples', () => {
    const file = new DataView(encodeWaveFile(Float32Array.from([0, 1, -1, 2]), 22_050));
    const text = (at: number) => String.fromCharCode(...new Uint8Array(file.buffer, at, 4));
    expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data']);
    expect(file.getUint32(24, true)).toBe(22_050);
    expect(file.getUint32(40, true)).toBe(8);
    expect([0, 1, 2, 3].map((place) => file.getInt16(44 + place * 2, true))).toEqual([
      0, 32_767, -32_767, 32_767,
    ]);
  });
});
