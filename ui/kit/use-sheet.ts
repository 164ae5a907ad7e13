import { type RefObject, useEffect, useRef } from 'react';
import { setPageCovered } from '#ui/kit/root-attributes.ts';

/**
 * Traps the focus in a popover that covers the page while it is open (LAYOUT-4): everything else is inert, except `data-frame="bar"`. The
 * browser opens and closes it, moves the focus into it and returns it. It closes when `inPageQuery` begins or ceases to match: in such
 * windows the element has its place in the page.
 */
export function useSheet<Sheet extends HTMLElement = HTMLElement>(
  inPageQuery: string,
): RefObject<Sheet | null> {
  const sheet = useRef<Sheet>(null);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    let background: readonly HTMLElement[] = [];
    const restore = (): void => {
      for (const other of background) other.inert = false;
      background = [];
      setPageCovered(false);
    };
    const update = (): void => {
      restore();
      if (element.matches(':popover-open')) background = listBackground(element);
      for (const other of background) other.inert = true;
      setPageCovered(background.length > 0);
    };
    update();
    element.addEventListener('toggle', update, options);
    // Before it closes or opens: the focus cannot be moved to an element that is inert.
    element.addEventListener('beforetoggle', restore, options);
    matchMedia(inPageQuery).addEventListener('change', () => element.togglePopover(false), options);
    return () => {
      restore();
      listeners.abort();
    };
  }, [inPageQuery]);
  return sheet;
}

/** The siblings of an element and of each of its ancestors. */
function listBackground(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((other) => other instanceof HTMLElement);
  const background = others.filter(
    (other) => other !== element && !other.matches('[data-frame="bar"], [inert]'),
  );
  return [...background, ...listBackground(parent)];
}
