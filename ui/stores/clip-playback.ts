import { makeAutoObservable, runInAction } from 'mobx';
import type { Clip } from '#domain/audio/clip.ts';

/** The part of an audio element that a playback uses. */
export interface ClipAudioElement {
  currentTime: number;
  readonly duration: number;
  play(): Promise<void>;
  pause(): void;
  addEventListener(kind: 'timeupdate' | 'durationchange' | 'seeked' | 'ended', listen: () => void): void;
  addEventListener(kind: 'play' | 'pause', listen: () => void): void;
}

interface PlaybackEvents {
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onEnd: () => void;
}

/**
 * The playback of one clip, by an audio element outside the document, so that it continues when the page that started it is left
 * (AUDIO-4). The element is created on first use.
 */
export class ClipPlayback {
  /** In seconds. */
  position = 0;
  /** In seconds; 0 until it is known. */
  duration: number;
  /** The browser could not play it the last time. */
  isMissing = false;
  readonly clip: Clip;
  readonly #createElement: () => ClipAudioElement;
  readonly #events: PlaybackEvents;
  #element: ClipAudioElement | undefined;

  constructor(clip: Clip, createElement: () => ClipAudioElement, events: PlaybackEvents) {
    this.clip = clip;
    this.duration = clip.duration ?? 0;
    this.#createElement = createElement;
    this.#events = events;
    makeAutoObservable(this, { clip: false }, { autoBind: true });
  }

  play(): void {
    this.isMissing = false;
    this.#open()
      .play()
      .catch((cause: unknown) => {
        // A pause before playback has started is not an error.
        if (cause instanceof DOMException && cause.name === 'AbortError') return;
        runInAction(() => {
          this.isMissing = true;
        });
        this.#events.onPause();
      });
  }

  pause(): void {
    this.#element?.pause();
  }

  rewind(): void {
    this.seek(0);
  }

  seek(seconds: number): void {
    this.#open().currentTime = seconds;
    this.position = seconds;
  }

  #open(): ClipAudioElement {
    this.#element ??= this.#connect(this.#createElement());
    return this.#element;
  }

  #connect(element: ClipAudioElement): ClipAudioElement {
    const update = () =>
      runInAction(() => {
        this.position = element.currentTime;
        if (Number.isFinite(element.duration)) this.duration = element.duration;
      });
    for (const kind of ['timeupdate', 'durationchange', 'seeked'] as const) {
      element.addEventListener(kind, update);
    }
    // Media keys and the operating system play and pause without the page.
    element.addEventListener('play', this.#events.onPlay);
    element.addEventListener('pause', this.#events.onPause);
    element.addEventListener('ended', this.#events.onEnd);
    return element;
  }
}
