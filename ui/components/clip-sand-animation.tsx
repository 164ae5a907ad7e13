import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { type Clip, computeLoudnessAt } from '#domain/audio/clip.ts';
import type { EventCard } from '#domain/event/event.ts';
import { useSandAnimation } from '#ui/components/use-sand-animation.ts';
import { pickFigureByHash } from '#ui/figure/figure.ts';
import { findFigureMode } from '#ui/figure/modes-by-plate.ts';
import type { VibrationMode } from '#ui/figure/vibration.ts';
import { LeapingSandSimulation } from '#ui/kit/leaping-sand-simulation.ts';
import { useAudioStore } from '#ui/kit/use-audio-store.ts';

const grainCount = 9000;

interface ClipSandAnimationProps {
  readonly event: EventCard;
  readonly clips: readonly Clip[];
}

/** Sand on a concert's plate that follows the waveform of the clip that plays, and comes to rest when none does (AUDIO-7). Decorative. */
export function ClipSandAnimation({ event, clips }: ClipSandAnimationProps) {
  const mode = findFigureMode(pickFigureByHash(event.id, event.room?.title));
  return mode ? <Sand mode={mode} seed={event.id} clips={clips} /> : null;
}

interface SandProps {
  readonly mode: VibrationMode;
  readonly seed: number;
  readonly clips: readonly Clip[];
}

const Sand = observer(function Sand({ mode, seed, clips }: SandProps) {
  const audio = useAudioStore();
  const canvas = useRef<HTMLCanvasElement>(null);
  const createSand = useCallback(() => new LeapingSandSimulation(mode, grainCount, seed), [mode, seed]);
  const clip = clips.find(({ id }) => audio.isPlaying(id));
  const loudness = useCallback(
    () => (clip?.peaks ? computeLoudnessAt(clip.peaks, audio.playbackOf(clip).readPlayed()) : 0),
    [audio, clip],
  );
  useSandAnimation(canvas, { createSand, isSounding: clip !== undefined, loudness, ink: 'offered' });
  return <canvas ref={canvas} aria-hidden="true" />;
});
