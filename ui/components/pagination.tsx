import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import styles from '#ui/components/pagination.module.css';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** Links to the pages of a list; nothing if there is only one page. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
  const { t } = useSite();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {page > 1 ? (
        <Link href={addressOf(page - 1)} rel="prev">
          {t('pages.previous')}
        </Link>
      ) : (
        <span />
      )}
      <ol>
        {shownPages(page, pages).map((number, index, numbers) => (
          <li key={number} data-gap={number - (numbers[index - 1] ?? number - 1) > 1 ? 'yes' : undefined}>
            <Link
              href={addressOf(number)}
              aria-label={t('pages.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link href={addressOf(page + 1)} rel="next">
          {t('pages.next')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The page numbers to show: first, last, and those around the current one. A gap of a single page is filled. */
function shownPages(page: number, pages: number): readonly number[] {
  const candidates = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(candidates)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((number, index) =>
    number - (shown[index - 1] ?? number) === 2 ? [number - 1, number] : number,
  );
}
