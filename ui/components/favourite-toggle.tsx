import type { EventCard } from '#domain/event/event.ts';
import { FavouriteButton } from '#ui/components/favourite-button.tsx';
import { useIsKept, useVisitorServices } from '#ui/kit/visitor-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

interface KeepToggleProps {
  readonly event: Pick<EventCard, 'id' | 'title'>;
  /** `ribbon`: the bookmark alone, for lists. `word`: with its word, for a page of its own. */
  readonly look?: 'ribbon' | 'word';
}

/** Keeps a concert among the visitor's favourites, or lets it go; asks somebody unknown to log in (FAV-1, LAYOUT-5). */
export function FavouriteToggle({ event, look = 'ribbon' }: KeepToggleProps) {
  const t = useWords();
  const isKept = useIsKept(event.id);
  const run = useVisitorServices();
  return (
    <FavouriteButton
      name={t('event.keepTitle', { title: event.title })}
      {...(look === 'word' && { word: t('event.keep') })}
      isKept={isKept}
      onToggle={() => run(({ favourites }) => favourites.toggle(event.id, event.title))}
    />
  );
}
