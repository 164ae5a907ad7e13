import { useEffect, useMemo, useRef } from 'react';

/** Says how loud something is now, 0 to 1. */
export type Loudness = () => number;

/** A browser that may not listen in sees a sound swell and fade anyway. */
const imagined: Loudness = () => 0.42 + 0.2 * Math.sin(performance.now() / 190);

/**
 * Listens to audio elements, for what is to move with them. Only what the browser lets a page read is listened to: an element
 * with `crossOrigin`, or of this site; of anything else the loudness is made up, because listening would silence it.
 */
export function useAudioLevel(): (element: HTMLAudioElement) => Loudness {
  const context = useRef<AudioContext | null>(null);
  const known = useRef(new WeakMap<HTMLAudioElement, Loudness>());
  useEffect(
    () => () => {
      void context.current?.close().catch(() => {});
      context.current = null;
      known.current = new WeakMap();
    },
    [],
  );
  return useMemo(
    () => (element) => {
      const heard = known.current.get(element);
      if (heard) {
        void context.current?.resume();
        return heard;
      }
      if (!mayListen(element) || typeof AudioContext === 'undefined') return imagined;
      context.current ??= new AudioContext();
      void context.current.resume();
      const loudness = loudnessOf(context.current, element);
      known.current.set(element, loudness);
      return loudness;
    },
    [],
  );
}

function mayListen({ crossOrigin, currentSrc, src }: HTMLAudioElement): boolean {
  return crossOrigin !== null || new URL(currentSrc || src, location.href).origin === location.origin;
}

function loudnessOf(context: AudioContext, element: HTMLAudioElement): Loudness {
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaElementSource(element).connect(analyser);
  analyser.connect(context.destination);
  const samples = new Uint8Array(analyser.fftSize);
  return () => {
    analyser.getByteTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0) / samples.length;
    return Math.min(1, 0.12 + Math.sqrt(power) * 3.2);
  };
}
