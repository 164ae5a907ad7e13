import { type RefObject, useCallback } from 'react';
import { useCallOnMountAndChange } from '#ui/kit/use-call-on-mount-and-change.ts';

/** In pixels: the upper part of the window, with the site's header, and the least distance. */
const headerHeight = 92;
const margin = 16;

/**
 * After each change of `shown`, scrolls as far as a view needs to be in the window and not to cover the first of two
 * elements that is in the window, but not so far that this leaves the window (SEAT-2).
 */
export function useKeepInSight(
  view: RefObject<HTMLElement | null>,
  firstId: string,
  secondId: string,
  shown: unknown,
): void {
  const scroll = useCallback(() => {
    const rect = view.current?.getBoundingClientRect();
    const source = [firstId, secondId]
      .map((id) => document.getElementById(id)?.getBoundingClientRect())
      .find((found) => found && found.top > headerHeight && found.bottom < innerHeight);
    if (!rect || !source) return;
    const hidden = Math.max(source.bottom + margin - rect.top, rect.bottom - innerHeight);
    const top = Math.min(hidden, source.top - headerHeight);
    const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (top > 0) scrollBy({ top, behavior: isMotionReduced ? 'instant' : 'smooth' });
  }, [view, firstId, secondId]);
  useCallOnMountAndChange(scroll, shown);
}
