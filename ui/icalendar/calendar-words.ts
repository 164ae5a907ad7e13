import type { Global } from '#domain/page/global.ts';
import type { Instant } from '#domain/time/instant.ts';
import { formatCityLine } from '#ui/format/city-line.ts';
import type { Formats } from '#ui/format/formats.ts';
import type { Translate } from '#ui/words/translate.ts';

/** The calendar's texts in the page's language. */
export interface CalendarWords {
  readonly cancelled: string;
  readonly moved: string;
  /** The prefix of the start of a sale. */
  readonly saleStart: string;
  /** The words before the address at which tickets are ordered. */
  readonly orderTickets: string;
  /** The sentence with the new time of a moved concert, or that it is not known. */
  readonly movedTo: (moment: Instant | null) => string;
  /** The hall's name and address, added after the room. */
  readonly hall: string;
}

/** The texts of the iCalendar feeds in a language; `global` is null while the CMS is unavailable. */
export function createCalendarWords(t: Translate, formats: Formats, global: Global | null): CalendarWords {
  const address = global?.address;
  return {
    cancelled: t('offer.cancelled'),
    moved: t('offer.moved'),
    saleStart: t('offer.saleStart'),
    orderTickets: t('offer.orderTickets'),
    movedTo: (moment) =>
      moment === null
        ? t('offer.movedToUnknown')
        : t('offer.movedTo', { date: formats.longDateTime(moment) }),
    hall: [global?.site.name, address?.street, address && formatCityLine(address)].filter(Boolean).join(', '),
  };
}
