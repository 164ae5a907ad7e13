import type { EventCard } from '#domain/event/event.ts';
import { FavouriteButton } from '#ui/components/favourite-button.tsx';
import { useHasFavourites } from '#ui/kit/ticketing-context.tsx';
import { useIsFavourite, useVisitorServicesCaller } from '#ui/kit/visitor-context.tsx';
import { useTranslate } from '#ui/words/use-words.tsx';

interface FavouriteToggleProps {
  readonly event: Pick<EventCard, 'id' | 'title'>;
  /** `ribbon`: only the icon, for lists. `word`: with a label, for the concert's own page. */
  readonly look?: 'ribbon' | 'word';
}

/** Adds or removes a concert from the visitor's favourites; an anonymous visitor is invited to log in (FAV-1, LAYOUT-5). Nothing without favourites. */
export function FavouriteToggle({ event, look = 'ribbon' }: FavouriteToggleProps) {
  const t = useTranslate();
  const isSaved = useIsFavourite(event.id);
  const hasWord = look === 'word';
  const run = useVisitorServicesCaller();
  if (!useHasFavourites()) return null;
  return (
    <FavouriteButton
      name={t(hasWord && isSaved ? 'event.savedTitle' : 'event.saveTitle', { title: event.title })}
      {...(hasWord && { word: t(isSaved ? 'event.saved' : 'event.keep') })}
      isSaved={isSaved}
      onToggle={() => run(({ favourites }) => favourites.toggle(event.id, event.title))}
    />
  );
}
