import { useMemo } from 'react';
import type { ProductionDate } from '#domain/education/production-dates.ts';
import {
  type SchoolOffer,
  computeSchoolOffer,
  computeSchoolOfferAudience,
  withSchoolSaleStarts,
} from '#domain/education/school-offer.ts';
import { filterOfferedPrices, type PriceRange, computePriceRange } from '#domain/pricing/offered-prices.ts';
import { useSite } from '#ui/kit/site.tsx';
import { useCustomerTagTable } from '#ui/kit/use-customer-tag-table.ts';
import { useOfferMoment } from '#ui/kit/use-offer-moment.ts';
import { useSchoolTags } from '#ui/kit/use-school-tags.ts';

export interface PricedSchoolOffer extends SchoolOffer {
  /** The price per pupil; null if unknown. */
  readonly prices: PriceRange | null;
}

/** What an offer and its price depend on: a date of a production, on its page or in a list. */
type OfferedDate = Omit<ProductionDate, 'tixEventId' | 'room'>;

/** What a date offers this visitor now; to a visitor who is not a school, what it offers schools (SALE-8). */
export function useSchoolOffer(event: OfferedDate): PricedSchoolOffer {
  const schoolTags = useSchoolTags();
  const customerTags = useCustomerTagTable();
  const offeredEvent = useMemo(() => withSchoolSaleStarts(event, customerTags), [event, customerTags]);
  const { login } = useSite().ticketing.capabilities;
  const audience = useMemo(() => {
    const visitor = computeSchoolOfferAudience(event, schoolTags, customerTags);
    // Where no school can log in, each of them books as the schools that the event is for.
    return login === 'none' ? { ...visitor, for: 'thisSchool' as const } : visitor;
  }, [event, schoolTags, customerTags, login]);
  const { prices } = event;
  const offers = useMemo(() => [{ event: offeredEvent, prices }], [offeredEvent, prices]);
  const now = useOfferMoment(offers, audience.tags);
  return {
    ...computeSchoolOffer(event, audience, now, customerTags),
    prices: computePriceRange(filterOfferedPrices(prices, audience.tags, now)),
  };
}
