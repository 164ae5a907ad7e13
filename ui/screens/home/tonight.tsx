import { isEvening, pickHighlight } from '#domain/event/coming-days.ts';
import type { EventCard } from '#domain/event/event.ts';
import { mayOrder } from '#domain/event/event-offer.ts';
import { priceTag } from '#domain/pricing/price-tag.ts';
import { type HallDay, hallDayAt } from '#domain/time/hall-day.ts';
import { isoOf } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { ConcertLine } from '#ui/components/concert-line.tsx';
import { Plate } from '#ui/components/plate.tsx';
import { SaleState } from '#ui/components/sale-state.tsx';
import { largeFigure, themeOf } from '#ui/format/event-figure.ts';
import { offerText } from '#ui/format/offer-text.ts';
import { priceText } from '#ui/format/price-text.ts';
import { useLink } from '#ui/kit/services-context.tsx';
import { useSite } from '#ui/kit/site-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOffer } from '#ui/kit/use-offer.ts';
import styles from '#ui/screens/home/tonight.module.css';
import { useWords } from '#ui/words/use-words.tsx';

interface TonightProps {
  readonly day: HallDay;
  /** The concerts of the first day that has any; never empty. */
  readonly events: readonly EventCard[];
}

/** The opening of the home page: a concert of tonight, or of the next day with concerts, and how to order it. */
export function Tonight({ day, events }: TonightProps) {
  const t = useWords();
  const { now } = useSite();
  const formats = useFormats();
  const Link = useLink();
  const main = pickHighlight(events, now);
  if (!main) return null;
  return (
    <section className={styles.tonight} data-theme={themeOf(main)}>
      <div className={styles.press}>
        <p className={styles.kicker}>
          <b className="small-caps">
            {t(day !== hallDayAt(now) ? 'home.next' : isEvening(main.starts) ? 'home.tonight' : 'home.today')}
          </b>{' '}
          <time
            dateTime={isoOf(main.starts)}
          >{`${formats.dayAndMonth(main.starts)}, ${formats.time(main.starts)}`}</time>
        </p>
        <div className={styles.plate}>
          <Plate src={largeFigure(main, 'press')} size={700} isFirst />
        </div>
        {main.composers.length > 0 && (
          <p className={styles.composer}>{main.composers.slice(0, 3).join(', ')}</p>
        )}
        <h1 tabIndex={-1} data-length={main.title.length > 24 ? 'long' : undefined}>
          <Link href={main.url}>{main.title}</Link>
        </h1>
      </div>
      <Facts event={main} />
      <ul className={styles.also}>
        {events
          .filter((event) => event !== main)
          .slice(0, 4)
          .map((event) => (
            <li key={event.uri}>
              <ConcertLine event={event} level={2} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Performers, room, price and order button. */
function Facts({ event }: { readonly event: EventCard }) {
  const t = useWords();
  const formats = useFormats();
  const offer = useOffer(event);
  const price = priceTag(event);
  const state = offerText(offer, t, formats);
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
            <dd>{priceText(price, t, formats, 'whole')}</dd>
          </>
        )}
      </dl>
      <p className={styles.go}>
        {mayOrder(offer) && (
          <ButtonLink
            href={`${event.url}#tickets`}
            aria-label={t('offer.orderTitle', { title: event.title })}
          >
            {t('offer.orderTickets')}
          </ButtonLink>
        )}
        {state && <SaleState {...state} />}
      </p>
    </div>
  );
}
