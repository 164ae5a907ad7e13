import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus inside `area` to the element marked `data-key={key}` whenever the key changes, while the focus is inside already. */
export function useFocusFollows(area: RefObject<HTMLElement | null>, key: string): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    const marked = area.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!marked) return;
    shown.current = key;
    if (area.current?.contains(document.activeElement) || document.activeElement === document.body)
      marked.focus();
  });
}
