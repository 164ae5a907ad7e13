import { type RefObject, useEffect, useRef } from 'react';
import { setPageCovered } from '#ui/kit/root-attributes.ts';

/**
 * Opens a modal dialog while it is visible. The browser traps and restores the focus; Escape and a click on the backdrop
 * close it.
 */
export function useModalDialog(isVisible: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const isRequested = useRef(isVisible);
  useEffect(() => {
    isRequested.current = isVisible;
    const element = dialog.current;
    if (!isVisible || !element) return;
    if (!element.open) element.showModal();
    setPageCovered(true);
    return () => {
      element.close();
      setPageCovered(false);
    };
  }, [isVisible]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const close = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    element.addEventListener('cancel', close, options);
    element.addEventListener('click', (event) => event.target === element && close(event), options);
    // For what the browser closes without asking. It arrives late: what has been opened again stays open, what its owner closed is closed once.
    element.addEventListener('close', () => !element.open && isRequested.current && onClose(), options);
    return () => listeners.abort();
  }, [onClose]);
  return dialog;
}
