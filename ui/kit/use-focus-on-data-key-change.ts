import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the element marked `data-key={key}` when the key changes, if the focus is inside `area` or nowhere. */
export function useFocusOnDataKeyChange(area: RefObject<HTMLElement | null>, key: string): void {
  const focusedKey = useRef(key);
  useEffect(() => {
    if (focusedKey.current === key) return;
    const marked = area.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!marked) return;
    focusedKey.current = key;
    if (area.current?.contains(document.activeElement) || document.activeElement === document.body)
      marked.focus();
  });
}
