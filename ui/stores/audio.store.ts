import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type AudioEvent,
  initialAudio,
  isPlaying,
  type PageAudioState,
  reduceAudio,
} from '#domain/audio/audio.ts';

/** Plays one clip: an audio element of the page, or a substitute in tests. */
export interface ClipPlayer {
  play(): void;
  pause(): void;
  /** Seeks to the beginning. */
  rewind(): void;
}

/**
 * The audio state of the tab: which clip plays, and which were played (AUDIO-1). A component that renders a clip registers
 * its player; the domain decides which players play or pause. A clip that is unmounted is removed.
 */
export class AudioStore {
  audio: PageAudioState = initialAudio;
  readonly #players = new Map<string, ClipPlayer>();

  constructor() {
    makeAutoObservable(this, { audio: observableRef }, { autoBind: true });
  }

  /** Nothing runs by itself; the function returned pauses the clip that plays. */
  start(): () => void {
    return () => {
      if (this.currentId !== null) this.pause(this.currentId);
    };
  }

  /** Registers the player of a clip. The function returned pauses and unregisters it. */
  register(id: string, player: ClipPlayer): () => void {
    this.#players.set(id, player);
    return () => {
      if (this.#players.get(id) !== player) return;
      this.pause(id);
      this.#players.delete(id);
      this.#dispatch({ kind: 'removed', id });
    };
  }

  /** The clip that was played last, even if it is paused. */
  get currentId(): string | null {
    return this.audio.currentAudioId;
  }

  isPlaying(id: string): boolean {
    return isPlaying(this.audio, id);
  }

  /** Plays a clip; the one that played is paused and rewound. */
  play(id: string): void {
    this.#dispatch({ kind: 'play', id });
  }

  pause(id: string): void {
    this.#dispatch({ kind: 'pause', id });
  }

  toggle(id: string): void {
    if (this.isPlaying(id)) this.pause(id);
    else this.play(id);
  }

  /** The clip has come to its end. */
  end(id: string): void {
    this.#dispatch({ kind: 'ended', id });
  }

  #dispatch(event: AudioEvent): void {
    const { audio, effects } = reduceAudio(this.audio, event);
    runInAction(() => {
      this.audio = audio;
    });
    for (const { kind, id } of effects) this.#players.get(id)?.[kind]();
  }
}
