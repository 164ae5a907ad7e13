import { type RefObject, useEffect, useRef } from 'react';

/**
 * Traps the focus in a popover while it is open (LAYOUT-4): everything else is inert, except `data-frame="bar"`. The browser moves the
 * focus into the popover and returns it.
 */
export function useInertBackground<Sheet extends HTMLElement = HTMLElement>(): RefObject<Sheet | null> {
  const sheet = useRef<Sheet>(null);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let background: readonly HTMLElement[] = [];
    const restore = (): void => {
      for (const other of background) other.inert = false;
      background = [];
    };
    const update = (): void => {
      restore();
      if (element.matches(':popover-open')) background = listBackground(element);
      for (const other of background) other.inert = true;
    };
    update();
    element.addEventListener('toggle', update);
    // Before it closes or opens: the focus cannot be moved to an element that is inert.
    element.addEventListener('beforetoggle', restore);
    return () => {
      restore();
      element.removeEventListener('toggle', update);
      element.removeEventListener('beforetoggle', restore);
    };
  }, []);
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
