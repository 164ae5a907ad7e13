import { expect, it } from 'vitest';
import { planSale } from '#tests/tools/bench/scale/sale-plan.ts';

it('a rush needs cores for its peak that are half idle, and the bandwidth of all responses', () => {
  const rush = { visitors: 60_000, seconds: 600, peak: 3 };
  const documents = { name: 'documents', perVisit: 2, perCoreSecond: 1000, bytes: 10_000, isStatic: false };
  expect(planSale(rush, [documents])).toEqual([
    { name: 'documents', rate: 600, cores: 1.2, megabitsPerSecond: 48 },
  ]);
});
