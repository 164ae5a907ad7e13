import type { EventNotice } from '#domain/event-page/event-notice.ts';
import type { EventCard } from '#domain/event/event.ts';
import { toPhoneUrl } from '#domain/page/global.ts';
import type { EventPage } from '#domain/page/page.ts';
import { defaultCustomerTags } from '#domain/sale/customer-tags.ts';
import { formatPresale } from '#ui/format/format-presale.ts';
import { toSaleStartCalendarPath } from '#ui/head/calendar-path.ts';
import type { Site } from '#ui/kit/site.tsx';
import { findWorkPlayedAgain, toWorkQueryString } from '#ui/screens/event/composer-and-work-query-strings.ts';

interface NoticeLink {
  readonly href: string;
  readonly text: string;
  /** Whether it is a calendar file. */
  readonly isCalendar?: boolean;
}

/** What a notice says: what happened, what that means for a ticket, and where the visitor can go (WAY-35). */
interface NoticeDescription {
  readonly title: string;
  /** Null if the title says all. */
  readonly text: string | null;
  /** The phone number of the box office, after the text. */
  readonly phone?: string | undefined;
  readonly links: readonly NoticeLink[];
}

/** Describes a notice of a concert's page. The link to its waiting list is not among the links. */
export function describeNotice(notice: EventNotice, page: EventPage, site: Site): NoticeDescription {
  const { t, formats, global } = site;
  const { address, navigation } = global ?? {};
  const phone = address?.phone;
  const nextPerformance = (next: EventCard | null): readonly NoticeLink[] =>
    next
      ? [{ href: next.url, text: t('event.notice.next', { date: formats.shortDateTime(next.starts) }) }]
      : [];
  const otherConcerts = (): readonly NoticeLink[] =>
    global ? [{ href: global.globalPages.eventOverview.url, text: t('event.notice.other') }] : [];
  const boxOffice = (): readonly NoticeLink[] =>
    phone ? [{ href: toPhoneUrl(phone), text: t('event.notice.call', { phone }) }] : [];
  switch (notice.kind) {
    case 'cancelled':
      return {
        title: t('event.notice.cancelled'),
        text: t('event.notice.cancelled.text'),
        phone,
        links: [
          ...nextPerformance(notice.next),
          ...linkSameDayConcert(notice.sameDay, site),
          ...otherConcerts(),
        ],
      };
    case 'moved': {
      const date =
        notice.to === null ? null : `${formats.dayAndMonth(notice.to)}, ${formats.time(notice.to)}`;
      return {
        title: date ? t('event.notice.movedTo', { date }) : t('event.notice.moved'),
        text: t(date ? 'event.notice.moved.text' : 'event.notice.moved.unknown'),
        phone,
        links: notice.url ? [{ href: notice.url, text: t('event.notice.moved.link') }] : otherConcerts(),
      };
    }
    case 'over': {
      const links = [...nextPerformance(notice.next), ...linkWorkPlayedAgain(notice.next, page, site)];
      return {
        title:
          notice.movedTo === null
            ? t('event.notice.over')
            : t('event.notice.overMoved', { date: formats.longDateTime(notice.movedTo) }),
        text: t(notice.next ? 'event.notice.over.next' : 'event.notice.over.text'),
        links: [...links, ...linkTexts(page, site), ...(links.length === 0 ? otherConcerts() : [])],
      };
    }
    case 'soldOut':
      return {
        title: t('event.notice.soldOut'),
        text: t(notice.waitingList ? 'event.notice.soldOut.waiting' : 'event.notice.soldOut.text'),
        links: [
          ...(notice.waitingList ? [] : boxOffice()),
          ...(notice.next ? nextPerformance(notice.next) : otherConcerts()),
        ],
      };
    case 'boxOffice': {
      const place = address && `${address.street}, ${address.city}.`;
      return {
        title: t(notice.isEnded ? 'event.notice.ended' : 'event.notice.few'),
        text: [t('event.notice.boxOffice'), address?.openingHours, place].filter(Boolean).join(' '),
        links: [...boxOffice(), ...nextPerformance(notice.next)],
      };
    }
    case 'saleStart':
      return describeSaleStart(notice, page, site);
    case 'notScheduled': {
      // A hall without a newsletter announces the sale nowhere else.
      const [newsletter] = navigation?.newsletter ?? [];
      const text = t('event.notice.notScheduled.text');
      return {
        title: t('event.notice.notScheduled'),
        text: newsletter ? `${text} ${t('event.notice.notScheduled.newsletter')}` : text,
        links: newsletter ? [{ href: newsletter.url, text: newsletter.title }] : [],
      };
    }
  }
}

type SaleStartNotice = Extract<EventNotice, { readonly kind: 'saleStart' }>;

function describeSaleStart(
  { opens, presale }: SaleStartNotice,
  page: EventPage,
  { t, formats, settings }: Site,
): NoticeDescription {
  const customerTags = settings.customerTags ?? defaultCustomerTags;
  const opening = () =>
    opens ? t('offer.opens', { date: formats.shortDateTime(opens.at) }) : t('event.notice.notScheduled');
  const href = opens && toSaleStartCalendarPath(page.url, opens.for);
  return {
    title: presale ? formatPresale(presale, t, formats, customerTags) : opening(),
    text: null,
    links: href ? [{ href, text: t('event.notice.saleCalendar'), isCalendar: true }] : [],
  };
}

/** Another concert on the day of one that is cancelled (DOOR-11). */
function linkSameDayConcert(concert: EventCard | null, { t, formats }: Site): readonly NoticeLink[] {
  if (!concert) return [];
  const values = { title: concert.title, time: formats.time(concert.starts) };
  return [{ href: concert.url, text: t('event.notice.sameDay', values) }];
}

/** The calendar's concerts with a work of a past concert that has no next performance. */
function linkWorkPlayedAgain(
  next: EventCard | null,
  page: EventPage,
  { t, global }: Site,
): readonly NoticeLink[] {
  const work = next ? undefined : findWorkPlayedAgain(page);
  if (!work || !global) return [];
  const href = `${global.globalPages.eventOverview.url}${toWorkQueryString(work) ?? ''}`;
  return [{ href, text: t('event.notice.over.work', { work: work.title }) }];
}

/** What can be read about a past concert. */
function linkTexts(
  { stories: [story], introduction, description }: EventPage,
  { t }: Site,
): readonly NoticeLink[] {
  return [
    ...(story ? [{ href: story.url, text: t('event.notice.over.story', { title: story.title }) }] : []),
    ...(introduction.length + description.length > 0
      ? [{ href: '#about', text: t('event.notice.over.note') }]
      : []),
  ];
}
