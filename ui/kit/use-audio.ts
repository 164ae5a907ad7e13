import { useServices } from '#ui/kit/services-context.tsx';
import { type AudioStore, createAudioStore } from '#ui/stores/audio.store.ts';

/** The tab's audio store; created for the first clip. */
export function useAudio(): AudioStore {
  return useServices().audio(createAudioStore);
}
