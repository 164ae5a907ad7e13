import { InMemoryBridge } from '#adapters/in-memory/in-memory-bridge.adapter.ts';
import { ticketingCustomers } from '#adapters/in-memory/ticketing-customers.ts';
import { bridgeContract } from '#tests/contracts/bridge.contract.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

bridgeContract('InMemoryBridge', async (hall) => ({
  bridge: new InMemoryBridge({ hall, clock: new ManualClock(hall.startsAt) }),
  user: ticketingCustomers.visitor,
  close: async () => {},
}));
