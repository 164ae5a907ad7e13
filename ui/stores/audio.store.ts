import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Audio, type AudioEvent, isPlaying, reduceAudio, silence } from '#domain/audio/audio.ts';

/** What makes a clip sound: an element of the page, or whatever stands in for one. */
export interface Player {
  play(): void;
  pause(): void;
  /** Goes back to the beginning. */
  rewind(): void;
}

/**
 * The sound of the tab: which clip plays, and which were played (AUDIO-1). Whoever draws a clip lends its player; the rules
 * say what the players do. A clip that leaves the page is forgotten.
 */
export class AudioStore {
  audio: Audio = silence;
  readonly #players = new Map<string, Player>();

  constructor() {
    makeAutoObservable(this, { audio: observableRef }, { autoBind: true });
  }

  /** Nothing runs by itself; the function returned makes everything silent. */
  start(): () => void {
    return () => {
      if (this.currentId !== null) this.pause(this.currentId);
    };
  }

  /** Lends the player of a clip. The function returned takes it back: the clip is silent and no longer on the page. */
  lend(id: string, player: Player): () => void {
    this.#players.set(id, player);
    return () => {
      if (this.#players.get(id) !== player) return;
      this.pause(id);
      this.#players.delete(id);
      this.#follow({ kind: 'removed', id });
    };
  }

  /** The clip that was played last, whether it sounds or not. */
  get currentId(): string | null {
    return this.audio.currentAudioId;
  }

  isPlaying(id: string): boolean {
    return isPlaying(this.audio, id);
  }

  /** Plays a clip; the one that played is paused and rewound. */
  play(id: string): void {
    this.#follow({ kind: 'play', id });
  }

  pause(id: string): void {
    this.#follow({ kind: 'pause', id });
  }

  toggle(id: string): void {
    if (this.isPlaying(id)) this.pause(id);
    else this.play(id);
  }

  /** The clip has come to its end. */
  end(id: string): void {
    this.#follow({ kind: 'ended', id });
  }

  #follow(event: AudioEvent): void {
    const { audio, effects } = reduceAudio(this.audio, event);
    runInAction(() => {
      this.audio = audio;
    });
    for (const { kind, id } of effects) this.#players.get(id)?.[kind]();
  }
}
