import { pickTicketOption } from '#domain/event/event-offer.ts';
import type { EducationEventCard } from '#domain/page/education-card.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { LoginLink } from '#ui/components/login-link.tsx';
import { SaleStatusLabel } from '#ui/components/sale-status-label.tsx';
import { toSchoolOfferDisplay } from '#ui/format/format-school-offer.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import { type PricedSchoolOffer, useSchoolOffer } from '#ui/kit/use-school-offer.ts';
import styles from '#ui/screens/education-production/school-dates.module.css';

interface SchoolDatesProps {
  readonly events: readonly EducationEventCard[];
  /** The one that a teacher chose, by its ticketing ID. */
  readonly chosen: number | null;
}

/** The dates of a production, each with its price and whether it can be booked; the chosen one is highlighted. */
export function SchoolDates({ events, chosen }: SchoolDatesProps) {
  const { t } = useSite();
  if (events.length === 0) return <p>{t('education.noMoments')}</p>;
  return (
    <ol className={styles.dates}>
      {events.map((event) => (
        <SchoolDate key={event.tixEventId} event={event} isChosen={event.tixEventId === chosen} />
      ))}
    </ol>
  );
}

interface SchoolDateProps {
  readonly event: EducationEventCard;
  readonly isChosen: boolean;
}

function SchoolDate({ event, isChosen }: SchoolDateProps) {
  const { t, formats } = useSite();
  const tickets = useSchoolOffer(event);
  const { offer, prices } = tickets;
  const start = formats.time(event.starts);
  return (
    <li
      id={`event-${event.tixEventId}`}
      className={styles.date}
      aria-current={isChosen ? 'true' : undefined}
      data-off={offer.kind === 'cancelled' || offer.kind === 'moved' ? 'yes' : undefined}
    >
      <div className={styles.when}>
        {isChosen && <p className={`${styles.chosen} small-caps`}>{t('education.chosen')}</p>}
        <h3>
          <time dateTime={formatUtcIso(event.starts)}>{formats.longDate(event.starts)}</time>
        </h3>
        <p>{event.ends ? t('event.until', { start, end: formats.time(event.ends) }) : start}</p>
      </div>
      <p className={styles.room}>{event.room?.title}</p>
      <p className={`${styles.pupil} price`}>
        {prices && (
          <>
            {prices.from !== prices.to && <small>{t('price.from')} </small>}
            {formats.money(prices.from)} <small>{t('education.perPupil')}</small>
          </>
        )}
      </p>
      <div className={styles.book}>
        <SaleStatusLabel {...toSchoolOfferDisplay(tickets, t, formats)} />
        <SchoolBookingButton event={event} tickets={tickets} isChosen={isChosen} />
      </div>
    </li>
  );
}

interface SchoolBookingButtonProps extends SchoolDateProps {
  readonly tickets: PricedSchoolOffer;
}

/** The button to book at the school ticketing, or to log in there first; nothing for other kinds of schools (SALE-8). */
export function SchoolBookingButton({
  event,
  tickets: { offer, for: audience, isBookable },
  isChosen,
}: SchoolBookingButtonProps) {
  const { t, formats } = useSite();
  const order = useOrderLink(event);
  if (audience === 'otherSchools') return null;
  const date = formats.shortDateTime(event.starts);
  const look = isChosen ? 'solid' : 'line';
  if (isBookable && audience === 'anySchool') {
    return (
      <LoginLink
        size="small"
        look={look}
        label={t('education.loginToBookTitle', { title: event.title, date })}
      >
        {t('education.loginToBook')}
      </LoginLink>
    );
  }
  if (isBookable) {
    return (
      <ButtonLink
        {...order}
        size="small"
        look={look}
        aria-label={t('education.bookTitle', { title: event.title, date })}
      >
        {t('education.book')}
      </ButtonLink>
    );
  }
  return pickTicketOption(offer) === 'waitingList' ? (
    <ButtonLink
      {...order}
      size="small"
      look="text"
      aria-label={t('offer.waitingListTitle', { title: `${event.title}, ${date}` })}
    >
      {t('education.waitingList')}
    </ButtonLink>
  ) : null;
}
