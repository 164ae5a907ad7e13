import { useMemo } from 'react';
import { type SchoolOffer, schoolEvent, schoolOfferOf } from '#domain/education/school-offer.ts';
import type { EducationEvent } from '#domain/page/page.ts';
import { offeredPrices, type PriceRange, priceRange } from '#domain/pricing/prices.ts';
import { useMoment } from '#ui/kit/moment-context.tsx';
import { useTags } from '#ui/kit/session-context.tsx';

export interface SchoolTickets extends SchoolOffer {
  /** What a pupil pays; null where no price is known. */
  readonly prices: PriceRange | null;
}

/** What a morning offers this visitor now; to whoever is no school, what it offers schools (SALE-8). */
export function useSchoolOffer(event: EducationEvent): SchoolTickets {
  const tags = useTags();
  const followed = useMemo(() => schoolEvent(event), [event]);
  const now = useMoment(followed, event.prices);
  const offered = schoolOfferOf(event, tags, now);
  const holders = offered.for === 'thisSchool' ? tags : event.schoolTags;
  return { ...offered, prices: priceRange(offeredPrices(event.prices, holders, now)) };
}
