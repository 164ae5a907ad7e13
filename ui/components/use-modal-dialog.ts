import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a modal dialog while it is visible. The browser traps and restores the focus; Escape and a click on the backdrop
 * close it.
 */
export function useModalDialog(isVisible: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isVisible && element && !element.open) element.showModal();
    if (!isVisible && element?.open) element.close();
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
    // The event arrives late; a dialog that has been reopened in between stays open.
    element.addEventListener('close', (event) => element.open || close(event), options);
    return () => listeners.abort();
  }, [onClose]);
  return dialog;
}
