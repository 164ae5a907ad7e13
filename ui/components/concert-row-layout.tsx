import type { ReactNode } from 'react';
import type { Theme } from '#domain/media/theme.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import type { FormattedPriceParts } from '#ui/format/format-price.ts';
import type { OfferDisplay } from '#ui/format/offer-display.ts';
import { Link, type LinkProps } from '#ui/kit/link.tsx';
import styles from '#ui/components/concert-row-layout.module.css';

export interface ConcertRowLayoutProps {
  readonly theme: Theme;
  readonly href: string;
  /** `date` is for lists without day headings. */
  readonly time: { readonly machine: string; readonly text: string; readonly date?: string };
  readonly figure: string;
  readonly composers?: string | undefined;
  readonly title: string;
  readonly performers?: string | undefined;
  readonly room?: string | undefined;
  readonly genre?: string | undefined;
  readonly price?: FormattedPriceParts | null | undefined;
  readonly state: OfferDisplay | null;
  readonly order?:
    | {
        readonly link: Pick<LinkProps, 'href' | 'isOrder' | 'onClick'>;
        readonly label: string;
        readonly name: string;
        readonly look: 'solid' | 'line' | 'text';
      }
    | undefined;
  readonly isOff?: 'cancelled' | 'moved' | undefined;
  readonly isFirst?: boolean;
  /** The favourite button. */
  readonly children?: ReactNode;
  /** The sign to listen. */
  readonly listen?: ReactNode;
}

/** A concert as one row: time, title, performers, room, price and order button. */
export function ConcertRowLayout(props: ConcertRowLayoutProps) {
  const { theme, href, time, figure, composers, title, performers, room, genre, price, state, order, isOff } =
    props;
  return (
    <article className={styles.frame} data-theme={theme}>
      <div className={`${styles.row} one-link`} data-off={isOff}>
        <p className={time.text.length > 5 ? `${styles.time} ${styles.long}` : styles.time}>
          <time dateTime={time.machine}>
            {time.date && <small>{time.date} </small>}
            {time.text}
          </time>
        </p>
        <div className={styles.plate}>
          <FigureImage
            src={figure}
            size={104}
            isFaded={isOff !== undefined}
            isFirst={props.isFirst ?? false}
          />
        </div>
        <div className={styles.body}>
          {composers && <p className={styles.by}>{composers}</p>}
          <h3>
            <Link href={href}>{title}</Link>
          </h3>
          {performers && <p className={styles.performers}>{performers}</p>}
        </div>
        <p className={styles.room}>
          {room && <b>{room}</b>}
          {genre && <span>{genre}</span>}
        </p>
        <div className={styles.buy}>
          {price && (
            <p className={styles.price}>
              {price.from && <small>{price.from} </small>}
              {price.amount}
            </p>
          )}
          {state && <SaleStatusLabel {...state} />}
          {order && (
            <ButtonLink {...order.link} aria-label={order.name} look={order.look} size="small">
              {order.label}
            </ButtonLink>
          )}
        </div>
        {props.children && <div className={styles.favourite}>{props.children}</div>}
        {props.listen && <div className={styles.listen}>{props.listen}</div>}
      </div>
    </article>
  );
}
