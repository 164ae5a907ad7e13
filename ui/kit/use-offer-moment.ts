import { useEffect, useState } from 'react';
import type { OfferedEvent } from '#domain/event/event-offer.ts';
import type { OfferedPrice } from '#domain/pricing/ticket-price.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { initialVisitorSnapshot } from '#ui/kit/visitor-layer.ts';
import type { OfferChangeNotifier } from '#ui/stores/offer-change-notifier.ts';

/**
 * The moment for which a concert's tickets, or a list of concerts (`event` null), are shown. During hydration, also of a part that hydrates late, it is the moment for which
 * the document was rendered, which may be cached; then the present, updated whenever a sale or a price changes for a visitor with these
 * tags, and at each of the moments `changesAt`.
 */
export function useOfferMoment(
  event: OfferedEvent | null,
  tags: readonly CustomerTag[],
  prices: readonly OfferedPrice[] = noPrices,
  changesAt: readonly Instant[] = noMoments,
): Instant {
  const { visitor: layer, now: renderedAt } = useSite();
  const isHydrated = useIsHydrated();
  const [moment, setMoment] = useState(() =>
    isHydrated ? (layer?.current().offerClock?.now() ?? renderedAt) : renderedAt,
  );
  useEffect(() => {
    let current: OfferChangeNotifier | null = null;
    let unfollow = () => {};
    const subscribe = (): void => {
      const { offerClock } = layer?.current() ?? initialVisitorSnapshot;
      if (offerClock === current) return;
      current = offerClock;
      unfollow();
      unfollow = offerClock?.follow({ event, prices, tags, changesAt }, moment, setMoment) ?? doNothing;
    };
    subscribe();
    const unsubscribe = layer?.subscribe(subscribe);
    return () => {
      unsubscribe?.();
      unfollow();
    };
  }, [layer, event, prices, tags, changesAt, moment]);
  return moment;
}

const noPrices: readonly OfferedPrice[] = [];
const noMoments: readonly Instant[] = [];
const doNothing = () => {};
