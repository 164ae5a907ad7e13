import { formatUtcIso } from '#domain/time/instant.ts';
import type { Fact } from '#ui/components/fact-list.tsx';
import { toConcertTimesText } from '#ui/format/concert-times-text.ts';
import { toPriceText } from '#ui/format/price-text.ts';
import { useLinkComponent } from '#ui/kit/services-context.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import type { TicketProps } from '#ui/screens/event/use-event-tickets.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

/** The key facts that every version of the page begins with: when, where, and the visitor's price. */
export function useEventFacts({ page, tickets }: TicketProps): readonly Fact[] {
  const t = useTranslate();
  const formats = useFormats();
  const { event } = page;
  return [
    {
      term: t('event.when'),
      detail: <time dateTime={formatUtcIso(event.starts)}>{formats.dayAndMonth(event.starts)}</time>,
      note: toConcertTimesText(page, t, formats),
    },
    { term: t('event.where'), detail: event.room && <Room {...event.room} /> },
    {
      term: t('event.price'),
      detail: tickets.price && toPriceText(tickets.price, t, formats, 'whole'),
    },
  ];
}

function Room({ title, url }: { readonly title: string; readonly url?: string }) {
  const Link = useLinkComponent();
  return url ? <Link href={url}>{title}</Link> : title;
}
