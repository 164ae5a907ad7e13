import { type RefObject, useEffect } from 'react';
import { expiring } from '#ui/kit/expiring.ts';

/**
 * Calls `act` when what stands in `area` has stood for so many milliseconds, and neither a pointer nor the focus is there; the time
 * begins anew when they leave it. Null never expires. `what` is the thing itself: another one has its own time.
 */
export function useExpiry(
  area: RefObject<HTMLElement | null>,
  what: unknown,
  milliseconds: number | null,
  act: () => void,
): void {
  useEffect(() => {
    const element = area.current;
    if (!element || !what || milliseconds === null) return;
    return expiring(element, milliseconds, act);
  }, [area, what, milliseconds, act]);
}
