import { useSite } from '#ui/kit/site.tsx';
import { type AudioStore, createAudioStore } from '#ui/stores/audio.store.ts';

/** The tab's audio store; created for the first clip. */
export function useAudioStore(): AudioStore {
  return useSite().audio(createAudioStore);
}
