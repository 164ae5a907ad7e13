import { useRef } from 'react';
import styles from '#ui/components/sand-plate.module.css';
import { type Ink, useSand } from '#ui/components/use-sand.ts';
import type { SquareFigure } from '#ui/kit/sand.ts';
import type { Loudness } from '#ui/kit/use-audio-level.ts';

interface SandPlateProps {
  readonly figure: SquareFigure;
  readonly grains?: number;
  readonly isSounding: boolean;
  readonly loudness: Loudness;
  readonly ink?: Ink;
}

/** An animation of sand on a plate that moves with the sound. Decorative, and only in the browser. */
export function SandPlate({ figure, grains = 4600, isSounding, loudness, ink = 'offered' }: SandPlateProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useSand(canvas, { figure, grains, isSounding, loudness, ink });
  return <canvas ref={canvas} className={styles.plate} aria-hidden="true" />;
}
