import type { ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import { useModalDialog } from '#ui/components/use-modal-dialog.ts';
import styles from '#ui/components/modal.module.css';

interface ModalProps {
  /** The heading and accessible name (LAYOUT-10). */
  readonly name: string;
  readonly visible: boolean;
  readonly onClose: () => void;
  /** The ID of the element that describes the dialog. */
  readonly about?: string;
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  /** The colour of the backdrop. */
  readonly overlay?: 'purple' | 'white';
  /** Its width: 75, 95, 90 or 85 % of the window. */
  readonly width?: 'default' | 'small' | 'medium' | 'large';
  readonly children: ReactNode;
}

/** A modal dialog. The page behind it does not scroll; Escape, the close button and the backdrop close it. */
export function Modal({
  name,
  visible,
  onClose,
  about,
  closeLabel,
  overlay = 'purple',
  width = 'default',
  children,
}: ModalProps) {
  const dialog = useModalDialog(visible, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={name}
      aria-describedby={about}
      data-overlay={overlay}
      data-width={width}
    >
      {visible && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2>{name}</h2>
            <button type="button" aria-label={closeLabel} onClick={onClose}>
              <Icon name="x" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
