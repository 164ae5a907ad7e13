import type { Global } from '#domain/page/global.ts';
import type { CalendarWords } from '#ports/calendar-file.port.ts';
import { formatCityLine } from '#ui/format/city-line.ts';
import type { Formats } from '#ui/format/formats.ts';
import type { Translate } from '#ui/words/translate.ts';

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
