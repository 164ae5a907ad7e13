import { useAreWordsLoaded } from '#ui/kit/use-are-words-loaded.ts';
import { FavouritesInvitation } from '#ui/layout/favourites-invitation.tsx';
import { FavouritesNotice } from '#ui/layout/favourites-notice.tsx';

/** The overlays of one visitor: the invitation to log in and the favourites notice. */
export function FavouritesOverlays() {
  if (!useAreWordsLoaded(['personal'])) return null;
  return (
    <>
      <FavouritesInvitation />
      <FavouritesNotice />
    </>
  );
}
