import type { Page } from '#domain/page/page.ts';
import { offeredPrices, priceRange } from '#domain/pricing/prices.ts';
import { isoOf } from '#domain/time/instant.ts';
import type { Fact } from '#ui/components/fact-list.tsx';
import { priceRangeText } from '#ui/format/price-range-text.ts';
import { useLink } from '#ui/kit/link-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useTickets } from '#ui/kit/use-offer.ts';
import { useWords } from '#ui/words/use-words.tsx';

export type EventPage = Extract<Page, { kind: 'event' }>;

/** What every version of the page says first: when, where and for how much, as the visitor's own prices are. */
export function useEventFacts({ event, prices }: EventPage): readonly Fact[] {
  const t = useWords();
  const formats = useFormats();
  const { tags, now } = useTickets(event, prices);
  const range = priceRange(offeredPrices(prices, tags, now));
  const isFree = range ? range.to === 0 : event.minPrice === 0;
  const start = formats.time(event.starts);
  return [
    {
      term: t('event.when'),
      detail: <time dateTime={isoOf(event.starts)}>{formats.dayAndMonth(event.starts)}</time>,
      note: event.ends
        ? t('event.until', { start, end: formats.time(event.ends) })
        : t('event.at', { start }),
    },
    { term: t('event.where'), detail: event.room && <Room {...event.room} /> },
    {
      term: t('event.price'),
      detail: isFree ? t('price.free') : range && priceRangeText(range, t, formats),
    },
  ];
}

function Room({ title, url }: { readonly title: string; readonly url?: string }) {
  const Link = useLink();
  return url ? <Link href={url}>{title}</Link> : title;
}
