import type { MouseEvent } from 'react';

/**
 * Returns a click handler that calls `act` instead of following the link. Clicks with a modifier or another mouse button are
 * left to the browser, so that the link can still be opened in another tab or window.
 */
export function createPlainClickHandler(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
