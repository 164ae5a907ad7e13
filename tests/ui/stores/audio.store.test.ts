import { describe, expect, it } from 'vitest';
import { AudioStore, type ClipPlayer } from '#ui/stores/audio.store.ts';
import type { ClipAudioElement } from '#ui/stores/clip-playback.ts';

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

/** An audio element without a browser, which a test makes play on and end. */
class SilentElement implements ClipAudioElement {
  currentTime = 0;
  duration = Number.NaN;
  isPlaying = false;
  readonly #listeners = new Map<string, () => void>();
  readonly #refusal: Error | undefined;

  constructor(refusal?: Error) {
    this.#refusal = refusal;
  }

  async play(): Promise<void> {
    if (this.#refusal) throw this.#refusal;
    this.isPlaying = true;
    this.report('play');
  }

  pause(): void {
    this.isPlaying = false;
    this.report('pause');
  }

  addEventListener(kind: string, listen: () => void): void {
    this.#listeners.set(kind, listen);
  }

  report(kind: string): void {
    this.#listeners.get(kind)?.();
  }
}

const largo = { id: 'largo', title: 'Largo', url: '/largo.mp3', duration: 28.5 };
const bolero = { id: 'bolero', title: 'Boléro', url: '/bolero.mp3' };

function tab(refusal?: Error) {
  const elements: SilentElement[] = [];
  const played: string[] = [];
  const audio = new AudioStore({
    onPlay: () => played.push('play'),
    createElement: () => {
      const element = new SilentElement(refusal);
      elements.push(element);
      return element;
    },
  });
  return { audio, elements, played };
}

describe('a clip whose page is left', () => {
  it('AUDIO-4 goes on while it plays, with its controls elsewhere', async () => {
    const { audio, elements, played } = tab();
    const hide = audio.show(audio.playbackOf(largo));
    audio.play('largo');
    expect([audio.playbackElsewhere, played.length > 0]).toEqual([null, true]);
    hide();
    expect(audio.playbackElsewhere?.clip).toBe(largo);
    expect(elements.map(({ isPlaying }) => isPlaying)).toEqual([true]);
    audio.toggle('largo');
    expect(audio.playbackElsewhere?.clip).toBe(largo);
    expect(elements[0]?.isPlaying).toBe(false);
  });

  it('AUDIO-4 is known to the tab once it is shown, also if the component is mounted twice', () => {
    const { audio } = tab();
    const playback = audio.playbackOf(largo);
    expect(audio.playbackOf(largo)).not.toBe(playback);
    audio.show(playback)();
    audio.show(playback);
    audio.play('largo');
    expect([audio.playbackOf(largo), audio.isPlaying('largo')]).toEqual([playback, true]);
  });

  it('AUDIO-4 is dropped if it is paused, at its end, and when it is stopped', () => {
    for (const leave of [
      (audio: AudioStore) => audio.close('largo'),
      (_: AudioStore, element: SilentElement | undefined) => element?.report('ended'),
    ]) {
      const { audio, elements } = tab();
      const hide = audio.show(audio.playbackOf(largo));
      audio.play('largo');
      hide();
      leave(audio, elements[0]);
      expect([audio.playbackElsewhere, audio.currentId, elements[0]?.isPlaying]).toEqual([null, null, false]);
    }
    const { audio } = tab();
    const hide = audio.show(audio.playbackOf(largo));
    audio.play('largo');
    audio.pause('largo');
    hide();
    expect([audio.playbackElsewhere, audio.currentId]).toEqual([null, null]);
  });

  it('AUDIO-1 AUDIO-4 is paused and dropped when a clip of the new page is played', () => {
    const { audio, elements } = tab();
    const hide = audio.show(audio.playbackOf(largo));
    audio.play('largo');
    hide();
    audio.show(audio.playbackOf(bolero));
    audio.play('bolero');
    expect(elements.map(({ isPlaying, currentTime }) => [isPlaying, currentTime])).toEqual([
      [false, 0],
      [true, 0],
    ]);
    expect([audio.playbackElsewhere, audio.audio.playerStates]).toEqual([null, { bolero: 'playing' }]);
  });
});

describe('a clip that a sign plays', () => {
  it('AUDIO-6 plays with the element that began to load during the press, and has its controls elsewhere', () => {
    const { audio, elements } = tab();
    const early = new SilentElement();
    audio.toggleClip(largo, early);
    expect([early.isPlaying, elements, audio.playbackElsewhere?.clip]).toEqual([true, [], largo]);
    audio.toggleClip(largo);
    expect([early.isPlaying, audio.current()]).toEqual([false, null]);
  });

  it('AUDIO-6 begins anew after it was stopped', () => {
    const { audio, elements } = tab();
    const early = new SilentElement();
    audio.toggleClip(largo, early);
    audio.close('largo');
    audio.toggleClip(largo);
    expect([early.isPlaying, elements.map(({ isPlaying }) => isPlaying)]).toEqual([false, [true]]);
  });

  it('AUDIO-1 AUDIO-6 reports which clip plays, at each change', () => {
    const { audio, elements } = tab();
    const reported: (string | null)[] = [];
    const end = audio.subscribe(() => reported.push(audio.current()));
    audio.toggleClip(largo);
    audio.toggleClip(largo);
    audio.toggleClip(largo);
    audio.toggleClip(bolero);
    elements[1]?.report('ended');
    end();
    audio.toggleClip(largo);
    expect(reported).toEqual(['largo', null, 'largo', 'bolero', null]);
  });
});

describe('the playback of a clip', () => {
  it('AUDIO-3 knows its length before it is played, or from the file', () => {
    const { audio, elements } = tab();
    expect([audio.playbackOf(largo).duration, audio.playbackOf(bolero).duration]).toEqual([28.5, 0]);
    expect(elements).toEqual([]);
    const playback = audio.playbackOf(bolero);
    audio.show(playback);
    audio.play('bolero');
    const [element] = elements;
    if (element) Object.assign(element, { duration: 29.5, currentTime: 4 });
    element?.report('timeupdate');
    expect([playback.position, playback.duration]).toEqual([4, 29.5]);
  });

  it('AUDIO-1 follows media keys', () => {
    const { audio, elements } = tab();
    audio.show(audio.playbackOf(largo));
    audio.play('largo');
    elements[0]?.pause();
    expect(audio.isPlaying('largo')).toBe(false);
    void elements[0]?.play();
    expect(audio.isPlaying('largo')).toBe(true);
  });

  it.each([
    [new DOMException('paused', 'AbortError'), false, true],
    [new DOMException('no source', 'NotSupportedError'), true, false],
  ])('reports that the browser cannot play it (%s: %s)', async (refusal, isMissing, isPlaying) => {
    const { audio } = tab(refusal);
    const playback = audio.playbackOf(largo);
    audio.show(playback);
    audio.play('largo');
    await Promise.resolve();
    await Promise.resolve();
    expect([playback.isMissing, audio.isPlaying('largo')]).toEqual([isMissing, isPlaying]);
  });

  it('AUDIO-1 can be sought before it is played', () => {
    const { audio, elements } = tab();
    const playback = audio.playbackOf(largo);
    playback.seek(12);
    expect([playback.position, elements[0]?.currentTime]).toEqual([12, 12]);
  });
});
