import { type RefObject, useEffect } from 'react';
import { useServices } from '#ui/kit/services-context.tsx';
import { AudioStore } from '#ui/stores/audio.store.ts';

/** The tab's sound; made with the first clip that asks. */
function useAudio(): AudioStore {
  return useServices().audio(() => new AudioStore());
}

/** Lends an audio element to the tab's sound while it is on the page. `onRefused` is told when the browser will not play it. */
export function usePlayer(
  element: RefObject<HTMLAudioElement | null>,
  id: string,
  onRefused: () => void,
): AudioStore {
  const audio = useAudio();
  useEffect(() => {
    const first = element.current;
    if (!first) return;
    let last = first;
    // Another element may take the place of the first. When the clip leaves the page there is none any more.
    const player = (): HTMLAudioElement => {
      last = element.current ?? last;
      return last;
    };
    return audio.lend(id, {
      play: () => {
        player()
          .play()
          .catch((cause: unknown) => {
            // A pause that comes before the sound does is no refusal.
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
