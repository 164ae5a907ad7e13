import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import styles from '#ui/components/list-panel.module.css';
import { useWords } from '#ui/words/use-words.tsx';

interface ListPanelProps {
  /** What is in it. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The words of what leads to the list it leaves: a button under the filters, and beside the list a link past them for keyboards. */
  readonly show: string;
  /** The words of the button that asks for the list where no script runs. */
  readonly apply: string;
  readonly children: ReactNode;
}

/** The filters of a list: beside it where there is room, else over it, behind one button (LIST-13). */
export function ListPanel({ label, isOpen, onClose, show, apply, children }: ListPanelProps) {
  const t = useWords();
  const panel = useRef<HTMLDivElement>(null);
  useModal(panel, isOpen, onClose);
  const role = isOpen ? ({ role: 'dialog', 'aria-modal': true } as const) : ({ role: 'group' } as const);
  return (
    <div
      ref={panel}
      {...role}
      className={styles.panel}
      id="filters"
      aria-label={label}
      data-open={isOpen ? 'yes' : undefined}
    >
      <a className="visually-hidden" href="#results">
        {show}
      </a>
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('events.closeFilters')}>
        <Icon name="x" />
      </button>
      {children}
      <noscript>
        <Button type="submit">{apply}</Button>
      </noscript>
      <p className={styles.show}>
        <Button onClick={onClose}>{show}</Button>
      </p>
    </div>
  );
}

const focusable =
  'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/**
 * Makes a part of the page all there is while it is open: the page behind stands still, Tab stays inside, Escape closes, and
 * the focus goes back to where it came from.
 */
function useModal(area: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
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
