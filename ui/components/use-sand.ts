import { type RefObject, useEffect, useRef } from 'react';
import { Sand, type SquareFigure } from '#ui/kit/sand.ts';

/** Sand on the page's own stock, or on the stock of what is chosen. */
export type Ink = 'offered' | 'chosen';

interface Shaking {
  readonly figure: SquareFigure;
  readonly grains: number;
  readonly isSounding: boolean;
  /** How loud it is now, 0 to 1. */
  readonly loudness: () => number;
  /** What lies on the other stock is printed a little heavier, as light on dark looks larger than it is. */
  readonly ink: Ink;
}

/** So many frames a plate swings in one figure before the next. */
const framesInFigure = 90;

/** So many frames sand takes to come to rest once it is quiet. */
const framesToRest = 110;

/** Draws sand on a canvas, in the colour of its text. While something sounds the sand is shaken by it; who asks for less motion sees it lie. */
export function useSand(
  canvas: RefObject<HTMLCanvasElement | null>,
  { figure, grains, isSounding, loudness, ink }: Shaking,
): void {
  const kept = useRef<{ readonly figure: SquareFigure; readonly sand: Sand } | null>(null);
  const isStirred = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let next = 0;
    const step = (): void => {
      if (kept.current?.figure !== figure) kept.current = { figure, sand: new Sand(figure, grains) };
      const { sand } = kept.current;
      if (isSounding && !isStill) {
        sand.shake(loudness(), Math.floor(frame / framesInFigure) % 4);
        isStirred.current = true;
      } else if (isStirred.current) {
        sand.shake(0.8 * (1 - frame / framesToRest), 0);
        isStirred.current = frame < framesToRest;
      }
      drawn(element, sand.grains, ink);
      frame += 1;
      if ((isSounding && !isStill) || isStirred.current) next = requestAnimationFrame(step);
    };
    next = requestAnimationFrame(step);
    const resized = new ResizeObserver(() => {
      if (kept.current) drawn(element, kept.current.sand.grains, ink);
    });
    resized.observe(element);
    return () => {
      cancelAnimationFrame(next);
      resized.disconnect();
    };
  }, [canvas, figure, grains, isSounding, loudness, ink]);
}

function drawn(element: HTMLCanvasElement, grains: Float32Array, ink: Ink): void {
  const width = Math.round(element.clientWidth * devicePixelRatio);
  const pen = element.getContext('2d');
  if (!pen || width === 0) return;
  if (element.width !== width) {
    element.width = width;
    element.height = width;
  }
  pen.clearRect(0, 0, width, width);
  pen.fillStyle = getComputedStyle(element).color;
  const heavier = (ink === 'chosen' ? 1.1 : 1) * (element.clientWidth > 400 ? 1.7 : 1);
  const grain = Math.max(1, 1.2 * devicePixelRatio * heavier);
  for (let place = 0; place < grains.length; place += 2) {
    pen.fillRect((grains[place] ?? 0) * width, (grains[place + 1] ?? 0) * width, grain, grain);
  }
}
