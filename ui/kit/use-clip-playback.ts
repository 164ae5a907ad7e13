import { useEffect, useMemo } from 'react';
import type { Clip } from '#domain/audio/clip.ts';
import { useAudioStore } from '#ui/kit/use-audio-store.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';
import type { ClipPlayback } from '#ui/stores/clip-playback.ts';

/** The tab's audio store, and the playback of a clip whose controls the component shows (AUDIO-4). */
export function useClipPlayback(clip: Clip): { readonly audio: AudioStore; readonly playback: ClipPlayback } {
  const audio = useAudioStore();
  const playback = useMemo(() => audio.playbackOf(clip), [audio, clip]);
  useEffect(() => audio.show(playback), [audio, playback]);
  return { audio, playback };
}
