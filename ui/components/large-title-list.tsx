import { Link } from '#ui/kit/link.tsx';
import styles from '#ui/components/large-title-list.module.css';

interface LargeTitleListProps {
  readonly entries: readonly {
    readonly href: string;
    readonly title: string;
    readonly text?: string;
    /** The last column: a price or a date. */
    readonly figure?: string;
    /** The link of the last column, if it differs from the title's. */
    readonly figureHref?: string;
  }[];
}

/** Large titles below one another, like the index of a book: series, collections. */
export function LargeTitleList({ entries }: LargeTitleListProps) {
  return (
    <ul className={styles.index}>
      {entries.map(({ href, title, text, figure, figureHref }, index) => (
        <li key={index}>
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          {text && <p>{text}</p>}
          {figure && (
            <span>
              {figureHref ? (
                <Link className={styles.figure} href={figureHref}>
                  {figure}
                  <span className="visually-hidden">{` ${title}`}</span>
                </Link>
              ) : (
                figure
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
