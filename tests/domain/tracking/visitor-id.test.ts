import { expect, it } from 'vitest';
import { randomVisitorId } from '#domain/tracking/visitor-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('TRACK-4 gives a visitor nobody knows a UUID, whatever chance says', () => {
  for (const fraction of [0, 0.25, 0.5, 0.75, 0.9999999]) {
    expect(randomVisitorId(() => fraction)).toMatch(uuid);
  }
});

it('TRACK-4 draws every digit anew', () => {
  const drawn = [0.1, 0.9, 0.4, 0.6, 0.2];
  let turn = 0;
  const id = randomVisitorId(() => drawn[turn++ % drawn.length] ?? 0);
  expect(new Set(id.slice(0, 5)).size).toBeGreaterThan(3);
});
