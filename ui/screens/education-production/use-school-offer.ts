import { useMemo } from 'react';
import {
  type SchoolOffer,
  schoolAudienceOf,
  schoolEvent,
  schoolOfferOf,
} from '#domain/education/school-offer.ts';
import type { EducationEvent } from '#domain/page/page.ts';
import { offeredPrices, type PriceRange, priceRange } from '#domain/pricing/prices.ts';
import { useSchoolTags } from '#ui/kit/use-school-tags.ts';
import { useMoment } from '#ui/kit/visitor-context.tsx';

export interface SchoolTickets extends SchoolOffer {
  /** The price per pupil; null if unknown. */
  readonly prices: PriceRange | null;
}

/** What a date offers this visitor now; to a visitor who is not a school, what it offers schools (SALE-8). */
export function useSchoolOffer(event: EducationEvent): SchoolTickets {
  const schoolTags = useSchoolTags();
  const offeredEvent = useMemo(() => schoolEvent(event), [event]);
  const audience = useMemo(() => schoolAudienceOf(event, schoolTags), [event, schoolTags]);
  const now = useMoment(offeredEvent, audience.tags, event.prices);
  return {
    ...schoolOfferOf(event, audience, now),
    prices: priceRange(offeredPrices(event.prices, audience.tags, now)),
  };
}
