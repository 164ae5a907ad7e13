import { useEffect, useMemo, useRef } from 'react';

/** Returns the current loudness, 0 to 1. */
export type LoudnessReader = () => number;

/** Simulated loudness, for audio that the page is not allowed to analyse. */
const simulatedLoudness: LoudnessReader = () => 0.42 + 0.2 * Math.sin(performance.now() / 190);

/**
 * Measures the loudness of audio elements, for animations that follow it. Only elements with `crossOrigin` or of the site's
 * own origin are analysed; for others the loudness is simulated, because connecting them to an analyser would silence them.
 */
export function useCreateLoudnessReader(): (element: HTMLAudioElement) => LoudnessReader {
  const context = useRef<AudioContext | null>(null);
  const loudnessByElement = useRef(new WeakMap<HTMLAudioElement, LoudnessReader>());
  useEffect(
    () => () => {
      void context.current?.close().catch(() => {});
      context.current = null;
      loudnessByElement.current = new WeakMap();
    },
    [],
  );
  return useMemo(
    () => (element) => {
      const cached = loudnessByElement.current.get(element);
      if (cached) {
        void context.current?.resume();
        return cached;
      }
      if (!canAnalyse(element) || typeof AudioContext === 'undefined') return simulatedLoudness;
      context.current ??= new AudioContext();
      void context.current.resume();
      const loudness = createLoudness(context.current, element);
      loudnessByElement.current.set(element, loudness);
      return loudness;
    },
    [],
  );
}

function canAnalyse({ crossOrigin, currentSrc, src }: HTMLAudioElement): boolean {
  return crossOrigin !== null || new URL(currentSrc || src, location.href).origin === location.origin;
}

function createLoudness(context: AudioContext, element: HTMLAudioElement): LoudnessReader {
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
