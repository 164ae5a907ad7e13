import { type RefCallback, useCallback } from 'react';

/**
 * For what lies beside the page. Where the visitor asked for it the focus goes to its heading, and back to where it was when it
 * is gone; Escape in it puts it away.
 */
export function useBeside(wasAskedFor: boolean, onLeave: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const opener = document.activeElement;
      if (wasAskedFor) element.querySelector<HTMLElement>('h2')?.focus();
      const onKey = ({ key }: KeyboardEvent): void => {
        if (key === 'Escape') onLeave();
      };
      element.addEventListener('keydown', onKey);
      return () => {
        element.removeEventListener('keydown', onKey);
        if (wasAskedFor && opener instanceof HTMLElement) opener.focus();
      };
    },
    [wasAskedFor, onLeave],
  );
}
