import type { ReactNode } from 'react';
import type { EventNotice } from '#domain/event-page/event-notice.ts';
import type { EventCard, ProgrammeWork } from '#domain/event/event.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { formatPresale } from '#ui/format/format-presale.ts';
import { toSaleStartCalendarPath } from '#ui/icalendar/calendar-path.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useOrderLink } from '#ui/kit/use-order-link.ts';
import { findWorkPlayedAgain, toWorkQueryString } from '#ui/screens/event/composer-and-work-query-strings.ts';
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';
import styles from '#ui/screens/event/event-notice-band.module.css';

/** The id of the notice, which describes a disabled order button. */
export const eventNoticeElementId = 'event-notice';

/** The band below a concert's title if no ticket can be ordered online now: what happened, and what the visitor can do (WAY-35). */
export function EventNoticeBand({ page, tickets: { notice } }: EventPageAndTickets) {
  const title = useTitle(notice);
  if (!notice) return null;
  return (
    <section className={styles.band} aria-labelledby={eventNoticeElementId} data-kind={notice.kind}>
      <p id={eventNoticeElementId} className={styles.title}>
        {title}
      </p>
      <ul>
        <Links page={page} notice={notice} />
      </ul>
    </section>
  );
}

function useTitle(notice: EventNotice | null): string {
  const { t, formats } = useSite();
  const customerTags = useCustomerTagTable();
  switch (notice?.kind) {
    case 'moved':
      return notice.to === null
        ? t('event.notice.moved')
        : t('event.notice.movedTo', {
            date: `${formats.dayAndMonth(notice.to)}, ${formats.time(notice.to)}`,
          });
    case 'boxOffice':
      return t(notice.isEnded ? 'event.notice.ended' : 'event.notice.few');
    case 'saleStart':
      if (notice.presale) return formatPresale(notice.presale, t, formats, customerTags);
      return notice.opens
        ? t('offer.opens', { date: formats.shortDateTime(notice.opens.at) })
        : t('event.notice.notScheduled');
    case 'over':
      return notice.movedTo === null
        ? t('event.notice.over')
        : t('event.notice.overMoved', { date: formats.longDateTime(notice.movedTo) });
    case 'cancelled':
    case 'soldOut':
    case 'notScheduled':
      return t(`event.notice.${notice.kind}`);
    case undefined:
      return '';
  }
}

interface ExplanationProps extends Pick<EventPageAndTickets, 'page'> {
  readonly notice: EventNotice;
}

/** What a notice means for a ticket, below the facts, so that these are on the first screen (WAY-3). */
export function EventNoticeExplanation({ page, notice }: ExplanationProps) {
  // The band says all that there is to say of a sale start.
  if (notice.kind === 'saleStart') return null;
  return (
    <div className={styles.explanation}>
      {page.statusNote && (notice.kind === 'cancelled' || notice.kind === 'moved') && (
        <p>{page.statusNote}</p>
      )}
      <Explanation notice={notice} />
    </div>
  );
}

function Explanation({ notice }: { readonly notice: Exclude<EventNotice, { readonly kind: 'saleStart' }> }) {
  const { t } = useSite();
  switch (notice.kind) {
    case 'cancelled':
      return <BoxOfficeText text={t('event.notice.cancelled.text')} />;
    case 'moved':
      return (
        <BoxOfficeText
          text={t(notice.to === null ? 'event.notice.moved.unknown' : 'event.notice.moved.text')}
        />
      );
    case 'over':
      return <p>{t(notice.next ? 'event.notice.over.next' : 'event.notice.over.text')}</p>;
    case 'soldOut':
      return <p>{t(notice.waitingList ? 'event.notice.soldOut.waiting' : 'event.notice.soldOut.text')}</p>;
    case 'boxOffice':
      return <OpeningHours />;
    case 'notScheduled':
      return <NotScheduledText />;
  }
}

/** A text that ends with the phone number of the box office. */
function BoxOfficeText({ text }: { readonly text: string }) {
  const phone = useSite().global?.address?.phone;
  return (
    <p>
      {text} {phone && <Link href={toPhoneUrl(phone)}>{phone}</Link>}
    </p>
  );
}

/** A hall without a newsletter announces the sale nowhere else. */
function NotScheduledText() {
  const { t, global } = useSite();
  const hasNewsletter = global?.navigation.newsletter.length;
  return (
    <p>
      {t('event.notice.notScheduled.text')} {hasNewsletter ? t('event.notice.notScheduled.newsletter') : ''}
    </p>
  );
}

