import { type RefObject, useEffect } from 'react';

/**
 * Calls `act` when what stands in `area` has stood for so many milliseconds; the time begins anew when a pointer or the focus
 * leaves it, and does not run while one is there. Null never expires. `what` is the thing itself: another one has its own time.
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = (): void => clearTimeout(timer);
    const begin = (): void => {
      hold();
      timer = setTimeout(act, milliseconds);
    };
    begin();
    const holding = ['pointerenter', 'focusin'] as const;
    const letting = ['pointerleave', 'focusout'] as const;
    for (const kind of holding) element.addEventListener(kind, hold);
    for (const kind of letting) element.addEventListener(kind, begin);
    return () => {
      hold();
      for (const kind of holding) element.removeEventListener(kind, hold);
      for (const kind of letting) element.removeEventListener(kind, begin);
    };
  }, [area, what, milliseconds, act]);
}
