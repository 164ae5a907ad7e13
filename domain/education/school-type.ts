/** The school types a school can choose (TIX-8), with the ticketing's codes. */
export const schoolTypes = ['po', 'so', 'vmbo', 'havo-vwo', 'mbo'] as const;

type SchoolType = (typeof schoolTypes)[number];

/** Parses a school type; undefined for one that the form does not offer. */
export function schoolTypeOf(text: string): SchoolType | undefined {
  return schoolTypes.find((type) => type === text);
}
