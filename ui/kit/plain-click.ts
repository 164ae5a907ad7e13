import type { MouseEvent } from 'react';

/** Lets a link do something instead of leading away, when it is simply clicked; opening it in another tab or window stays possible. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
