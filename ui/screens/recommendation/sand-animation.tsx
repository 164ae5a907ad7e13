import { useCallback, useRef, type RefObject, useEffect } from 'react';
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

/** The colour scheme of the sand: on the page's background, or on that of a chosen item. */
type SandInkName = 'offered' | 'chosen';

interface SandOptions {
  /** Creates the sand; another function stands for other sand. */
  readonly createSand: () => SettlingSandSimulation;
  readonly isSounding: boolean;
  /** The current loudness, 0 to 1. */
  readonly loudness: () => number;
  /** `chosen` uses slightly larger grains. */
  readonly ink: SandInkName;
}

/** Frames per vibration pattern of the plate. */
const framesPerFigure = 90;

/** Frames that the sand takes to come to rest after the sound. */
const framesToRest = 110;

/** Animates sand on a canvas, in its text colour. The sound shakes the sand; with reduced motion it is static. */
function useSandAnimation(
  canvas: RefObject<HTMLCanvasElement | null>,
  { createSand, isSounding, loudness, ink }: SandOptions,
): void {
  const sandRef = useRef<{
    readonly createSand: () => SettlingSandSimulation;
    readonly sand: SettlingSandSimulation;
  } | null>(null);
  const isMoving = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let request = 0;
    const step = (): void => {
      if (sandRef.current?.createSand !== createSand) sandRef.current = { createSand, sand: createSand() };
      const { sand } = sandRef.current;
      if (isSounding && !isMotionReduced) {
        sand.shake(loudness(), Math.floor(frame / framesPerFigure) % 4);
        isMoving.current = true;
      } else if (isMoving.current) {
        sand.shake(0.8 * (1 - frame / framesToRest), 0);
        isMoving.current = frame < framesToRest;
      }
      paint(element, sand.grains, ink);
      frame += 1;
      if ((isSounding && !isMotionReduced) || isMoving.current) request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
    const observer = new ResizeObserver(() => {
      if (sandRef.current) paint(element, sandRef.current.sand.grains, ink);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, [canvas, createSand, isSounding, loudness, ink]);
}

function paint(element: HTMLCanvasElement, grains: Float32Array, ink: SandInkName): void {
  const width = Math.round(element.clientWidth * devicePixelRatio);
  const height = Math.round(element.clientHeight * devicePixelRatio);
  const context = element.getContext('2d');
  if (!context || width === 0) return;
  if (element.width !== width) {
    element.width = width;
    element.height = height;
  }
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(element).color;
  const scale = (ink === 'chosen' ? 1.1 : 1) * (element.clientWidth > 400 ? 1.7 : 1);
  const grainSize = Math.max(1, 1.2 * devicePixelRatio * scale);
  for (let index = 0; index < grains.length; index += 2) {
    context.fillRect((grains[index] ?? 0) * width, (grains[index + 1] ?? 0) * width, grainSize, grainSize);
  }
}
