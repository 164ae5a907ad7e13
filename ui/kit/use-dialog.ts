import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a dialog over the page while it is visible: the browser keeps the focus in it and gives it back afterwards, and
 * a press beside it closes it.
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
    const closeBeside = ({ target }: MouseEvent): void => {
      if (target === element) onClose();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [onClose]);
  return dialog;
}
