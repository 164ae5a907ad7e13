import { forSchools } from '#domain/education/school-sale.ts';
import { isSchoolTag } from '#domain/education/school-tag.ts';
import { type Offer, type OfferedEvent, offerOf } from '#domain/event/event-offer.ts';
import type { EducationEvent } from '#domain/page/page.ts';
import type { CustomerTag } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** What a morning for schools offers a visitor, and as whom (SALE-8). */
export interface SchoolOffer {
  /** What the schools it is meant for are offered, or of those this visitor's. */
  readonly offer: Offer;
  /**
   * `thisSchool`: the visitor is a school it is meant for. `anySchool`: the visitor is no school, so booking begins with
   * logging in as one. `otherSchools`: the visitor is a school of another kind.
   */
  readonly for: 'thisSchool' | 'anySchool' | 'otherSchools';
}

type SchoolEvent = OfferedEvent & Pick<EducationEvent, 'schoolTags'>;

/** A morning as schools see its sale: only the starts of school tags count. */
export function schoolEvent<Event extends SchoolEvent>(event: Event): Event {
  return { ...event, sale: forSchools(event.sale) };
}

/** What a morning offers a visitor with these tags at a moment (SALE-8). */
export function schoolOfferOf(event: SchoolEvent, tags: readonly CustomerTag[], now: Instant): SchoolOffer {
  const schools = tags.filter(isSchoolTag);
  const own = schools.filter((tag) => event.schoolTags.includes(tag));
  const audience = own.length > 0 ? 'thisSchool' : schools.length > 0 ? 'otherSchools' : 'anySchool';
  const holders = own.length > 0 ? own : event.schoolTags;
  return { offer: offerOf(schoolEvent(event), holders, now), for: audience };
}
