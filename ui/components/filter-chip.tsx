import { Icon } from '#ui/components/icon.tsx';
import { createPlainClickHandler } from '#ui/kit/follow-links.ts';
import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/filter-chip.module.css';

export interface FilterChipProps {
  readonly label: string;
  readonly href: string;
  /** The accessible name, which states that the filter is active. */
  readonly name?: string;
  readonly count?: number;
  /** The filter is active, and the link removes it. */
  readonly isOn?: boolean;
  /** Handles a plain click after hydration; other ways to follow the link use the address. */
  readonly onChoose?: () => void;
}

/** A filter as a chip. It is a link, so that it works before hydration; one without results is none. */
export function FilterChip({ label, href, name, count, isOn = false, onChoose }: FilterChipProps) {
  const number = count !== undefined && <span className={styles.count}> {count}</span>;
  if (count === 0 && !isOn)
    return (
      <span className={styles.chip} data-empty="yes" data-print="no">
        {label}
        {number}
      </span>
    );
  return (
    <Link
      mode="filter"
      data-print="no"
      className={styles.chip}
      href={href}
      aria-label={name}
      data-on={isOn ? 'yes' : undefined}
      {...(onChoose && { onClick: createPlainClickHandler(onChoose) })}
    >
      {label}
      {number}
      {isOn && <Icon name="x" />}
    </Link>
  );
}
