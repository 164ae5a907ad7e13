import { type RefObject, useEffect } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/**
 * Makes a part of the page all there is while it is open: the page behind stands still, Tab stays inside, Escape closes, and
 * the focus goes back to where it came from.
 */
export function useModal(area: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    const panel = area.current;
    if (!isOpen || !panel) return;
    const opener = document.activeElement;
    document.documentElement.dataset['locked'] = 'yes';
    inside(panel)[0]?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
      if (event.key === 'Tab') stayInside(event, inside(panel));
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      delete document.documentElement.dataset['locked'];
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [area, isOpen, onClose]);
}

function inside(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility() && element.tabIndex >= 0,
  );
}

function stayInside(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const [first, last] = [elements[0], elements.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
