import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { type TicketingName, ticketingPeople } from '#adapters/in-memory/ticketing-people.ts';
import styles from '#src/demo/offline/desk.module.css';
import type { Desk } from '#src/demo/offline/offline-visitor.ts';
import { Button } from '#ui/components/button.tsx';

/** The price of a ticket at a desk that sells one kind, in euros. */
const ticketPrice = 35;

const people: Readonly<Record<TicketingName, string>> = {
  visitor: 'Bezoeker · a visitor',
  friend: 'Vriend van de zaal · a friend of the hall',
  teacher: 'Docent · a teacher',
};

/** The two ticketing sites of the demo, as pages of the site itself. */
export function deskRoutes(desk: Desk): RouteObject[] {
  return ['kassa', 'schoolkassa'].map((name) => ({
    id: name,
    path: `${name}/:locale/*`,
    element: <DeskPage desk={desk} />,
  }));
}

/** What the visitor came for, by the address: to log in, for tickets, for the basket or for their account. */
function DeskPage({ desk }: { readonly desk: Desk }) {
  const { pathname } = useLocation();
  return (
    <main className={styles.desk}>
      <title>Kassa · Box office</title>
      <p>Kassa · Box office (demo)</p>
      {pathname.includes('/buyingflow/tickets/') ? (
        <Tickets desk={desk} />
      ) : pathname.includes('/buyingflow/') ? (
        <Basket desk={desk} />
      ) : (
        <Account desk={desk} />
      )}
    </main>
  );
}

interface AtDesk {
  readonly desk: Desk;
}

/** Back to the page one came from, where it is one of this site. */
function useWayBack(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('returnUrl') ?? '/';
  const { origin } = window.location;
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : new URL(origin);
  return () => void navigate(target.origin === origin ? `${target.pathname}${target.search}` : '/');
}

function Account({ desk }: AtDesk) {
  const back = useWayBack();
  const { person } = desk.state();
  const come = (act: () => void) => () => {
    act();
    back();
  };
  if (person) {
    return (
      <>
        <h1>{people[person]}</h1>
        <Button onClick={come(desk.logOut)}>Log uit · Log out</Button>
      </>
    );
  }
  return (
    <>
      <h1>Wie bent u? · Who are you?</h1>
      {(Object.keys(ticketingPeople) as TicketingName[]).map((name) => (
        <Button key={name} onClick={come(() => desk.logIn(name))}>
          {people[name]}
        </Button>
      ))}
    </>
  );
}

function Tickets({ desk }: AtDesk) {
  const navigate = useNavigate();
  return (
    <>
      <h1>Hoeveel kaarten? · How many tickets?</h1>
      {[1, 2, 3, 4].map((count) => (
        <Button
          key={count}
          onClick={() => {
            desk.put([...desk.state().basket, ...Array.from({ length: count }, () => ticketPrice)]);
            void navigate(-1);
          }}
        >
          {count} × € {ticketPrice}
        </Button>
      ))}
    </>
  );
}

function Basket({ desk }: AtDesk) {
  const navigate = useNavigate();
  const { basket } = desk.state();
  return (
    <>
      <h1>
        {basket.length} × € {ticketPrice}
      </h1>
      <Button
        onClick={() => {
          desk.put([]);
          void navigate(-1);
        }}
      >
        Leeg de mand · Empty the basket
      </Button>
    </>
  );
}
