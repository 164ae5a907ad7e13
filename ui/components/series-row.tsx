import type { SeriesCard } from '#domain/series/series-card.ts';
import { listRoomsByFrequency, findSeriesSpan } from '#domain/series/subscription.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { pickFigureImagePathByHash } from '#ui/figure/figure-image-path.ts';
import {
  formatConcertCount,
  formatSeriesSaving,
  formatSeriesPriceParts,
  toSeriesOfferDisplay,
} from '#ui/format/format-series.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useSeriesOffer } from '#ui/kit/use-series-offer.ts';
import styles from '#ui/components/series-row.module.css';

/** The maximum number of concerts shown as figures. */
const maxPlates = 8;

interface SeriesRowProps {
  readonly series: SeriesCard;
  /** The heading level. */
  readonly level?: 2 | 3;
}

/** A series in a list: its title, the figures of its concerts, its facts, its price as a whole and the state of its sale (WAY-40). */
export function SeriesRow({ series, level = 2 }: SeriesRowProps) {
  const { t, formats } = useSite();
  const { title, subtitle, url, organizer, concerts } = series;
  const theme = series.theme ?? 'petrol';
  const Heading = `h${level}` as const;
  const span = findSeriesSpan(concerts);
  const months = span && [span.first, span.last].map((moment) => formats.month(toHallDay(moment)));
  const [room] = listRoomsByFrequency(concerts.map((concert) => concert.room));
  const { offer, price, now } = useSeriesOffer(series);
  const state = toSeriesOfferDisplay({ offer, price, concerts, now }, t, formats);
  const priceText = price && formatSeriesPriceParts(price, t, formats);
  const saving = price && formatSeriesSaving(price, { concerts, now }, t, formats);
  return (
    <article className={`${styles.row} one-link`} data-theme={theme}>
      <div className={styles.title}>
        <Heading>
          <Link href={url}>{title}</Link>
        </Heading>
        {subtitle && <p>{subtitle}</p>}
      </div>
      <div className={styles.strip} data-print="no">
        {concerts.slice(0, maxPlates).map(({ id, room: roomOfConcert }) => (
          <FigureImage
            key={id}
            src={pickFigureImagePathByHash({
              identifier: id,
              room: roomOfConcert ?? '',
              theme,
              style: 'open',
            })}
            size={52}
          />
        ))}
      </div>
      <p className={styles.facts}>
        <span>{formatConcertCount(concerts, now, t)}</span>
        {months && (
          <span>
            {months[0] === months[1] ? months[0] : t('series.span', { first: months[0], last: months[1] })}
          </span>
        )}
        {room && <span>{room}</span>}
        {organizer && <span className="muted">{organizer}</span>}
      </p>
      <p className={styles.sale}>
        {priceText && (
          <span className="price">
            {priceText.from && <small>{priceText.from} </small>}
            {priceText.amount}
          </span>
        )}
        {saving && <span>{saving}</span>}
        {state && <SaleStatusLabel {...state} />}
      </p>
    </article>
  );
}
