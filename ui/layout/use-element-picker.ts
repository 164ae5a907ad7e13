import { type RefObject, useEffect } from 'react';

/** While it is on, a press on the page outside the panel picks an element instead of following a link; Escape ends it (WAY-46). */
export function useElementPicker(
  isOn: boolean,
  panelRef: RefObject<HTMLElement | null>,
  onPick: (element: Element | null) => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    const pick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || panelRef.current?.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      onPick(event.target);
    };
    const cancel = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onPick(null);
    };
    addEventListener('click', pick, { capture: true });
    addEventListener('keydown', cancel);
    return () => {
      removeEventListener('click', pick, { capture: true });
      removeEventListener('keydown', cancel);
    };
  }, [isOn, panelRef, onPick]);
}
