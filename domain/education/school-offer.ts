import { isSchoolTag } from '#domain/education/school-tag.ts';
import { mayOrder, type Offer, type OfferedEvent, offerOf } from '#domain/event/event-offer.ts';
import type { EducationEvent } from '#domain/page/page.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
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

/** An event that is sold to schools. */
type SchoolEvent = OfferedEvent & Pick<EducationEvent, 'schoolTags'>;

/** The tags of the schools an event is meant for: those it names, else those that have a sale start of their own (SALE-8). */
export function schoolTagsOf({
  schoolTags,
  sale,
}: Pick<SchoolEvent, 'schoolTags' | 'sale'>): readonly CustomerTag[] {
  const named = schoolTags.filter(isSchoolTag);
  return named.length > 0 ? named : Object.keys(sale.starts).map(Number).filter(isSchoolTag);
}

/** An event as schools see its sale: only the starts of school tags count. */
export function schoolEvent<Event extends SchoolEvent>(event: Event): Event {
  return { ...event, sale: forSchools(event.sale) };
}

/** Whether a school with these tags can book the event now: it is meant for the school, and on sale to it (SALE-8). */
export function isBookable(event: SchoolEvent, tags: readonly CustomerTag[], now: Instant): boolean {
  const own = schoolTagsOf(event).filter((tag) => tags.includes(tag));
  return mayOrder(offerOf(schoolEvent(event), own, now));
}

/** A sale as schools see it: without the start for everyone and those of other tags. */
function forSchools(sale: Sale): Sale {
  const starts = Object.entries(sale.starts).filter(([tag]) => isSchoolTag(Number(tag)));
  return { ...sale, starts: Object.fromEntries(starts) };
}
