import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/dot-leader-list.module.css';

interface DotLeaderListProps {
  readonly rows: readonly {
    readonly term: string;
    readonly detail?: string | undefined;
    readonly href?: string | undefined;
  }[];
}

/** Names and their roles, joined by dots as in a printed programme. */
export function DotLeaderList({ rows }: DotLeaderListProps) {
  return (
    <ul className={styles.leaders}>
      {rows.map(({ term, detail, href }, index) => (
        <li key={index} data-detail={detail ? 'yes' : undefined}>
          <span>{href === undefined ? term : <Link href={href}>{term}</Link>}</span>
          {detail && <em>{detail}</em>}
        </li>
      ))}
    </ul>
  );
}
