import type { EventCard } from '#domain/event/event.ts';
import { canOrder } from '#domain/event/event-offer.ts';
import { isEvening, pickMainConcert } from '#domain/event/home-concert-selection.ts';
import { findCoverPhoto } from '#domain/media/image.ts';
import { preferOwnPrice, toPriceTag } from '#domain/pricing/price-tag.ts';
import { type HallDay, toHallDay } from '#domain/time/hall-day.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { CompactConcert } from '#ui/components/compact-concert.tsx';
import { FigureImage } from '#ui/components/figure-image.tsx';
import { InkedPhoto } from '#ui/components/inked-photo.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { toEventTheme, toLargeEventFigureUrl } from '#ui/format/event-figure-url.ts';
import { toOfferDisplay } from '#ui/format/offer-display.ts';
import { toPriceText } from '#ui/format/price-text.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSiteContext } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useListedTickets } from '#ui/kit/use-offer.ts';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import styles from '#ui/screens/home/next-concert-day.module.css';
import { useTranslate } from '#ui/words/use-words.tsx';

interface NextConcertDayProps {
  readonly day: HallDay;
  /** The concerts of the first day that has any; never empty. */
  readonly events: readonly EventCard[];
}

/** The opening of the home page: a concert of tonight, or of the next day with concerts, and how to order it. */
export function NextConcertDay({ day, events }: NextConcertDayProps) {
  const t = useTranslate();
  const { now } = useSiteContext();
  const formats = useFormats();
  const main = pickMainConcert(events, now);
  if (!main) return null;
  const others = events.filter((event) => event !== main);
  const photo = findCoverPhoto(main);
  const figure = <FigureImage src={toLargeEventFigureUrl(main, 'press')} size={700} isFirst />;
  return (
    <section className={styles.tonight} data-theme={toEventTheme(main)}>
      <div className={styles.press}>
        <p className={styles.kicker}>
          <b className="small-caps">
            {t(day !== toHallDay(now) ? 'home.next' : isEvening(main.starts) ? 'home.tonight' : 'home.today')}
          </b>{' '}
          <time
            dateTime={formatUtcIso(main.starts)}
          >{`${formats.dayAndMonth(main.starts)}, ${formats.time(main.starts)}`}</time>
        </p>
        <div className={styles.plate} data-photo={photo ? 'yes' : undefined}>
          {photo ? (
            <InkedPhoto picture={photo} sizes="(min-width: 768px) 46vw, 100vw" isFirst fallback={figure} />
          ) : (
            figure
          )}
        </div>
        {main.composers.length > 0 && (
          <p className={styles.composer}>{main.composers.slice(0, 3).join(', ')}</p>
        )}
        <h1 tabIndex={-1} data-length={main.title.length > 24 ? 'long' : undefined}>
          <Link href={main.url}>{main.title}</Link>
        </h1>
      </div>
      <Facts event={main} />
      {others.length > 0 && (
        <>
          <h2 className={styles.alsoTitle}>
            {day === toHallDay(now)
              ? t('home.alsoToday')
              : t('home.alsoOn', { date: formats.dayAndMonth(day) })}
          </h2>
          <ul className={styles.also}>
            {others.map((event) => (
              <li key={event.uri}>
                <CompactConcert event={event} level={3} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Performers, room, price and order button. */
function Facts({ event }: { readonly event: EventCard }) {
  const t = useTranslate();
  const formats = useFormats();
  const { offer, ownPrice } = useListedTickets(event);
  const order = useOrderLink(event, ownPrice);
  const price = preferOwnPrice(ownPrice, toPriceTag(event));
  const state = toOfferDisplay(offer, t, formats);
  return (
    <div className={styles.facts}>
      <ul>
        {event.performers.slice(0, 4).map(({ name, role }) => (
          <li key={name}>
            {name} {role && <em>{role}</em>}
          </li>
        ))}
      </ul>
      <dl>
        <dt>{t('event.where')}</dt>
        <dd>{event.room?.title}</dd>
        {price && (
          <>
            <dt>{t('event.price')}</dt>
            <dd>{toPriceText(price, t, formats)}</dd>
          </>
        )}
      </dl>
      <p className={styles.action}>
        {canOrder(offer) && (
          <ButtonLink {...order} aria-label={t('offer.orderTitle', { title: event.title })}>
            {t('offer.orderTickets')}
          </ButtonLink>
        )}
        {state && <SaleState {...state} />}
      </p>
    </div>
  );
}
