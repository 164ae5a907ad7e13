import styles from '#ui/components/index-list.module.css';
import { useLink } from '#ui/kit/services-context.tsx';

interface IndexListProps {
  readonly entries: readonly {
    readonly href: string;
    readonly title: string;
    readonly text?: string;
    /** Stands in the last column: a price, a date. */
    readonly figure?: string;
    /** Where the figure leads, if not where the title does. */
    readonly figureHref?: string;
  }[];
}

/** Titles in a large size, one under the other, as the index of a book: series, collections. */
export function IndexList({ entries }: IndexListProps) {
  const Link = useLink();
  return (
    <ul className={styles.index}>
      {entries.map(({ href, title, text, figure, figureHref }) => (
        <li key={href}>
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
