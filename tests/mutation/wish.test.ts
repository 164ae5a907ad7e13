import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomOf, rooms } from '#tests/mutation/rooms.ts';
import { mutationWishOf } from '#tests/mutation/wish.ts';
import { root } from '#tests/root.ts';

/** The rooms of a wish, each with its files; null for all of them. */
function runsOf(...words: readonly string[]) {
  const wish = mutationWishOf(words);
  return wish.kind === 'wish' ? wish.runs.map(({ room, mutate }) => [room.name, mutate ?? null]) : wish.why;
}

describe('breaking rules on purpose', () => {
  it('E15 takes every room in turn, unless files are named', () => {
    expect(runsOf()).toEqual(rooms.map(({ name }) => [name, null]));
    expect(runsOf('--mutate', 'domain/sale/**/*.ts,ui/stores/session.store.ts')).toEqual([
      ['domain', ['domain/sale/**/*.ts']],
      ['stores', ['ui/stores/session.store.ts']],
    ]);
  });

  it('tries everything anew where it is told to', () => {
    expect(mutationWishOf(['--force'])).toMatchObject({ isForced: true });
    expect(mutationWishOf([])).toMatchObject({ isForced: false });
  });

  it.each([
    [
      ['--mutate', 'ui/kit/deferred-service.ts'],
      'No rules are mutated at ui/kit/deferred-service.ts. Usage: npm run test:mutation',
    ],
    [['--mutate', 'domain/compare-ascending.ts,ui/'], 'No rules are mutated at ui/.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('says what it cannot do: %j', (words, why) => {
    expect(mutationWishOf(words)).toMatchObject({ kind: 'refused', why: expect.stringContaining(why) });
  });

  it('E15 knows every loader, store and view model there is', () => {
    const carriers = ['ui', 'src']
      .flatMap((room) =>
        readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
      )
      .filter((path) => /\.(loader|store|view-model)\.ts$/.test(path));
    expect(carriers.length).toBeGreaterThan(20);
    expect(carriers.filter((path) => !roomOf(path))).toEqual([]);
  });
});
