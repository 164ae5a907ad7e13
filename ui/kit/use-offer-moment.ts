import { useEffect, useState } from 'react';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useOfferClock } from '#ui/kit/visitor.tsx';
import type { OfferChangeNotifier, PricedOffer } from '#ui/stores/offer-change-notifier.ts';

/**
 * The moment for which offers are shown. During hydration, also of a part that hydrates late, it is the moment for which
 * the document was rendered, which may be cached; then the present, updated whenever one of the sales or prices changes for a visitor with
 * these tags, and at each of the moments `changesAt`.
 */
export function useOfferMoment(
  offers: readonly PricedOffer[],
  tags: readonly CustomerTag[],
  changesAt?: readonly Instant[],
): Instant {
  return useMomentOfClock(useOfferClock(), offers, tags, changesAt);
}

/** The same by a clock that the caller has; null during hydration, and until the visitor layer is loaded. */
export function useMomentOfClock(
  clock: OfferChangeNotifier | null,
  offers: readonly PricedOffer[],
  tags: readonly CustomerTag[],
  changesAt: readonly Instant[] = noMoments,
): Instant {
  const { now: renderedAt } = useSite();
  const [moment, setMoment] = useState(() => clock?.now() ?? renderedAt);
  useEffect(
    () => clock?.follow({ offers, tags, changesAt }, moment, setMoment),
    [clock, offers, tags, changesAt, moment],
  );
  return moment;
}

const noMoments: readonly Instant[] = [];
