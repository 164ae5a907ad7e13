/** The Dutch words of the sound. */
export const nl = {} as const;

export type AudioWords = Readonly<Record<keyof typeof nl, string>>;
