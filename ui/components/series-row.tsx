import { useMemo } from 'react';
import { pickFigureImagePath } from '#domain/figure/figure-image-path.ts';
import type { SeriesCard } from '#domain/series/series-card.ts';
import { listRoomsByFrequency, toSeriesAsOfferedEvent, toSeriesSpan } from '#domain/series/subscription.ts';
import { toHallDay } from '#domain/time/hall-day.ts';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import styles from '#ui/components/series-row.module.css';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { useLinkComponent } from '#ui/kit/services-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOffer } from '#ui/kit/use-offer.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

/** The maximum number of concerts shown as figures. */
const maxPlates = 8;

interface SeriesRowProps {
  readonly series: SeriesCard;
  /** The heading level. */
  readonly level?: 2 | 3;
}

/** A series in a list: its title, the figures of its concerts, and its facts. */
export function SeriesRow({ series, level = 2 }: SeriesRowProps) {
  const t = useTranslate();
  const formats = useFormats();
  const Link = useLinkComponent();
  const { title, subtitle, url, organizer, concerts } = series;
  const theme = series.theme ?? 'petrol';
  const Heading = `h${level}` as const;
  const span = toSeriesSpan(concerts);
  const months = span && [span.first, span.last].map((moment) => formats.month(toHallDay(moment)));
  const [room] = listRoomsByFrequency(concerts.map((concert) => concert.room));
  const subscription = useMemo(
    () => toSeriesAsOfferedEvent({ ...series, prices: [], events: series.concerts }),
    [series],
  );
  const state = toOfferDisplay(useOffer(subscription), t, formats);
  return (
    <article className={styles.row} data-theme={theme}>
      <div className={styles.title}>
        <Heading>
          <Link href={url}>{title}</Link>
        </Heading>
        {subtitle && <p>{subtitle}</p>}
      </div>
      <div className={styles.strip}>
        {concerts.slice(0, maxPlates).map(({ id, room: roomOfConcert }) => (
          <FigureImage
            key={id}
            src={pickFigureImagePath({ identifier: id, room: roomOfConcert ?? '', theme, mood: 'open' })}
            size={52}
          />
        ))}
      </div>
      <p className={styles.facts}>
        <span>{t('series.count', { count: concerts.length })}</span>
        {months && (
          <span>
            {months[0] === months[1] ? months[0] : t('series.span', { first: months[0], last: months[1] })}
          </span>
        )}
        {room && <span>{room}</span>}
        {organizer && <span className={styles.maker}>{organizer}</span>}
        {state && <SaleState {...state} />}
      </p>
    </article>
  );
}
