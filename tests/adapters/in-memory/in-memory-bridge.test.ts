import { describe, expect, it } from 'vitest';
import { InMemoryBridge } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import { type EmailAddress, parseEmail } from '#domain/form/email.ts';
import { aHall } from '#fixtures/builders/a-hall.ts';
import { bridgeContract } from '#tests/contracts/bridge.contract.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

bridgeContract('InMemoryBridge', async (hall) => ({
  bridge: new InMemoryBridge({ hall, clock: new ManualClock(hall.startsAt) }),
  user: ticketingCustomers.visitor,
  close: async () => {},
}));

describe('InMemoryBridge', () => {
  const hall = aHall();
  const clock = new ManualClock(hall.startsAt);

  it('CALL-31 returns the configured experiments', async () => {
    const cv09 = { enabled: true, variationKey: 'B' };
    const bridge = new InMemoryBridge({ hall, clock, experiments: { cv09 } });
    expect(await bridge.experiments('x', ['cv09'])).toEqual({ cv09 });
  });

  it('KEUZE-7 stores a score with an e-mail address added later', async () => {
    const bridge = new InMemoryBridge({ hall, clock });
    const score = await bridge.saveScore({ answers: { stemming: 'verstild' } });
    await bridge.updateScore(score, parseEmail('noor@klankhuis.test') as EmailAddress);
    expect(bridge.scores).toEqual([
      { ...score, answers: { stemming: 'verstild' }, email: 'noor@klankhuis.test' },
    ]);
  });

  it('fails on demand', async () => {
    const bridge = new InMemoryBridge({ hall, clock });
    const failure = new Error('the Bridge is up');
    bridge.failWith(failure);
    await expect(bridge.recommendations({ stemming: 'verstild' })).rejects.toBe(failure);
    bridge.failWith(null);
    expect(await bridge.recommendations({ stemming: 'verstild' })).toEqual({});
  });
});
