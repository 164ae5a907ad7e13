import { describe, expect, it } from 'vitest';
import { AudioStore, type ClipPlayer } from '#ui/stores/audio.store.ts';

/** A player that records its calls. */
function recorder(): ClipPlayer & { readonly commands: string[] } {
  const commands: string[] = [];
  return {
    commands,
    play: () => void commands.push('play'),
    pause: () => void commands.push('pause'),
    rewind: () => void commands.push('rewind'),
  };
}

function twoClips() {
  const audio = new AudioStore();
  const [oboe, horn] = [recorder(), recorder()];
  const unregister = audio.register('oboe', oboe);
  audio.register('horn', horn);
  return { audio, oboe, horn, unregister };
}

describe('the audio of the tab', () => {
  it('AUDIO-1 pauses and rewinds the playing clip when another is played', () => {
    const { audio, oboe, horn } = twoClips();
    audio.play('oboe');
    audio.play('horn');
    expect(oboe.commands).toEqual(['play', 'pause', 'rewind']);
    expect(horn.commands).toEqual(['play']);
    expect([audio.isPlaying('oboe'), audio.isPlaying('horn'), audio.currentId]).toEqual([
      false,
      true,
      'horn',
    ]);
  });

  it('AUDIO-1 pauses a playing clip, and resumes a paused one', () => {
    const { audio, oboe } = twoClips();
    audio.toggle('oboe');
    audio.toggle('oboe');
    audio.toggle('oboe');
    expect(oboe.commands).toEqual(['play', 'pause', 'play']);
  });

  it('AUDIO-1 pauses a clip at its end', () => {
    const { audio, oboe } = twoClips();
    audio.play('oboe');
    audio.end('oboe');
    expect(oboe.commands).toEqual(['play', 'pause']);
    expect(audio.isPlaying('oboe')).toBe(false);
  });

  it('AUDIO-1 removes a clip that is unmounted while playing', () => {
    const { audio, oboe, unregister } = twoClips();
    audio.play('oboe');
    unregister();
    expect(oboe.commands).toEqual(['play', 'pause']);
    expect([audio.currentId, audio.audio.playerStates]).toEqual([null, {}]);
  });

  it('keeps the newer player of a clip that is rendered again before the old one is unmounted', () => {
    const { audio, unregister } = twoClips();
    const again = recorder();
    audio.register('oboe', again);
    unregister();
    audio.play('oboe');
    expect(again.commands).toEqual(['play']);
  });

  it('pauses when the store stops', () => {
    const { audio, horn } = twoClips();
    const stop = audio.start();
    audio.play('horn');
    stop();
    expect(horn.commands).toEqual(['play', 'pause']);
  });
});
