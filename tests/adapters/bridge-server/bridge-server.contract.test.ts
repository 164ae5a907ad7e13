import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { toCatalogue } from '#fixtures/sandbox/bridge/hall-catalogue.ts';
import { aBridge, hashOf } from '#tests/adapters/bridge-server/a-bridge.ts';
import { bridgeContract } from '#tests/contracts/bridge.contract.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

bridgeContract('The server of npm run bridge', async (hall) => {
  const catalogue = toCatalogue(hall);
  const server = await aBridge({ catalogue: () => catalogue, clock: new ManualClock(hall.startsAt) });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    bridge: new BridgeHttp({ url, fetch, timeoutMs: 10_000 }),
    user: { id: 7001, hash: hashOf(7001) },
    close: () => server.close(),
  };
});
