import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { startSandbox } from '#fixtures/sandbox/sandbox.ts';
import { bridgeContract } from '#tests/contracts/bridge.contract.ts';
import { loggedIn } from '#tests/support/logged-in.ts';

bridgeContract('BridgeHttp on the sandbox', async (hall) => {
  const now = () => hall.startsAt;
  const { urls, close } = await startSandbox({ hall, port: 0, directory: ':memory:', now });
  const bridge = new BridgeHttp({ url: urls.bridge, fetch, timeoutMs: 10_000 });
  return { bridge, user: await loggedIn(urls.tix), close };
});
