import type { EventNotice } from '#domain/event-page/event-notice.ts';
import { toPhoneUrl } from '#domain/page/global.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import { describeNotice } from '#ui/screens/event/describe-notice.ts';
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';
import styles from '#ui/screens/event/event-notice-band.module.css';

/** The id of the notice, which describes a disabled order button. */
export const eventNoticeElementId = 'event-notice';

/** The band below a concert's title if no ticket can be ordered online now: what happened, and what the visitor can do (WAY-35). */
export function EventNoticeBand({ page, tickets: { notice } }: EventPageAndTickets) {
  const site = useSite();
  if (!notice) return null;
  const { title, links } = describeNotice(notice, page, site);
  return (
    <section className={styles.band} aria-labelledby={eventNoticeElementId} data-kind={notice.kind}>
      <p id={eventNoticeElementId} className={styles.title}>
        {title}
      </p>
      <ul>
        {notice.kind === 'soldOut' && notice.waitingList && <WaitingListLink page={page} />}
        {links.map(({ href, text, isCalendar }) => (
          <li key={href}>
            {isCalendar ? (
              <a href={href} type="text/calendar">
                <Icon name="calendar" /> {text}
              </a>
            ) : (
              <Link href={href}>{text}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EventNoticeExplanationProps extends Pick<EventPageAndTickets, 'page'> {
  readonly notice: EventNotice;
}

/** What a notice means for a ticket, below the facts, so that these are on the first screen (WAY-3). */
export function EventNoticeExplanation({ page, notice }: EventNoticeExplanationProps) {
  const { text, phone } = describeNotice(notice, page, useSite());
  if (text === null) return null;
  return (
    <div className={styles.explanation}>
      {page.statusNote && (notice.kind === 'cancelled' || notice.kind === 'moved') && (
        <p>{page.statusNote}</p>
      )}
      <p>
        {text} {phone && <Link href={toPhoneUrl(phone)}>{phone}</Link>}
      </p>
    </div>
  );
}

function WaitingListLink({ page }: Pick<EventPageAndTickets, 'page'>) {
  const { t } = useSite();
  const order = useOrderLink(page.event);
  return (
    <li>
      <ButtonLink {...order} size="small">
        {t('offer.waitingList')}
      </ButtonLink>
    </li>
  );
}
