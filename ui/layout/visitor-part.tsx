import { FavouritesInvitation } from '#ui/layout/favourites-invitation.tsx';
import { FavouritesNotice } from '#ui/layout/favourites-notice.tsx';
import { useWordsOf } from '#ui/words/use-words.tsx';

/** The overlays of one visitor: the invitation to log in and the favourites notice. */
export function VisitorPart() {
  if (!useWordsOf(['personal'])) return null;
  return (
    <>
      <FavouritesInvitation />
      <FavouritesNotice />
    </>
  );
}
