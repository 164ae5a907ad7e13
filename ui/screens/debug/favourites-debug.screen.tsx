import { parseEventId } from '#domain/event/event.ts';
import { isFavourite, listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import { FactList } from '#ui/components/fact-list.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { PageHead } from '#ui/components/page-head.tsx';
import { Section } from '#ui/components/section.tsx';
import { useFavouritesView, useSession } from '#ui/kit/visitor.tsx';

/** Concerts to add and remove: the first of any season. */
const concerts = [5000, 5001, 5002].flatMap((number) => {
  const id = parseEventId(number);
  return id ? [{ id, title: `concert ${number}` }] : [];
});

/** The current state of the visitor and their favourites (ROUTE-3, FAV-1, TIX-2). */
export function FavouritesDebugScreen() {
  const { favourites, notice } = useFavouritesView();
  const { status, session, environment, isOnline } = useSession();
  return (
    <>
      <PageHead page={{ title: 'Saved' }} />
      <Section title="The visitor and the list">
        <FactList
          facts={[
            { term: 'ticketing', detail: `${environment}, ${status}` },
            { term: 'connection', detail: isOnline ? 'online' : 'offline' },
            { term: 'visitor', detail: session.user?.id ?? 'anonymous' },
            { term: 'tags', detail: session.user?.tags.join(', ') },
            { term: 'basket', detail: String(session.orderSize) },
            { term: 'list', detail: favourites.kind },
            { term: 'favourites', detail: listFavouriteIds(favourites).join(', ') },
            { term: 'invitation', detail: favourites.kind === 'inactive' && favourites.invitation },
            { term: 'notice', detail: notice?.kind },
          ]}
        />
        <ul className="cluster">
          {concerts.map((event) => (
            <li key={event.id}>
              <FavouriteToggle event={event} isSaved={isFavourite(favourites, event.id)} look="word" />{' '}
              {event.title}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
