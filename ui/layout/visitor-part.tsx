import { useAreas } from '#ui/kit/use-areas.ts';
import { FavouritesInvitation } from '#ui/layout/favourites-invitation.tsx';
import { FavouritesNotice } from '#ui/layout/favourites-notice.tsx';

/** What lies over the page for one visitor: the invitation to log in, and what is said of their list. */
export function VisitorPart() {
  if (!useAreas('personal')) return null;
  return (
    <>
      <FavouritesInvitation />
      <FavouritesNotice />
    </>
  );
}
