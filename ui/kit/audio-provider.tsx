import { type ReactNode, useState } from 'react';
import { AudioContext, AudioPlace } from '#ui/kit/audio-context.ts';

/** Keeps one sound for all pages of the tab; on the server for the one page. */
export function AudioProvider({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() => new AudioPlace());
  return <AudioContext value={place}>{children}</AudioContext>;
}
