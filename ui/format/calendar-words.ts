import type { TFunction } from 'i18next';
import type { CalendarWords } from '#domain/calendar/calendar-text.ts';
import type { Global } from '#domain/page/global.ts';
import type { Formats } from '#ui/format/formats.ts';

/** The texts of the iCalendar feeds in a language; `global` is null while the CMS is unavailable. */
export function createCalendarWords(t: TFunction, formats: Formats, global: Global | null): CalendarWords {
  const address = global?.address;
  return {
    cancelled: t('offer.cancelled'),
    moved: t('offer.moved'),
    saleStart: t('offer.saleStart'),
    movedTo: (moment) => t('offer.movedTo', { date: formats.longDateTime(moment) }),
    hall: [global?.site.name, address?.street, address && `${address.zipCode} ${address.city}`]
      .filter(Boolean)
      .join(', '),
  };
}
