import { type ReactNode, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { setAutofocus } from '#ui/kit/autofocus.ts';
import { SheetContents } from '#ui/kit/sheet-contents.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useSheet } from '#ui/kit/use-sheet.ts';
import styles from '#ui/components/filter-panel.module.css';

interface FilterPanelProps {
  /** The panel's accessible name. */
  readonly label: string;
  /** The text of the button that closes the panel, and of the link that skips the filters for keyboard users. */
  readonly show: string;
  /** The text of the submit button for browsers without scripts. */
  readonly apply: string;
  /** Whether no filter is chosen: the form is the same without its fields. */
  readonly canWait: boolean;
  readonly children: ReactNode;
}

/** The windows in which the panel is beside the list. */
const inPageQuery = '(min-width: 1024px)';

/** The filter panel of a list: beside the list where there is room, otherwise a sheet over it, which any button with its id opens (LIST-13). */
export function FilterPanel({ label, show, apply, canWait, children }: FilterPanelProps) {
  const { t } = useSite();
  const [isOpen, setOpen] = useState(false);
  const role = isOpen ? ({ role: 'dialog', 'aria-modal': true } as const) : ({ role: 'group' } as const);
  return (
    <div
      ref={useSheet(inPageQuery)}
      {...role}
      className={styles.panel}
      data-print="no"
      id="filters"
      popover="auto"
      aria-label={label}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <a className="visually-hidden" href="#results">
        {show}
      </a>
      <button
        ref={setAutofocus}
        type="button"
        autoFocus
        className={styles.close}
        popoverTarget="filters"
        popoverTargetAction="hide"
        aria-label={t('events.closeFilters')}
      >
        <Icon name="x" />
      </button>
      <SheetContents id="filter-groups" inPageQuery={inPageQuery} canWait={canWait}>
        {children}
      </SheetContents>
      <noscript>
        <Button type="submit">{apply}</Button>
      </noscript>
      <p className={styles.show} role="status">
        <Button popoverTarget="filters" popoverTargetAction="hide">
          {show}
        </Button>
      </p>
    </div>
  );
}
