import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import type { EventId } from '#domain/event/event.ts';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';
import { flushPromises } from '#tests/support/pending-calls.ts';
import { aVisit } from '#tests/ui/stores/a-visit.ts';

type Visit = ReturnType<typeof aVisit>;
type Name = 'visitor' | 'friend';

/** The model: the last list each visitor saw while it could be changed, and the current visitor. */
interface Memory {
  here: Name | null;
  readonly lastSeen: Map<Name, readonly EventId[]>;
}

type Command = fc.AsyncCommand<Memory, Visit>;

const sorted = (ids: readonly EventId[]) => ids.toSorted((one, other) => one - other);

/** Records the list shown as the last one its visitor saw. */
function look(memory: Memory, { favourites }: Visit): void {
  const { view } = favourites;
  if (memory.here && view.favourites.kind === 'ready') {
    memory.lastSeen.set(memory.here, listFavouriteIds(view.favourites));
  }
}

function command(name: string, act: (memory: Memory, visit: Visit) => void): Command {
  return {
    check: () => true,
    run: async (memory, visit) => {
      act(memory, visit);
      await flushPromises();
      look(memory, visit);
    },
    toString: () => name,
  };
}

const enter = (name: Name) =>
  command(`${name} logs in`, (memory, { tix }) => {
    memory.here = name;
    tix.logIn(name);
  });

const leave = command('the visitor logs out', (memory, { tix }) => {
  memory.here = null;
  tix.logOut();
});

const press = (id: number) =>
  command(`presses ${id}`, (memory, visit) => {
    visit.favourites.toggle(anEventId(id), String(id));
    // The next command may log them out before the response.
    look(memory, visit);
  });

const chooseAll = (numbers: readonly number[]) =>
  command(`chooses ${numbers.join()}`, (memory, visit) => {
    visit.favourites.addAll(numbers.map((number) => ({ id: anEventId(number), title: String(number) })));
    look(memory, visit);
  });

/** Responses arrive in any order. */
const answer = (place: number) =>
  command(`answer ${place} comes`, (_memory, { bridge }) => {
    bridge.calls[place % Math.max(1, bridge.calls.length)]?.deliver();
  });

/** Only requests of the current visitor may fail: nothing retries those of a previous one. */
const failure = (place: number) =>
  command(`question ${place} fails`, (memory, { bridge }) => {
    const own = bridge.calls.filter(
      ({ userId }) => memory.here !== null && userId === ticketingCustomers[memory.here].id,
    );
    const call = own[place % Math.max(1, own.length)];
    if (call && !hasDeparted(memory, call.userId)) call.fail();
  });

const speak = (locale: 'nl' | 'en') =>
  command(`reads ${locale}`, (_memory, { session }) => session.setContext({ environment: 'tix', locale }));

const back = command('comes back to the tab', (_memory, { favourites }) => favourites.refresh());

function hasDeparted(memory: Memory, userId: number): boolean {
  return memory.here === null || ticketingCustomers[memory.here].id !== userId;
}

const anything = [
  fc.constantFrom<Name>('visitor', 'friend').map(enter),
  fc.constant(leave),
  fc.integer({ min: 1, max: 4 }).map(press),
  fc.integer({ min: 1, max: 4 }).map(press),
  fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }).map(chooseAll),
  fc.nat(3).map(answer),
  fc.nat(3).map(answer),
  fc.nat(3).map(failure),
  fc.constantFrom('nl' as const, 'en' as const).map(speak),
  fc.constant(back),
];

it('E07 FAV-3 saves for every visitor the last list they saw, for any sequence of clicks, responses and sessions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(anything, { maxCommands: 40 }), async (commands) => {
      const visit = aVisit();
      const memory: Memory = { here: null, lastSeen: new Map() };
      visit.session.start();
      visit.favourites.start();
      visit.session.setContext({ environment: 'tix', locale: 'nl' });
      await flushPromises();
      await fc.asyncModelRun(() => ({ model: memory, real: visit }), commands);
      await visit.bridge.deliverAll();
      look(memory, visit);
      for (const [name, seen] of memory.lastSeen) {
        const savedList = visit.bridge.lists.get(ticketingCustomers[name].id) ?? [];
        expect([name, sorted(savedList)]).toEqual([name, sorted(seen)]);
      }
    }),
  );
});
