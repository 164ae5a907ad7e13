import { useCallback, useRef } from 'react';
import { type SandInkName, useSandAnimation } from '#ui/components/use-sand-animation.ts';
import { SettlingSandSimulation, type SquarePlateWaves } from '#ui/kit/settling-sand-simulation.ts';
import type { LoudnessReader } from '#ui/kit/use-create-loudness-reader.ts';
import styles from '#ui/screens/recommendation/sand-animation.module.css';

interface SandAnimationProps {
  readonly figure: SquarePlateWaves;
  readonly grains?: number;
  readonly isSounding: boolean;
  readonly loudness: LoudnessReader;
  readonly ink?: SandInkName;
}

/** An animation of sand on a plate that moves with the sound. Decorative, and only in the browser. */
export function SandAnimation({
  figure,
  grains = 4600,
  isSounding,
  loudness,
  ink = 'offered',
}: SandAnimationProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const createSand = useCallback(() => new SettlingSandSimulation(figure, grains), [figure, grains]);
  useSandAnimation(canvas, { createSand, isSounding, loudness, ink });
  return <canvas ref={canvas} className={styles.plate} data-print="no" aria-hidden="true" />;
}