/** When the box office is open, and where it is. */
function OpeningHours() {
  const { t, global } = useSite();
  const address = global?.address;
  return (
    <p>
      {t('event.notice.boxOffice')} {address?.openingHours} {address && `${address.street}, ${address.city}.`}
    </p>
  );
}

function Links({ page, notice }: Pick<EventPageAndTickets, 'page'> & { readonly notice: EventNotice }) {
  const { t } = useSite();
  switch (notice.kind) {
    case 'cancelled':
      return (
        <>
          <NextPerformance next={notice.next} />
          <SameDayConcert concert={notice.sameDay} />
          <OtherConcerts />
        </>
      );
    case 'moved':
      return notice.url ? (
        <NoticeLink href={notice.url}>{t('event.notice.moved.link')}</NoticeLink>
      ) : (
        <OtherConcerts />
      );
    case 'over':
      return <LinksOfPastConcert page={page} next={notice.next} />;
    case 'soldOut':
      return (
        <>
          {notice.waitingList ? <WaitingListLink page={page} /> : <BoxOfficeLink />}
          <NextPerformance next={notice.next} />
          {!notice.next && <OtherConcerts />}
        </>
      );
    case 'boxOffice':
      return (
        <>
          <BoxOfficeLink />
          <NextPerformance next={notice.next} />
        </>
      );
    case 'saleStart':
      return (
        notice.opens && (
          <li>
            <a href={toSaleStartCalendarPath(page.url, notice.opens.for)} type="text/calendar">
              <Icon name="calendar" /> {t('event.notice.saleCalendar')}
            </a>
          </li>
        )
      );
    case 'notScheduled':
      return <NewsletterLink />;
  }
}

/** The next performance, or else the work on another evening; then what can be read about it. */
function LinksOfPastConcert({ page, next }: Pick<EventPageAndTickets, 'page'> & NextPerformanceProps) {
  const { t } = useSite();
  const [story] = page.stories;
  const work = next ? undefined : findWorkPlayedAgain(page);
  return (
    <>
      <NextPerformance next={next} />
      {work && <WorkAgain work={work} />}
      {story && (
        <NoticeLink href={story.url}>{t('event.notice.over.story', { title: story.title })}</NoticeLink>
      )}
      {page.introduction.length + page.description.length > 0 && (
        <NoticeLink href="#about">{t('event.notice.over.note')}</NoticeLink>
      )}
      {!next && !work && <OtherConcerts />}
    </>
  );
}

/** The calendar's concerts with a work. */
function WorkAgain({ work }: { readonly work: ProgrammeWork }) {
  const { t, global } = useSite();
  return (
    global && (
      <NoticeLink href={`${global.globalPages.eventOverview.url}${toWorkQueryString(work) ?? ''}`}>
        {t('event.notice.over.work', { work: work.title })}
      </NoticeLink>
    )
  );
}

function NoticeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link href={href}>{children}</Link>
    </li>
  );
}

interface NextPerformanceProps {
  readonly next: EventCard | null;
}

function NextPerformance({ next }: NextPerformanceProps) {
  const { t, formats } = useSite();
  return (
    next && (
      <NoticeLink href={next.url}>
        {t('event.notice.next', { date: formats.shortDateTime(next.starts) })}
      </NoticeLink>
    )
  );
}

/** Another concert on the day of one that is cancelled (DOOR-11). */
function SameDayConcert({ concert }: { readonly concert: EventCard | null }) {
  const { t, formats } = useSite();
  return (
    concert && (
      <NoticeLink href={concert.url}>
        {t('event.notice.sameDay', { title: concert.title, time: formats.time(concert.starts) })}
      </NoticeLink>
    )
  );
}

/** The box office's phone number, where calling is the way to a ticket. */
function BoxOfficeLink() {
  const { t, global } = useSite();
  const phone = global?.address?.phone;
  return phone && <NoticeLink href={toPhoneUrl(phone)}>{t('event.notice.call', { phone })}</NoticeLink>;
}

function toPhoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

function OtherConcerts() {
  const { t, global } = useSite();
  return (
    global && <NoticeLink href={global.globalPages.eventOverview.url}>{t('event.notice.other')}</NoticeLink>
  );
}

function NewsletterLink() {
  const [newsletter] = useSite().global?.navigation.newsletter ?? [];
  return newsletter && <NoticeLink href={newsletter.url}>{newsletter.title}</NoticeLink>;
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
