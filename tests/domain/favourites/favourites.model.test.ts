import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EventId } from '#domain/event/event.ts';
import { listFavouriteIds } from '#domain/favourites/favourites-state.ts';
import { anEventId } from '#fixtures/builders/an-event.ts';
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
    if (call.run !== tab.favourites.run || call.kind === 'load') return;
    if (!this.works) account.failures += 1;
    if (this.works && call.kind === 'save') {
      account.failures = 0;
      account.agreed.set(call.user.id, new Set(call.ids));
    }
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
      real.succeedAll();
      if (model.visitor === null) return;
      expect(sorted(real.lists.get(model.visitor) ?? [])).toEqual(sorted(model.chosen));
      expect(sorted(listFavouriteIds(real.favourites))).toEqual(sorted(model.chosen));
    }),
    { numRuns: 300 },
  );
});

/** A step of one of two tabs: a choice, or its next call, which works or fails. A read and the save after it are one step: the Bridge replaces the list. */
const step = fc.record({
  device: fc.nat(1),
  act: fc.constantFrom('choose', 'choose', 'work', 'work', 'fail'),
  place: fc.nat(1),
});

it('FAV-3 a choice changes one concert: two devices keep what the other has chosen', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const lists = new Map<number, readonly EventId[]>();
      const [own, other] = [new FavouritesTab(lists), new FavouritesTab(lists)];
      const tabs = [own, other];
      const ids = [mahler, reich, ligeti, anEventId(4)];
      const run = (tab: FavouritesTab) => {
        const isRead = tab.calls[0]?.kind !== 'save';
        tab.succeed();
        if (isRead) tab.succeed();
      };
      for (const tab of tabs) {
        tab.happens({ kind: 'userKnown', user: anna });
        run(tab);
      }
      for (const { device, act, place } of steps) {
        const tab = tabs[device] ?? own;
        if (act === 'choose') tab.happens({ kind: 'toggled', id: ids[2 * device + place] ?? mahler });
        if (act === 'work') run(tab);
        if (act === 'fail') tab.fail();
      }
      const chosen = tabs.flatMap((tab, device) =>
        listFavouriteIds(tab.favourites).filter((id) => ids.indexOf(id) >> 1 === device),
      );
      for (const tab of [...tabs, ...tabs]) while (tab.calls.length > 0) run(tab);
      expect(sorted(lists.get(anna.id) ?? [])).toEqual(sorted(chosen));
    }),
    { numRuns: 300 },
  );
});
