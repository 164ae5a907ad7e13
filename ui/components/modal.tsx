import type { ReactNode } from 'react';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/modal.module.css';
import { useDialog } from '#ui/components/use-dialog.ts';

interface ModalProps {
  /** What it is about; its heading, and what screen readers call it (LAYOUT-10). */
  readonly name: string;
  readonly visible: boolean;
  readonly onClose: () => void;
  /** The id of what is said after its name when it opens. */
  readonly about?: string;
  /** The word for closing it. */
  readonly closeLabel: string;
  /** The colour that lies over the page behind. */
  readonly overlay?: 'purple' | 'white';
  /** How much of the window it takes: 75, 95, 90 or 85 %. */
  readonly width?: 'default' | 'small' | 'medium' | 'large';
  readonly children: ReactNode;
}

/** A sheet laid over the page. While it is there the page behind stands still; Escape, the cross and the overlay close it. */
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
  const dialog = useDialog(visible, onClose);
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
