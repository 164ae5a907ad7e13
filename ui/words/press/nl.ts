/** The Dutch words of the press pages. */
export const nl = {} as const;

export type PressWords = Readonly<Record<keyof typeof nl, string>>;
