import { hallDayAt } from '#domain/time/hall-day.ts';
import { type Formats, formatsOf } from '#ui/format/formats.ts';
import { useSite } from '#ui/kit/site-context.tsx';

/** Dates, times and money in the language of the page, on the day it was made. */
export function useFormats(): Formats {
  const { locale, now } = useSite();
  return formatsOf(locale, hallDayAt(now));
}
