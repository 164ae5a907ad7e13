import styles from '#ui/components/pagination.module.css';
import { useLink } from '#ui/kit/services-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** The pages of a list, as links; nothing where there is one. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
  const t = useWords();
  const Link = useLink();
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
        {nearby(page, pages).map((number, place, all) => (
          <li key={number} data-gap={number - (all[place - 1] ?? number - 1) > 1 ? 'yes' : undefined}>
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

/** The first, the last, and those around the page one is on; a gap is never left for a single one. */
function nearby(page: number, pages: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((number, place) =>
    number - (shown[place - 1] ?? number) === 2 ? [number - 1, number] : number,
  );
}
