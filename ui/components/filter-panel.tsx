import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/filter-panel.module.css';

interface FilterPanelProps {
  /** The panel's accessible name. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The text of the button that closes the panel, and of the link that skips the filters for keyboard users. */
  readonly show: string;
  /** The text of the submit button for browsers without scripts. */
  readonly apply: string;
  readonly children: ReactNode;
}

/** The filter panel of a list: beside the list where there is room, otherwise an overlay (LIST-13). */
export function FilterPanel({ label, isOpen, onClose, show, apply, children }: FilterPanelProps) {
  const { t } = useSite();
  const panel = useRef<HTMLDivElement>(null);
  useModal(panel, isOpen, onClose);
  const role = isOpen ? ({ role: 'dialog', 'aria-modal': true } as const) : ({ role: 'group' } as const);
  return (
    <div
      ref={panel}
      {...role}
      className={styles.panel}
      data-print="no"
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

/** The windows in which the panel is beside the list (`filter-panel.module.css`). */
const besideListMediaQuery = '(min-width: 1024px)';

/**
 * Makes an element modal while it is open: the page does not scroll, Tab stays inside, Escape closes it, and the focus
 * returns to the opener. It closes when the window becomes so wide that the panel is beside the list.
 */
function useModal(area: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    const panel = area.current;
    if (!isOpen || !panel) return;
    const opener = document.activeElement;
    document.documentElement.dataset['locked'] = 'yes';
    focusableIn(panel)[0]?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
      if (event.key === 'Tab') trapFocus(event, focusableIn(panel));
    };
    const wide = matchMedia(besideListMediaQuery);
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', onClose);
    return () => {
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', onClose);
      delete document.documentElement.dataset['locked'];
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [area, isOpen, onClose]);
}

function focusableIn(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility() && element.tabIndex >= 0,
  );
}

function trapFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): void {
  const [first, last] = [elements[0], elements.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
