import { expect, it } from 'vitest';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import { breakCms, resetFaults } from '#tests/reliability/faults.ts';
import { smallHall } from '#tests/reliability/small-hall.ts';
import { serveSite } from '#tests/support/served-site.ts';

// A site of its own: a refresh that an earlier request has started would change when the page may be requested again.
it('ERROR-1 answers 503 without a stack trace while the CMS is down, and recovers', async () => {
  const site = await serveSite(smallHall());
  try {
    await site.fetch('/');
    await breakCms(site, { status: 500 });
    const answer = await site.fetch('/vandaag-nieuw');
    const { headers } = answer;
    expect([answer.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(await answer.text()).not.toMatch(/at .*\.ts|Error:/);
    resetFaults(site);
    site.clock.moveTo(addMilliseconds(site.clock.now(), hourMs));
    expect((await site.fetch('/vandaag-nieuw')).status).toBe(404);
  } finally {
    await site.close();
  }
});
