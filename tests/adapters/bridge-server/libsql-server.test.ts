import { describe, expect, it, onTestFinished } from 'vitest';
import { BridgeHttp } from '#adapters/bridge-http/bridge-http.adapter.ts';
import { BridgeDatabase, connectDatabase } from '#adapters/bridge-server/bridge-database.ts';
import { toCatalogue } from '#fixtures/sandbox/bridge/hall-catalogue.ts';
import { aBridge, hashOf } from '#tests/adapters/bridge-server/a-bridge.ts';
import { bridgeContract } from '#tests/contracts/bridge.contract.ts';
import { noon } from '#tests/fixtures/sandbox/tix/tix-hall.ts';
import { hasLibsqlServer, LibsqlServer } from '#tests/support/libsql-server.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';

async function startServer(): Promise<LibsqlServer> {
  const server = await LibsqlServer.start();
  onTestFinished(() => server.stop());
  return server;
}

async function connect({ url }: LibsqlServer): Promise<BridgeDatabase> {
  return new BridgeDatabase(await connectDatabase({ address: url, token: '' }));
}

const aScore = {
  hash: 'x',
  answers: { stemming: 'verstild' },
  saved: noon,
  email: 'noor@hall.example',
  user: 7,
};

describe('a libSQL server', () => {
  it('BRIDGE-2 is shared by two processes of the Bridge', async ({ skip }) => {
    if (!hasLibsqlServer) skip('no libSQL server (sqld) on this machine');
    const server = await startServer();
    const [one, other] = [await connect(server), await connect(server)];
    await one.saveFavourites(7, [3, 2]);
    await other.saveFavourites(7, [3]);
    const { id } = await one.saveScore(aScore);
    expect([await one.favourites(7), await other.scoreHash(id)]).toEqual([[3], 'x']);
    expect([await other.deleteEmail('NOOR@hall.example'), await other.deleteUser(7)]).toEqual([1, 1]);
    expect(await one.scoreHash(id)).toBeUndefined();
  });

  it('BRIDGE-2 refuses with 503 while it is down, and has everything when it is back', async ({ skip }) => {
    if (!hasLibsqlServer) skip('no libSQL server (sqld) on this machine');
    const server = await startServer();
    const database = await connect(server);
    await database.saveFavourites(7, [3, 2]);
    await server.stop();
    await expect(database.saveFavourites(7, [])).rejects.toThrow('The database is unavailable');
    await server.start();
    expect(await database.favourites(7)).toEqual([3, 2]);
  });
});

if (hasLibsqlServer)
  bridgeContract('The server of npm run bridge over a libSQL server', async (hall) => {
    const libsql = await LibsqlServer.start();
    const catalogue = toCatalogue(hall);
    const database = await connect(libsql);
    const server = await aBridge({
      database,
      catalogue: () => catalogue,
      clock: new ManualClock(hall.startsAt),
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    return {
      bridge: new BridgeHttp({ url, fetch, timeoutMs: 10_000 }),
      user: { id: 7001, hash: hashOf(7001) },
      close: async () => {
        await server.close();
        await libsql.stop();
      },
    };
  });
