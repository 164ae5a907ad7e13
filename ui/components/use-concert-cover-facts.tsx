import type { ReactNode } from 'react';
import type { EventCard } from '#domain/event/event.ts';
import type { VisitorPriceTag } from '#domain/pricing/price-tag.ts';
import { formatUtcIso } from '#domain/time/instant.ts';
import type { TermAndDetail } from '#ui/components/fact-list.tsx';
import { formatPrice } from '#ui/format/format-price.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';

interface ConcertFacts {
  /** From when to when, in words. */
  readonly times: string;
  readonly price: VisitorPriceTag | null;
  readonly priceNote?: ReactNode;
}

/** The facts with which every cover of a concert begins: when, where and the price. */
export function useConcertCoverFacts(event: EventCard, facts: ConcertFacts): readonly TermAndDetail[] {
  const { t, formats } = useSite();
  return [
    {
      term: t('event.when'),
      detail: <time dateTime={formatUtcIso(event.starts)}>{formats.dayAndMonth(event.starts)}</time>,
      note: facts.times,
    },
    { term: t('event.where'), detail: event.room && <Room {...event.room} /> },
    {
      term: t('event.price'),
      detail: facts.price && formatPrice(facts.price, t, formats),
      note: facts.priceNote,
    },
  ];
}

function Room({ title, url }: { readonly title: string; readonly url?: string }) {
  return url ? <Link href={url}>{title}</Link> : title;
}
