import type { Rank } from '#domain/pricing/rank.ts';
import styles from '#ui/components/price-table.module.css';

interface PriceTableProps {
  readonly caption: string;
  readonly rankHead: string;
  readonly heads: readonly string[];
  /** Which of the columns are the visitor's own, by place. */
  readonly own?: readonly boolean[];
  readonly rows: readonly {
    readonly key: string;
    readonly rank: Rank | null;
    readonly name: string;
    /** Formatted; null where this rank is not sold so. */
    readonly prices: readonly (string | null)[];
  }[];
}

/** Prices by rank, each rank with its colour and its name (SALE-7). */
export function PriceTable({ caption, rankHead, heads, own, rows }: PriceTableProps) {
  return (
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.prices}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rankHead}</th>
            {heads.map((head, place) => (
              <th key={head} scope="col" data-own={own?.[place] ? 'yes' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, rank, name, prices }) => (
            <tr key={key}>
              <th scope="row">
                <span className={styles.rank} data-rank={rank ?? undefined} />
                {name}
              </th>
              {prices.map((price, place) => (
                <td key={heads[place]} data-own={own?.[place] ? 'yes' : undefined}>
                  {price ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
