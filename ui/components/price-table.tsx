import type { Rank } from '#domain/pricing/rank.ts';
import { RankRadioButton, RankColourMark } from '#ui/components/rank-radio-button.tsx';
import type { RankLocation } from '#ui/format/rank-location.ts';
import styles from '#ui/components/price-table.module.css';

interface PriceTableProps {
  readonly caption: string;
  readonly rankHead: string;
  readonly heads: readonly string[];
  /** Per column, whether its prices apply to this visitor. */
  readonly own?: readonly boolean[];
  readonly rows: readonly {
    readonly rank: Rank | null;
    readonly name: string;
    /** Where its seats are, on a page with the plan of the room (ROOM-2). */
    readonly place?: RankLocation | undefined;
    /** Formatted prices per column; null if the rank is not sold at that price. */
    readonly prices: readonly (string | null)[];
  }[];
}

/** A table of prices by rank, each rank with its colour and its name (SALE-7). */
export function PriceTable({ caption, rankHead, heads, own, rows }: PriceTableProps) {
  return (
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.prices}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rankHead}</th>
            {heads.map((head, index) => (
              <th key={index} scope="col" data-own={own?.[index] ? 'yes' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, name, place, prices }, row) => (
            <tr key={row} data-rank={(place && rank) ?? undefined}>
              <th scope="row">
                {place ? (
                  <RankRadioButton rank={rank} name={name} place={place} />
                ) : (
                  <>
                    <RankColourMark rank={rank} />
                    {name}
                  </>
                )}
              </th>
              {prices.map((price, index) => (
                <td key={index} data-own={own?.[index] ? 'yes' : undefined}>
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
