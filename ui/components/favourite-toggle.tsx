import type { EventCard } from '#domain/event/event.ts';
import { FavouriteButton } from '#ui/components/favourite-button.tsx';
import { useSite } from '#ui/kit/site.tsx';
import { useVisitorServicesCaller } from '#ui/kit/visitor.tsx';

interface FavouriteToggleProps {
  readonly event: Pick<EventCard, 'id' | 'title'>;
  readonly isSaved: boolean;
  readonly look?: 'ribbon' | 'word';
  readonly className?: string | undefined;
}

/** Adds or removes a concert from the visitor's favourites; an anonymous visitor is invited to log in (FAV-1, LAYOUT-5). Nothing without favourites. */
export function FavouriteToggle({ event: { id, title }, look = 'ribbon', ...rest }: FavouriteToggleProps) {
  const run = useVisitorServicesCaller();
  if (!useSite().canSaveFavourites) return null;
  const toggle = () => run(({ favourites }) => favourites.toggle(id, title));
  return <FavouriteButton {...rest} title={title} look={look} onToggle={toggle} />;
}
