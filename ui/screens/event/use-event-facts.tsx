import type { TermAndDetail } from '#ui/components/fact-list.tsx';
import { useConcertCoverFacts } from '#ui/components/use-concert-cover-facts.tsx';
import { formatConcertTimesAndLength } from '#ui/format/format-concert-times-and-length.ts';
import { formatOwnPriceNote, formatPrice, formatPriceRange } from '#ui/format/format-price.ts';
import { Link } from '#ui/kit/link.tsx';
import { useSite } from '#ui/kit/site.tsx';
import type { EventPageAndTickets } from '#ui/screens/event/use-event-tickets.ts';

/** The key facts that every version of the page begins with: when, where, the general price and the visitor's own (WAY-2). */
export function useEventFacts({ page, tickets }: EventPageAndTickets): readonly TermAndDetail[] {
  const { t, formats } = useSite();
  const [first, ...others] = tickets.typePrices;
  const own = first?.isOwn ? first : null;
  const priceNote = (
    <>
      {(own ? others : tickets.typePrices).map(({ name, from }, index) => (
        <span key={index}>{`${name} ${formatPrice({ kind: 'from', euros: from }, t, formats)}`}</span>
      ))}
      {tickets.table.rows.length > 0 && <PriceTableLink />}
    </>
  );
  return [
    ...useConcertCoverFacts(page.event, {
      times: formatConcertTimesAndLength(page, t, formats),
      price: tickets.price,
      priceNote,
    }),
    {
      term: t('event.yourPrice'),
      detail: own && formatPriceRange(own, t, formats),
      note: own && formatOwnPriceNote(own, t, formats),
    },
  ];
}

/** The link to the price table further down the page. */
function PriceTableLink() {
  const { t } = useSite();
  return <Link href="#tickets">{t('event.allPrices')}</Link>;
}
