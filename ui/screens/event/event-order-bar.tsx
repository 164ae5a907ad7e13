import type { ReactNode } from 'react';
import { mayOrder } from '#domain/event/event-offer.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { OrderBar } from '#ui/components/order-bar.tsx';
import { themeOf } from '#ui/format/event-figure.ts';
import { offerText } from '#ui/format/offer-text.ts';
import { useFormats } from '#ui/kit/use-formats.ts';
import { useOffer } from '#ui/kit/use-offer.ts';
import type { EventPage } from '#ui/screens/event/event-facts.tsx';
import { useWords } from '#ui/words/use-words.tsx';

interface EventOrderBarProps {
  readonly page: EventPage;
  readonly children: ReactNode;
}

/** On small windows the way to tickets, or the reason why there is none, is in reach all along what it is laid over. */
export function EventOrderBar({ page: { event }, children }: EventOrderBarProps) {
  const t = useWords();
  const formats = useFormats();
  const offer = useOffer(event);
  const price =
    event.minPrice !== null && event.minPrice > 0
      ? `${t('price.from')} ${formats.euros(event.minPrice)}`
      : undefined;
  return (
    <OrderBar
      theme={themeOf(event)}
      title={formats.shortDateTime(event.starts)}
      text={offerText(offer, t, formats)?.text ?? price}
      button={
        mayOrder(offer) && (
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
