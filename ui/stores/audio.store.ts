import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import {
  type AudioAction,
  initialAudioState,
  isPlaying,
  type PageAudioState,
  reduceAudio,
} from '#domain/audio/audio-machine.ts';
import type { Clip } from '#domain/audio/clip.ts';
import { type ClipAudioElement, ClipPlayback } from '#ui/stores/clip-playback.ts';

/** Plays one clip: a playback, an audio element of the page, or a substitute in tests. */
export interface ClipPlayer {
  play(): void;
  pause(): void;
  /** Seeks to the beginning. */
  rewind(): void;
}

interface AudioDependencies {
  /** Called each time that a clip is played. */
  readonly onPlay?: () => void;
  readonly createElement?: (url: string) => ClipAudioElement;
}

/**
 * The audio of the tab: which clip plays, and which were played (AUDIO-1); the domain decides which players play or pause. A clip with a
 * playback of the tab goes on when its page is left (AUDIO-4); one with a player of its own, registered by its component, ends with it.
 */
export class AudioStore {
  audio: PageAudioState = initialAudioState;
  readonly #players = new Map<string, ClipPlayer>();
  readonly #playbacks = new Map<string, ClipPlayback>();
  readonly #shownIds = observable.set<string>();
  readonly #onPlay: () => void;
  readonly #createElement: (url: string) => ClipAudioElement;

  constructor({ onPlay = () => {}, createElement = (url) => new Audio(url) }: AudioDependencies = {}) {
    this.#onPlay = onPlay;
    this.#createElement = createElement;
    makeAutoObservable(
      this,
      { audio: observableRef, playbackOf: false, subscribe: false },
      { autoBind: true },
    );
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

  /** The playback of a clip in this tab, else a new one, which the tab has when it is shown or played; it plays `element`, if it is given. */
  playbackOf(clip: Clip, element?: ClipAudioElement): ClipPlayback {
    const { id, url } = clip;
    return (
      this.#playbacks.get(id) ??
      new ClipPlayback(clip, () => element ?? this.#createElement(url), {
        onPlay: () => this.play(id),
        onPause: () => this.pause(id),
        onEnd: () => this.end(id),
      })
    );
  }

  /** Reports that the page shows a clip, with its controls. The function returned reports that it no longer does. */
  show(playback: ClipPlayback): () => void {
    const { id } = playback.clip;
    this.#add(playback);
    this.#shownIds.add(id);
    return () =>
      runInAction(() => {
        this.#shownIds.delete(id);
        if (!this.isPlaying(id)) this.#remove(id);
      });
  }

  /** The playback that the visitor can only control outside the page: its clip plays or is paused, and is not on the page (AUDIO-4). */
  get playbackElsewhere(): ClipPlayback | null {
    const id = this.currentId;
    return id === null || this.#shownIds.has(id) ? null : (this.#playbacks.get(id) ?? null);
  }

  /** The clip that was played last, even if it is paused. */
  get currentId(): string | null {
    return this.audio.currentAudioId;
  }

  /** The id of the clip that plays; null if none does. */
  current(): string | null {
    const { currentId } = this;
    return currentId !== null && this.isPlaying(currentId) ? currentId : null;
  }

  /** Calls `onChange` whenever another clip plays, or none. Returns the function that ends this. */
  subscribe(onChange: () => void): () => void {
    return reaction(() => this.current(), onChange);
  }

  isPlaying(id: string): boolean {
    return isPlaying(this.audio, id);
  }

  /** Plays a clip; the one that played is paused and rewound. */
  play(id: string): void {
    const before = this.currentId;
    this.#dispatch({ kind: 'play', id });
    if (before !== null && before !== id && !this.#shownIds.has(before)) this.#remove(before);
    this.#onPlay();
  }

  pause(id: string): void {
    this.#dispatch({ kind: 'pause', id });
  }

  toggle(id: string): void {
    if (this.isPlaying(id)) this.pause(id);
    else this.play(id);
  }

  /** Plays or pauses a clip that may not have been played yet; see `playbackOf`. */
  toggleClip(clip: Clip, element?: ClipAudioElement): void {
    this.#add(this.playbackOf(clip, element));
    this.toggle(clip.id);
  }

  /** The clip has come to its end. */
  end(id: string): void {
    this.#dispatch({ kind: 'ended', id });
    if (!this.#shownIds.has(id)) this.#remove(id);
  }

  /** Stops a playback that is not on the page. */
  close(id: string): void {
    this.pause(id);
    this.#remove(id);
  }

  #add(playback: ClipPlayback): void {
    this.#playbacks.set(playback.clip.id, playback);
    this.#players.set(playback.clip.id, playback);
  }

  /** Removes the playback of a clip; a player that a component registered is removed with the component. */
  #remove(id: string): void {
    if (!this.#playbacks.delete(id)) return;
    this.#players.delete(id);
    this.#dispatch({ kind: 'removed', id });
  }

  #dispatch(event: AudioAction): void {
    const { audio, effects } = reduceAudio(this.audio, event);
    runInAction(() => {
      this.audio = audio;
    });
    for (const { kind, id } of effects) this.#players.get(id)?.[kind]();
  }
}

/** Creates the audio store of a tab. */
export function createAudioStore(onPlay: () => void): AudioStore {
  return new AudioStore({ onPlay });
}
