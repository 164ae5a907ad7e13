/** The Dutch words of the education pages. */
export const nl = {} as const;

export type EducationWords = Readonly<Record<keyof typeof nl, string>>;
