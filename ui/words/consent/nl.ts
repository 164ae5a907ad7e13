/** The Dutch words of the consent dialog. */
export const nl = {} as const;

export type ConsentWords = Readonly<Record<keyof typeof nl, string>>;
