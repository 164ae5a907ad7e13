import type { EventCard } from '#domain/event/event.ts';
import { FavouriteButton } from '#ui/components/favourite-button.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useIsFavourite, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';

interface FavouriteToggleProps {
  readonly event: Pick<EventCard, 'id' | 'title'>;
  readonly look?: 'ribbon' | 'word';
}

/** Adds or removes a concert from the visitor's favourites; an anonymous visitor is invited to log in (FAV-1, LAYOUT-5). Nothing without favourites. */
export function FavouriteToggle({ event: { id, title }, look = 'ribbon' }: FavouriteToggleProps) {
  const isSaved = useIsFavourite(id);
  const run = useVisitorServicesCaller();
  if (!useSite().canSaveFavourites) return null;
  const toggle = () => run(({ favourites }) => favourites.toggle(id, title));
  return <FavouriteButton title={title} look={look} isSaved={isSaved} onToggle={toggle} />;
}
