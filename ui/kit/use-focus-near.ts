import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard where it was when what has the focus goes from `area`: it goes on to the next of the `stops` there, or the one
 * before; where none is left, back to where it came from, or to the page's heading.
 */
export function useFocusNear(area: RefObject<HTMLElement | null>, stops: string): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const all = () => [...element.querySelectorAll<HTMLElement>(stops)];
    let held: { readonly stop: HTMLElement; readonly place: number } | null = null;
    let opener: Element | null = null;
    const hold = ({ target, relatedTarget }: FocusEvent): void => {
      const stop = target instanceof HTMLElement && target.matches(stops) ? target : null;
      held = stop && { stop, place: all().indexOf(stop) };
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) opener = relatedTarget;
    };
    // What goes from the page is left too; whether it went is known when the drawing is done.
    const leave = ({ target }: FocusEvent): void =>
      void setTimeout(() => {
        if (held?.stop === target && held.stop.isConnected) held = null;
      });
    const goOn = (): void => {
      if (!held || held.stop.isConnected || document.activeElement !== document.body) return;
      const left = element.isConnected ? all() : [];
      const next = left[Math.min(held.place, left.length - 1)];
      const back = opener instanceof HTMLElement && opener.isConnected ? opener : null;
      held = null;
      (next ?? back ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(goOn);
    element.addEventListener('focusin', hold);
    element.addEventListener('focusout', leave);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', hold);
      element.removeEventListener('focusout', leave);
      goOn();
    };
  }, [area, stops]);
}
