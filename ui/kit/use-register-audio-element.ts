import { type RefObject, useEffect } from 'react';
import { useAudioStore } from '#ui/kit/use-audio-store.ts';
import type { AudioStore } from '#ui/stores/audio.store.ts';

/**
 * Registers an audio element with the tab's audio store while it is on the page. Calls `onRefused` if the browser refuses to
 * play it.
 */
export function useRegisterAudioElement(
  element: RefObject<HTMLAudioElement | null>,
  id: string,
  onRefused: () => void,
): AudioStore {
  const audio = useAudioStore();
  useEffect(() => {
    const initialElement = element.current;
    if (!initialElement) return;
    let lastElement = initialElement;
    // React may replace the element. After the clip is unmounted the ref is null, and the last element is paused.
    const player = (): HTMLAudioElement => {
      lastElement = element.current ?? lastElement;
      return lastElement;
    };
    return audio.register(id, {
      play: () => {
        player()
          .play()
          .catch((cause: unknown) => {
            // A pause before playback has started is not an error.
            if (cause instanceof DOMException && cause.name === 'AbortError') return;
            audio.pause(id);
            onRefused();
          });
      },
      pause: () => player().pause(),
      rewind: () => {
        player().currentTime = 0;
      },
    });
  }, [audio, element, id, onRefused]);
  return audio;
}
