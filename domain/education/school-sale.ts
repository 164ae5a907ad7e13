import { isSchoolTag } from '#domain/education/school-tag.ts';
import { mayOrder, type OfferedEvent, offerOf } from '#domain/event/event-offer.ts';
import type { EducationEvent } from '#domain/page/page.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** An event that is sold to schools. */
export type SchoolEvent = OfferedEvent & Pick<EducationEvent, 'schoolTags'>;

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
