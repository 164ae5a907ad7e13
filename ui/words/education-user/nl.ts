/** The Dutch words of the form of a school’s details. */
export const nl = {} as const;

export type EducationUserWords = Readonly<Record<keyof typeof nl, string>>;
