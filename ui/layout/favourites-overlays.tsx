import { FavouritesInvitation } from '#ui/layout/favourites-invitation.tsx';
import { FavouritesNotice } from '#ui/layout/favourites-notice.tsx';

/** The overlays of one visitor: the invitation to log in and the favourites notice. */
export function FavouritesOverlays() {
  return (
    <>
      <FavouritesInvitation />
      <FavouritesNotice />
    </>
  );
}
