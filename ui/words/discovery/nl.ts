/** The Dutch words of the discovery pages. */
export const nl = {} as const;

export type DiscoveryWords = Readonly<Record<keyof typeof nl, string>>;
