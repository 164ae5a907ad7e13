import styles from '#ui/components/pagination.module.css';
import { useLink } from '#ui/kit/link-context.tsx';

export interface PaginationProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  readonly words: {
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

/** The pages of a list, as links; nothing where there is one. */
export function Pagination({ label, page, pages, addressOf, words }: PaginationProps) {
  const Link = useLink();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 ? (
        <Link href={addressOf(page - 1)} rel="prev">
          {words.previous}
        </Link>
      ) : (
        <span />
      )}
      <ol>
        {nearby(page, pages).map((number, place, all) => (
          <li key={number} data-gap={number - (all[place - 1] ?? number - 1) > 1 ? 'yes' : undefined}>
            <Link
              href={addressOf(number)}
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link href={addressOf(page + 1)} rel="next">
          {words.next}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The first, the last, and those around the page one is on. */
function nearby(page: number, pages: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b);
}
