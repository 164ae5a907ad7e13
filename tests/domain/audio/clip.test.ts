import { expect, it } from 'vitest';
import { toExcerptOfClip } from '#domain/audio/clip.ts';

const largo = { id: 'largo', title: 'Largo', url: '/largo.mp3' };

it('AUDIO-5 an excerpt has no credit and no waveform', () => {
  expect(toExcerptOfClip({ ...largo, credit: 'Wij', duration: 24.5, peaks: [50] })).toEqual({
    ...largo,
    duration: 24.5,
  });
  expect(toExcerptOfClip(largo)).toEqual(largo);
});
