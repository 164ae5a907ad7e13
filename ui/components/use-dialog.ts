import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a dialog over the page while it is visible: the browser keeps the focus in it and gives it back afterwards, and
 * Escape or a press beside it closes it.
 */
export function useDialog(isVisible: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isVisible && element && !element.open) element.showModal();
    if (!isVisible && element?.open) element.close();
  }, [isVisible]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const life = new AbortController();
    const on = { signal: life.signal };
    const close = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    element.addEventListener('cancel', close, on);
    element.addEventListener('click', (event) => event.target === element && close(event), on);
    // Told a moment after the fact: what was opened anew in between stays open.
    element.addEventListener('close', (event) => element.open || close(event), on);
    return () => life.abort();
  }, [onClose]);
  return dialog;
}
