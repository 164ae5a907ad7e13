import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeLoudnessAt, toExcerptOfClip } from '#domain/audio/clip.ts';

const largo = { id: 'largo', title: 'Largo', url: '/largo.mp3' };

it('AUDIO-5 an excerpt has no credit and no waveform', () => {
  expect(toExcerptOfClip({ ...largo, credit: 'Wij', duration: 24.5, peaks: [50] })).toEqual({
    ...largo,
    duration: 24.5,
  });
  expect(toExcerptOfClip(largo)).toEqual(largo);
});

it.each([
  [0, 0.2],
  [0.25, 0.6],
  [0.5, 1],
  [0.75, 0.5],
  [1, 0],
  [1.01, 0],
])('AUDIO-7 at %d of a clip it is as loud as the waveform, or between its peaks: %d', (played, loudness) => {
  expect(computeLoudnessAt([20, 100, 0], played)).toBeCloseTo(loudness);
});

it('AUDIO-7 the loudness is never below that of the softest peak nor above that of the loudest', () => {
  const peaks = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 });
  fc.assert(
    fc.property(peaks, fc.double({ min: 0, max: 1, noNaN: true }), (waveform, played) => {
      const loudness = computeLoudnessAt(waveform, played);
      expect(loudness).toBeGreaterThanOrEqual(Math.min(...waveform) / 100 - 1e-9);
      expect(loudness).toBeLessThanOrEqual(Math.max(...waveform) / 100 + 1e-9);
    }),
  );
});
