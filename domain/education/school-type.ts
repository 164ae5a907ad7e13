/** The types of school a school may say it is (TIX-8), as ticketing writes them. */
export const schoolTypes = ['po', 'so', 'vmbo', 'havo-vwo', 'mbo'] as const;

type SchoolType = (typeof schoolTypes)[number];

/** The type a text names; undefined for one that ticketing knows and this form does not. */
export function schoolTypeOf(text: string): SchoolType | undefined {
  return schoolTypes.find((type) => type === text);
}
