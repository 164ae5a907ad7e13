import type { ReactNode } from 'react';
import { priceTagBeside } from '#domain/pricing/price-tag.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { OrderBar } from '#ui/components/order-bar.tsx';
import { themeOf } from '#ui/format/event-figure.ts';
import { offerText } from '#ui/format/offer-text.ts';
import { priceText } from '#ui/format/price-text.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import type { OfTickets } from '#ui/screens/event/use-event-tickets.ts';
import { useWords } from '#ui/words/use-words.tsx';

interface EventOrderBarProps extends OfTickets {
  readonly children: ReactNode;
}

/** On small windows, a bar with the order button, or the reason why there is none, over `children`. */
export function EventOrderBar({ page: { event }, tickets, children }: EventOrderBarProps) {
  const t = useWords();
  const formats = useFormats();
  const price = priceTagBeside(event, tickets.offer);
  return (
    <OrderBar
      theme={themeOf(event)}
      title={formats.shortDateTime(event.starts)}
      text={offerText(tickets.offer, t, formats)?.text ?? (price && priceText(price, t, formats))}
      button={
        tickets.way === 'order' && (
          <ButtonLink href="#tickets" size="small">
            {t('offer.orderTickets')}
          </ButtonLink>
        )
      }
    >
      {children}
    </OrderBar>
  );
}
