import { canOrder, type Offer, type OfferedEvent, computeOffer } from '#domain/event/event-offer.ts';
import type { EducationEventCard } from '#domain/page/education-card.ts';
import { filterSchoolTags, type SchoolTags } from '#domain/sale/customer-tags.ts';
import type { CustomerTag, Sale } from '#domain/sale/sale.ts';
import type { Instant } from '#domain/time/instant.ts';

/** To whom an offer for schools applies: the tags of the visitor's school, or of all schools that the event is for. */
export interface SchoolOfferAudience {
  /**
   * `thisSchool`: the visitor is a school the event is for. `anySchool`: the visitor is not logged in as a school, and has to do
   * so to book. `otherSchools`: the visitor is a school of another kind.
   */
  readonly for: 'thisSchool' | 'anySchool' | 'otherSchools';
  readonly tags: readonly CustomerTag[];
}

/** The offer of a school event, and to whom it applies (SALE-8). */
export interface SchoolOffer {
  readonly for: SchoolOfferAudience['for'];
  readonly offer: Offer;
  /** Whether the schools to which it applies can book it now. */
  readonly isBookable: boolean;
}

/** To whom an event's school offer applies, for a visitor with these school tags. */
export function computeSchoolOfferAudience(
  event: Pick<SchoolEvent, 'schoolTags' | 'sale'>,
  visitorTags: readonly CustomerTag[],
  schoolTags: SchoolTags,
): SchoolOfferAudience {
  const audienceTags = findEventSchoolTags(event, schoolTags);
  const own = audienceTags.filter((tag) => visitorTags.includes(tag));
  if (own.length > 0) return { for: 'thisSchool', tags: own };
  return { for: visitorTags.length > 0 ? 'otherSchools' : 'anySchool', tags: audienceTags };
}

/** The offer of an event to an audience at a moment (SALE-8). */
export function computeSchoolOffer(
  event: SchoolEvent,
  { for: audience, tags }: SchoolOfferAudience,
  now: Instant,
  schoolTags: SchoolTags,
): SchoolOffer {
  return {
    for: audience,
    offer: computeOffer(withSchoolSaleStarts(event, schoolTags), tags, now),
    isBookable: isBookableBySchool(event, tags, now, schoolTags),
  };
}

/** An event sold to schools. */
type SchoolEvent = OfferedEvent & Pick<EducationEventCard, 'schoolTags'>;

/** The tags of the schools an event is for: those in its own list, else those with a sale start (SALE-8). */
export function findEventSchoolTags(
  event: Pick<SchoolEvent, 'schoolTags' | 'sale'>,
  schoolTags: SchoolTags,
): readonly CustomerTag[] {
  const named = filterSchoolTags(event.schoolTags, schoolTags);
  return named.length > 0 ? named : filterSchoolTags(Object.keys(event.sale.starts).map(Number), schoolTags);
}

/** The event with only the sale starts of school tags. */
export function withSchoolSaleStarts<Event extends SchoolEvent>(event: Event, schoolTags: SchoolTags): Event {
  return { ...event, sale: filterSchoolStarts(event.sale, schoolTags) };
}

/** Whether a school with these tags can book the event now: the event is for that school and on sale to it (SALE-8). */
function isBookableBySchool(
  event: SchoolEvent,
  tags: readonly CustomerTag[],
  now: Instant,
  schoolTags: SchoolTags,
): boolean {
  const own = findEventSchoolTags(event, schoolTags).filter((tag) => tags.includes(tag));
  return canOrder(computeOffer(withSchoolSaleStarts(event, schoolTags), own, now));
}

/** The sale without the general start and without starts of other tags. */
function filterSchoolStarts(sale: Sale, schoolTags: SchoolTags): Sale {
  const starts = Object.entries(sale.starts).filter(
    ([tag]) => filterSchoolTags([Number(tag)], schoolTags).length > 0,
  );
  return { ...sale, starts: Object.fromEntries(starts) };
}

/** The school types a school can choose (TIX-8), with the ticketing's codes. */
export const ticketingSchoolTypes = ['po', 'so', 'vmbo', 'havo-vwo', 'mbo'] as const;

type TicketingSchoolType = (typeof ticketingSchoolTypes)[number];

/** Parses a school type; undefined for one that the form does not offer. */
export function parseSchoolType(text: string): TicketingSchoolType | undefined {
  return ticketingSchoolTypes.find((type) => type === text);
}
