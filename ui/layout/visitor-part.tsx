import { FavouritesInvitation } from '#ui/layout/favourites-invitation.tsx';
import { FavouritesNotice } from '#ui/layout/favourites-notice.tsx';
import { useWordsOf } from '#ui/words/use-words.tsx';

/** What lies over the page for one visitor: the invitation to log in, and what is said of their list. */
export function VisitorPart() {
  if (!useWordsOf(['personal'])) return null;
  return (
    <>
      <FavouritesInvitation />
      <FavouritesNotice />
    </>
  );
}
