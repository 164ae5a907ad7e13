import { expect, it } from 'vitest';
import { runAsyncRounds } from '#tests/tools/bench/support/run-async-rounds.ts';

it('asynchronous rounds run each player early and late, between two canaries', async () => {
  const played: string[] = [];
  const rates = [1, 2, 3, 4];
  const rounds = await runAsyncRounds({
    players: [{ name: 'site' }, { name: 'bare' }],
    rateOf: async ({ name }) => {
      played.push(name);
      return rates[(played.length - 1) % rates.length] ?? 0;
    },
    canaryRate: async () => {
      played.push('canary');
      return played.length;
    },
    rounds: 1,
  });
  expect(played).toEqual(['canary', 'site', 'bare', 'bare', 'site', 'canary']);
  expect(rounds).toEqual([{ canary: { before: 1, after: 6 }, rates: { site: 1.5, bare: 3.5 } }]);
});
