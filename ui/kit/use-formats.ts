import { toHallDay } from '#domain/time/hall-day.ts';
import { type Formats, getFormats } from '#ui/format/formats.ts';
import { useSiteContext } from '#ui/kit/site-context.tsx';

/** The formats of dates, times and money in the language of the page, relative to the day it is rendered for. */
export function useFormats(): Formats {
  const { locale, now } = useSiteContext();
  return getFormats(locale, toHallDay(now));
}
