import type { Locale } from '#domain/locale/locale.ts';
import type { Global } from '#domain/page/global.ts';
import type { World } from '#src/di/world.ts';
import type { CalendarWords } from '#src/server/calendars/calendar-text.ts';
import { formatsOf } from '#ui/format/formats.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

/** What calendars say, in a language; `global` is null while the CMS cannot be asked. */
export function calendarWords(world: World, locale: Locale, global: Global | null): CalendarWords {
  const t = world.get(PhrasebookToken).of(locale, global);
  const formats = formatsOf(locale);
  const address = global?.address;
  return {
    cancelled: t('offer.cancelled'),
    moved: t('offer.moved'),
    movedTo: (moment) => t('offer.movedTo', { date: formats.longDateTime(moment) }),
    hall: [global?.site.name, address?.street, address && `${address.zipCode} ${address.city}`]
      .filter(Boolean)
      .join(', '),
  };
}
