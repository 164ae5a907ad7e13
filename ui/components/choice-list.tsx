import type { ShownValue } from '#domain/facet/merge-facets.ts';
import styles from '#ui/components/choice-list.module.css';
import { onPlainClick } from '#ui/kit/plain-click.ts';
import { useLink } from '#ui/kit/services-context.tsx';

interface ChoiceListProps {
  readonly title: string;
  readonly values: readonly ShownValue[];
  readonly addressOf: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

/** A filter of which one value counts at a time: links with how many each leads to. A row to slide on a telephone, a list beside the results elsewhere. */
export function ChoiceList({ title, values, addressOf, onChoose }: ChoiceListProps) {
  const Link = useLink();
  if (values.length === 0) return null;
  return (
    <nav className={styles.choices} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {values.map(({ value, label, count, active }) => (
          <li key={value} data-zero={count === 0 ? 'yes' : undefined}>
            <Link
              way="refine"
              href={addressOf(value)}
              aria-current={active ? 'true' : undefined}
              onClick={onPlainClick(() => onChoose(value))}
            >
              <span>{label}</span> <b>{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
