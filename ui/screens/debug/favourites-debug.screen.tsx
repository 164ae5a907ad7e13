import { parseEventId } from '#domain/event/event.ts';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import { Button } from '#ui/components/button.tsx';
import { FavouriteToggle } from '#ui/components/favourite-toggle.tsx';
import { Section } from '#ui/components/section.tsx';
import { useFavouritesView, useSession, useVisitorServicesCaller } from '#ui/kit/visitor.tsx';
import styles from '#ui/screens/debug/debug.module.css';

/** Concerts to add and remove: the first of any season. */
const concerts = [5000, 5001, 5002].flatMap((number) => {
  const id = parseEventId(number);
  return id ? [{ id, title: `concert ${number}` }] : [];
});

/** The current state of the visitor and their favourites (ROUTE-3, FAV-1, TIX-2). */
export function FavouritesDebugScreen() {
  const { favourites, notice } = useFavouritesView();
  const { status, session, environment, isOnline } = useSession();
  const run = useVisitorServicesCaller();
  return (
    <div className={styles.sheet}>
      <h1 tabIndex={-1}>Saved</h1>
      <Section title="The visitor">
        <Facts
          facts={[
            ['ticketing', `${environment}, ${status}`],
            ['connection', isOnline ? 'online' : 'offline'],
            ['visitor', session.user ? `number ${session.user.id}` : 'anybody'],
            ['tags', session.user?.tags.join(', ') || 'none'],
            ['basket', String(session.orderSize)],
          ]}
        />
      </Section>
      <Section title="The list">
        <Facts
          facts={[
            ['state', favourites.kind],
            ['shown as favourites', listFavouriteIds(favourites).join(', ') || 'nothing'],
            ['being saved', favourites.kind === 'ready' && favourites.saving ? 'yes' : 'no'],
            ['invitation', favourites.kind === 'inactive' ? favourites.invitation : 'none'],
            ['said', notice?.kind ?? 'nothing'],
          ]}
        />
        <ul className={styles.row}>
          {concerts.map((event) => (
            <li key={event.id}>
              <FavouriteToggle event={event} look="word" /> {event.title}
            </li>
          ))}
        </ul>
        <p className={styles.row}>
          <Button look="line" onClick={() => run((visitor) => visitor.favourites.requestList())}>
            Ask for the list
          </Button>
          <Button look="line" onClick={() => run((visitor) => visitor.favourites.closeInvitation())}>
            Close the invitation
          </Button>
        </p>
      </Section>
    </div>
  );
}

type Fact = readonly [name: string, value: string];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
