/** The school types a school can choose (TIX-8), with the ticketing's codes. */
export const ticketingSchoolTypes = ['po', 'so', 'vmbo', 'havo-vwo', 'mbo'] as const;

type TicketingSchoolType = (typeof ticketingSchoolTypes)[number];

/** Parses a school type; undefined for one that the form does not offer. */
export function parseSchoolType(text: string): TicketingSchoolType | undefined {
  return ticketingSchoolTypes.find((type) => type === text);
}
