import { toFavouritesCalendarEntries } from '#adapters/icalendar/calendar-entry.ts';
import type { WriteCalendarFile } from '#ports/calendar-file.port.ts';

/** Loads the code that writes a calendar when the first one is asked for. */
export const writeCalendarFile: WriteCalendarFile = async (list) => {
  const { name, url, events, tags, now, words } = list;
  const { serializeCalendar } = await import('#adapters/icalendar/serialize-calendar.ts');
  return serializeCalendar(
    { name, url, entries: toFavouritesCalendarEntries(events, tags, now, list) },
    now,
    words,
  );
};
