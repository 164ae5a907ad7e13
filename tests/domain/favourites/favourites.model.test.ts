import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventId } from '#domain/event/event.ts';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import {
  anna,
  bram,
  FavouritesTab,
  ligeti,
  mahler,
  reich,
} from '#tests/domain/favourites/a-favourites-tab.ts';

/** A plain account of what the visitor should see: a set that toggles flip, and that two failures in a row throw back. */
interface Account {
  visitor: number | null;
  chosen: Set<EventId>;
  /** What each visitor's list was when the service last agreed to it. */
  readonly agreed: Map<number, Set<EventId>>;
  failures: number;
}

type Command = fc.Command<Account, FavouritesTab>;

const sorted = (ids: Iterable<EventId>) => [...ids].toSorted();

/** Until the visitor's own list has come, only waiting is allowed; the choices before that have sentences of their own. */
const isSettled = (tab: FavouritesTab) => tab.favourites.kind === 'ready';

class Enter implements Command {
  readonly user: typeof anna | null;
  constructor(user: typeof anna | null) {
    this.user = user;
  }
  check(): boolean {
    return true;
  }
  run(account: Account, tab: FavouritesTab): void {
    const isSame = account.visitor === (this.user?.id ?? null);
    tab.happens({ kind: 'userKnown', user: this.user });
    if (isSame) return;
    account.visitor = this.user?.id ?? null;
    account.failures = 0;
    // Pending results belong to a visitor who left.
    while (tab.calls.length > 0 && this.user && !isSettled(tab)) tab.succeed();
    account.chosen = new Set(this.user ? tab.lists.get(this.user.id) : []);
    if (this.user) account.agreed.set(this.user.id, new Set(account.chosen));
    look(account, tab);
  }
  toString(): string {
    return `${this.user?.id ?? 'nobody'} is there`;
  }
}

class Toggle implements Command {
  readonly id: EventId;
  constructor(id: EventId) {
    this.id = id;
  }
  check(account: Readonly<Account>): boolean {
    return account.visitor !== null;
  }
  run(account: Account, tab: FavouritesTab): void {
    if (!account.chosen.delete(this.id)) account.chosen.add(this.id);
    tab.happens({ kind: 'toggled', id: this.id });
    look(account, tab);
  }
  toString(): string {
    return `toggles ${this.id}`;
  }
}

class Answer implements Command {
  readonly works: boolean;
  constructor(works: boolean) {
    this.works = works;
  }
  check(): boolean {
    return true;
  }
  run(account: Account, tab: FavouritesTab): void {
    const [call] = tab.calls;
    if (!call) return;
    if (this.works) tab.succeed();
    else tab.fail();
    if (call.run !== tab.favourites.run || call.kind !== 'save') return;
    account.failures = this.works ? 0 : account.failures + 1;
    if (this.works) account.agreed.set(call.user.id, new Set(call.ids));
    if (account.failures === 2) {
      account.failures = 0;
      account.chosen = new Set(account.agreed.get(call.user.id));
    }
    look(account, tab);
  }
  toString(): string {
    return this.works ? 'a call works' : 'a call fails';
  }
}

function look(account: Account, tab: FavouritesTab): void {
  expect(sorted(listFavouriteIds(tab.favourites))).toEqual(sorted(account.chosen));
  const running = tab.calls.filter(({ run }) => run === tab.favourites.run);
  expect(running.length).toBeLessThanOrEqual(1);
  if (tab.favourites.kind === 'inactive') expect(account.chosen.size).toBe(0);
}

const commands = fc.commands(
  [
    ...[mahler, reich, ligeti].map((id) => fc.constant(new Toggle(id))),
    ...[true, true, false].map((works) => fc.constant(new Answer(works))),
    ...[anna, bram, null].map((user) => fc.constant(new Enter(user))),
  ],
  { maxCommands: 40 },
);

it('FAV-3 equals a plain set, whatever is toggled and however the calls end', () => {
  fc.assert(
    fc.property(commands, (walk) => {
      const real = new FavouritesTab();
      const model: Account = { visitor: null, chosen: new Set(), agreed: new Map(), failures: 0 };
      fc.modelRun(() => ({ model, real }), walk);
      while (real.calls.length > 0) real.succeed();
      if (model.visitor === null) return;
      expect(sorted(real.lists.get(model.visitor) ?? [])).toEqual(sorted(model.chosen));
      expect(sorted(listFavouriteIds(real.favourites))).toEqual(sorted(model.chosen));
    }),
    { numRuns: 300 },
  );
});
