import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard focus when the focused element is removed from `area`. The focus goes to the next of the `stops` there,
 * or the one before; if none is left, to the element it came from, or to the page's heading.
 */
export function useFocusAfterRemoval(area: RefObject<HTMLElement | null>, stops: string): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const findStops = () => [...element.querySelectorAll<HTMLElement>(stops)];
    let focused: { readonly stop: HTMLElement; readonly index: number } | null = null;
    let opener: Element | null = null;
    const onFocusIn = ({ target, relatedTarget }: FocusEvent): void => {
      const stop = target instanceof HTMLElement && target.matches(stops) ? target : null;
      focused = stop && { stop, index: findStops().indexOf(stop) };
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) opener = relatedTarget;
    };
    // A removed element also loses the focus; only after the DOM update can the two cases be told apart.
    const onFocusOut = ({ target }: FocusEvent): void =>
      void setTimeout(() => {
        if (focused?.stop === target && focused.stop.isConnected) focused = null;
      });
    const restoreFocus = (): void => {
      if (!focused || focused.stop.isConnected || document.activeElement !== document.body) return;
      const remaining = element.isConnected ? findStops() : [];
      const next = remaining[Math.min(focused.index, remaining.length - 1)];
      const returnTarget = opener instanceof HTMLElement && opener.isConnected ? opener : null;
      focused = null;
      const heading = document.getElementById('main')?.getElementsByTagName('h1')[0];
      (next ?? returnTarget ?? heading)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restoreFocus);
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      restoreFocus();
    };
  }, [area, stops]);
}
