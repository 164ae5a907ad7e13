import { type Formats, formatsOf } from '#ui/format/formats.ts';
import { useSite } from '#ui/kit/site-context.tsx';

/** Dates, times and money in the language of the page. */
export function useFormats(): Formats {
  return formatsOf(useSite().locale);
}
