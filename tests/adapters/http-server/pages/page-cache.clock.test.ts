import { describe, expect, it } from 'vitest';
import { OverloadedError } from '#adapters/http-server/admission/admission-control.ts';
import { secondMs } from '#domain/time/instant.ts';
import { aCache, describeAnswer } from '#tests/adapters/http-server/pages/a-page-cache.ts';

describe('a page after the clock was set back', () => {
  it('CACHE-6 A25 is rendered again before it is served, and lives no longer than its rule', async () => {
    const { request, wait, clock } = aCache();
    await request();
    clock.setBack(315_360_000 * secondMs);
    const answer = await request();
    expect(describeAnswer(answer)).toBe('fetched: /concerten 2');
    expect(!(answer instanceof OverloadedError) && answer.expires - clock.now()).toBeLessThanOrEqual(
      300 * secondMs,
    );
    wait(299);
    expect(describeAnswer(await request())).toBe('hit: /concerten 2');
    wait(1);
    expect(describeAnswer(await request())).toBe('stale: /concerten 2');
  });

  it('CACHE-6 A25 is served stale without a lifetime while no page can be rendered', async () => {
    const { request, state, clock } = aCache();
    await request();
    clock.setBack(315_360_000 * secondMs);
    state.mayRender = false;
    expect(await request()).toMatchObject({ source: 'stale', expires: clock.now() });
  });
});
