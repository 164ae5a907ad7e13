/** The Dutch words of the search page. */
export const nl = {} as const;

export type SearchWords = Readonly<Record<keyof typeof nl, string>>;
