/** The Dutch words of the keuzehulp. */
export const nl = {} as const;

export type KeuzehulpWords = Readonly<Record<keyof typeof nl, string>>;
