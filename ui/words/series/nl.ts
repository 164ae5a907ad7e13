/** The Dutch words of the series pages. */
export const nl = {} as const;

export type SeriesWords = Readonly<Record<keyof typeof nl, string>>;
