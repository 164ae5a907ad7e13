import { createContext, useContext, useEffect, useState } from 'react';
import type { OfferedEvent } from '#domain/event/event-offer.ts';
import type { TicketPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import type { Slot, Watched } from '#ui/kit/slot.ts';
import type { Moments } from '#ui/stores/moments.ts';

export type MomentSlot = Slot<Moments | null, Watched<Moments | null>>;

const MomentContext = createContext<MomentSlot | null>(null);

export const MomentProvider = MomentContext.Provider;

const none: readonly TicketPrice[] = [];

/**
 * The moment for which a concert's tickets are drawn: at first that of the page, which may come from a cache; then the present,
 * anew whenever the sale or a price has changed by itself for who has these tags.
 */
export function useMoment(
  event: OfferedEvent,
  tags: readonly CustomerTag[],
  prices: readonly TicketPrice[] = none,
): Instant {
  const slot = useContext(MomentContext);
  const drawnAt = useSite().now;
  const [moment, setMoment] = useState(() => slot?.current()?.now() ?? drawnAt);
  useEffect(() => {
    let callOff = () => {};
    const follow = (): void => {
      callOff();
      callOff = slot?.current()?.follow({ event, prices, tags }, moment, setMoment) ?? (() => {});
    };
    follow();
    const stop = slot?.subscribe(follow);
    return () => {
      stop?.();
      callOff();
    };
  }, [slot, event, prices, tags, moment]);
  return moment;
}
