import { useEffect } from 'react';

// Attributes of the root by which style sheets know what covers the page: a `:has()` of the root would be asked at every change of the page.

/** Keeps the page from scrolling under what covers it. */
export function setPageCovered(isCovered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', isCovered);
}

/** Sets an attribute of the root while `isSet`. */
export function useRootAttribute(name: 'data-now-playing' | 'data-full-screen', isSet: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(name, isSet);
    return () => root.removeAttribute(name);
  }, [name, isSet]);
}
