import styles from '#ui/components/chip.module.css';
import { Icon } from '#ui/components/icon.tsx';
import { onPlainClick } from '#ui/kit/plain-click.ts';
import { useLink } from '#ui/kit/services-context.tsx';

interface ChipProps {
  readonly label: string;
  readonly href: string;
  /** The whole name for those who cannot see that it is a filter that is on. */
  readonly name?: string;
  readonly count?: number;
  /** On: it is chosen, and leads to the list without it. */
  readonly isOn?: boolean;
  /** What a click does once the page is awake; the address stays for all other ways to follow a link. */
  readonly onChoose?: () => void;
}

/** A filter on a line: a link, so that it works before the page wakes. */
export function Chip({ label, href, name, count, isOn = false, onChoose }: ChipProps) {
  const Link = useLink();
  return (
    <Link
      way="refine"
      className={styles.chip}
      href={href}
      aria-label={name}
      data-on={isOn ? 'yes' : undefined}
      {...(onChoose && { onClick: onPlainClick(onChoose) })}
    >
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {isOn && <Icon name="x" />}
    </Link>
  );
}
