import { isBookable, type SchoolEvent, schoolEvent, schoolTagsOf } from '#domain/education/school-sale.ts';
import { type Offer, offerOf } from '#domain/event/event-offer.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** For whom an offer to schools holds: the tags of the visitor's school, or of all schools that the event is meant for. */
export interface SchoolAudience {
  /**
   * `thisSchool`: the visitor is a school it is meant for. `anySchool`: the visitor is no school, so booking begins with
   * logging in as one. `otherSchools`: the visitor is a school of another kind.
   */
  readonly for: 'thisSchool' | 'anySchool' | 'otherSchools';
  readonly tags: readonly CustomerTag[];
}

/** What a morning for schools offers, and to whom (SALE-8). */
export interface SchoolOffer {
  readonly for: SchoolAudience['for'];
  readonly offer: Offer;
  /** Whether those it holds for can book it now. */
  readonly isBookable: boolean;
}

/** Whose offer a visitor with these school tags sees of an event. */
export function schoolAudienceOf(
  event: Pick<SchoolEvent, 'schoolTags' | 'sale'>,
  schoolTags: readonly CustomerTag[],
): SchoolAudience {
  const meantFor = schoolTagsOf(event);
  const own = meantFor.filter((tag) => schoolTags.includes(tag));
  if (own.length > 0) return { for: 'thisSchool', tags: own };
  return { for: schoolTags.length > 0 ? 'otherSchools' : 'anySchool', tags: meantFor };
}

/** What an event offers an audience at a moment (SALE-8). */
export function schoolOfferOf(
  event: SchoolEvent,
  { for: audience, tags }: SchoolAudience,
  now: Instant,
): SchoolOffer {
  return {
    for: audience,
    offer: offerOf(schoolEvent(event), tags, now),
    isBookable: isBookable(event, tags, now),
  };
}
