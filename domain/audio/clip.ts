/** An audio clip; `id` is the key of its player state (AUDIO-1). */
export interface Clip {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Who plays it, as shown under the title. */
  readonly credit?: string;
  /** In seconds, so that it is known before playback. */
  readonly duration?: number;
  /** The waveform: the loudest sample of each of equal parts, in per cent of the loudest of all. */
  readonly peaks?: readonly number[];
}

/** A clip as a list carries it: without credit and waveform, which its page shows (AUDIO-5). */
export type Excerpt = Pick<Clip, 'id' | 'title' | 'url' | 'duration'>;

/** The part of a clip that lists carry (AUDIO-5). */
export function toExcerptOfClip({ id, title, url, duration }: Clip): Excerpt {
  return { id, title, url, ...(duration !== undefined && { duration }) };
}
