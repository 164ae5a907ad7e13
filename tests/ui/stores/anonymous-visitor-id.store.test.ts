import { expect, it } from 'vitest';
import {
  createRandomVisitorId,
  anonymousVisitorIdStorageKey,
} from '#ui/stores/anonymous-visitor-id.store.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('TRACK-4 gives an anonymous visitor a UUID, for any random numbers', () => {
  for (const fraction of [0, 0.25, 0.5, 0.75, 0.9999999]) {
    expect(createRandomVisitorId(() => fraction)).toMatch(uuid);
  }
});

it('TRACK-4 uses a random number for every digit', () => {
  const numbers = [0.1, 0.9, 0.4, 0.6, 0.2];
  let turn = 0;
  const id = createRandomVisitorId(() => numbers[turn++ % numbers.length] ?? 0);
  expect(new Set(id.slice(0, 5)).size).toBeGreaterThan(3);
});

it('TRACK-4 stores the id of an anonymous visitor under a key of its own', () => {
  expect(anonymousVisitorIdStorageKey).toBe('experimentUserId');
});
