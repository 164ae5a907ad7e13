/** What the site must have so that visitors can save favourites. */
interface FavouritesRequirements {
  /** `none` without a login. */
  readonly login: string;
  readonly favouritesHash: boolean;
}

/** Whether visitors can save favourites: they can log in, the ticketing identifies them to the Bridge, and there is a Bridge (SWAP-2). */
export function canSaveFavourites(
  { login, favouritesHash }: FavouritesRequirements,
  { bridgeUrl }: { readonly bridgeUrl: string },
): boolean {
  return login !== 'none' && favouritesHash && bridgeUrl !== '';
}
