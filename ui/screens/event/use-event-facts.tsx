import type { Fact } from '#ui/components/fact-list.tsx';
import { useConcertFacts } from '#ui/components/use-concert-facts.tsx';
import { toConcertTimesText } from '#ui/format/concert-times-text.ts';
import { toOwnPriceNote, toPriceText, toRangeText } from '#ui/format/price-text.ts';
import { Link } from '#ui/kit/link.tsx';
import { useFormats } from '#ui/kit/use-formats.ts';
import type { TicketProps } from '#ui/screens/event/use-event-tickets.ts';
import { useTranslate } from '#ui/words/use-words.tsx';

/** The key facts that every version of the page begins with: when, where, the general price and the visitor's own (WAY-2). */
export function useEventFacts({ page, tickets }: TicketProps): readonly Fact[] {
  const t = useTranslate();
  const formats = useFormats();
  const [first, ...others] = tickets.typePrices;
  const own = first?.isOwn ? first : null;
  const priceNote = (
    <>
      {(own ? others : tickets.typePrices).map(({ name, from }) => (
        <span key={name}>{`${name} ${toPriceText({ kind: 'from', euros: from }, t, formats)}`}</span>
      ))}
      {tickets.table.rows.length > 0 && <PriceTableLink />}
    </>
  );
  return [
    ...useConcertFacts(page.event, {
      times: toConcertTimesText(page, t, formats),
      price: tickets.price,
      priceNote,
    }),
    {
      term: t('event.yourPrice'),
      detail: own && toRangeText(own, t, formats),
      note: own && toOwnPriceNote(own, t, formats),
    },
  ];
}

/** The link to the price table further down the page. */
function PriceTableLink() {
  const t = useTranslate();
  return <Link href="#tickets">{t('event.allPrices')}</Link>;
}
