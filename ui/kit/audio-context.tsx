import { createContext, type ReactNode, useState } from 'react';
import type { AudioStore } from '#ui/stores/audio.store.ts';

/** Holds the one sound of a tab; its code comes with the first clip, so whoever draws one says how it is made. */
class AudioPlace {
  #audio: AudioStore | null = null;

  /** The tab's sound; made now where nobody has asked for it before. */
  audio(make: () => AudioStore): AudioStore {
    this.#audio ??= make();
    return this.#audio;
  }
}

export const AudioContext = createContext<AudioPlace>(new AudioPlace());

/** Keeps one sound for all pages of the tab; on the server for the one page. */
export function AudioProvider({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() => new AudioPlace());
  return <AudioContext value={place}>{children}</AudioContext>;
}
