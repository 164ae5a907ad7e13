import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AudioAction,
  initialAudioState,
  isPlaying,
  type PageAudioState,
  reduceAudio,
} from '#domain/audio/audio-machine.ts';
import { toExcerptOfClip } from '#domain/audio/clip.ts';

const after = (...events: AudioAction[]) =>
  events.reduce((step, event) => reduceAudio(step.audio, event), {
    audio: initialAudioState,
    effects: [],
  } as ReturnType<typeof reduceAudio>);

describe('the sound of a page', () => {
  it('AUDIO-1 pauses and rewinds the one that played', () => {
    expect(after({ kind: 'play', id: 'a' }, { kind: 'play', id: 'b' })).toEqual({
      audio: { playerStates: { a: 'paused', b: 'playing' }, currentAudioId: 'b' },
      effects: [
        { kind: 'pause', id: 'a' },
        { kind: 'rewind', id: 'a' },
        { kind: 'play', id: 'b' },
      ],
    });
  });

  it('AUDIO-1 resumes a paused clip', () => {
    const { effects } = after(
      { kind: 'play', id: 'a' },
      { kind: 'pause', id: 'a' },
      { kind: 'play', id: 'a' },
    );
    expect(effects).toEqual([{ kind: 'play', id: 'a' }]);
  });

  it('AUDIO-1 lets a clip that ends pause itself', () => {
    expect(after({ kind: 'play', id: 'a' }, { kind: 'ended', id: 'a' })).toEqual({
      audio: { playerStates: { a: 'paused' }, currentAudioId: 'a' },
      effects: [{ kind: 'pause', id: 'a' }],
    });
  });

  it('AUDIO-1 does nothing for a clip that is not playing', () => {
    const playing = after({ kind: 'play', id: 'a' });
    for (const kind of ['pause', 'ended'] as const) {
      expect(reduceAudio(playing.audio, { kind, id: 'b' })).toEqual({ audio: playing.audio, effects: [] });
    }
    expect(reduceAudio(playing.audio, { kind: 'play', id: 'a' }).effects).toEqual([]);
  });

  it('AUDIO-1 takes only the clip that was played last for the one that sounds', () => {
    const audio: PageAudioState = { playerStates: { a: 'playing', b: 'paused' }, currentAudioId: 'b' };
    expect([isPlaying(audio, 'a'), isPlaying(audio, 'b'), isPlaying(audio, 'c')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('AUDIO-1 forgets a clip that is no longer on the page', () => {
    const two = after({ kind: 'play', id: 'a' }, { kind: 'play', id: 'b' }).audio;
    expect(reduceAudio(two, { kind: 'removed', id: 'b' })).toEqual({
      audio: { playerStates: { a: 'paused' }, currentAudioId: null },
      effects: [],
    });
    expect(reduceAudio(two, { kind: 'removed', id: 'a' }).audio.currentAudioId).toBe('b');
  });
});

/** Simulated players that execute the commands, to compare with the states. */
class Players {
  audio: PageAudioState = initialAudioState;
  readonly sounding = new Set<string>();

  happens(event: AudioAction): void {
    if (event.kind === 'removed') this.sounding.delete(event.id);
    const step = reduceAudio(this.audio, event);
    this.audio = step.audio;
    for (const { kind, id } of step.effects) {
      if (kind === 'play') this.sounding.add(id);
      if (kind === 'pause') this.sounding.delete(id);
    }
  }
}

it('AUDIO-1 never plays two clips, and always reports the one that plays', () => {
  const event = fc.record({
    kind: fc.constantFrom('play', 'pause', 'ended', 'removed'),
    id: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const players = new Players();
      for (const one of events) {
        players.happens(one);
        const known = ['a', 'b', 'c'].filter((id) => isPlaying(players.audio, id));
        expect([...players.sounding]).toEqual(known);
        if (one.kind === 'play') expect(known).toEqual([one.id]);
      }
    }),
  );
});

const largo = { id: 'largo', title: 'Largo', url: '/largo.mp3' };

it('AUDIO-5 an excerpt has no credit and no waveform', () => {
  expect(toExcerptOfClip({ ...largo, credit: 'Wij', duration: 24.5, peaks: [50] })).toEqual({
    ...largo,
    duration: 24.5,
  });
  expect(toExcerptOfClip(largo)).toEqual(largo);
});
