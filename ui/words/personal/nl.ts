/** The Dutch words of the what is personal: favourites, log in, VIP card. */
export const nl = {} as const;

export type PersonalWords = Readonly<Record<keyof typeof nl, string>>;
