import { type ReactNode, useRef } from 'react';
import { AudioContext } from '#ui/kit/audio-context.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';

/** Keeps one sound for all pages of the tab; on the server for the one page. */
export function AudioProvider({ children }: { readonly children: ReactNode }) {
  const audio = useRef<AudioStore>(null);
  return <AudioContext value={audio}>{children}</AudioContext>;
}
