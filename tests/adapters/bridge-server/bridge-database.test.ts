import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BridgeDatabase, connectDatabase } from '#adapters/bridge-server/bridge-database.ts';
import { addMilliseconds } from '#domain/time/instant.ts';
import { aBridge, aDatabase, listPath } from '#tests/adapters/bridge-server/a-bridge.ts';
import { noon } from '#tests/fixtures/sandbox/tix/tix-hall.ts';
import { RecordingLogger } from '#tests/support/recording-logger.ts';

/** A path in a folder of its own, below one that does not exist. */
function aPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'people', 'bridge.db');
}

function connect(address: string) {
  return connectDatabase({ address, token: '' });
}

const aScore = { hash: 'x', answers: { stemming: 'verstild' }, saved: noon, email: null, user: null };

/** Saves a list over HTTP, and returns the status and the message of a refusal. */
async function save(database: BridgeDatabase, ids: readonly number[], logger = new RecordingLogger()) {
  const bridge = await aBridge({ database, logger });
  const response = await bridge.inject({
    method: 'PUT',
    url: listPath('save', 1),
    payload: { eventIConcertIds: ids },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

const unavailable = {
  status: 503,
  body: { error: { code: 503, message: 'The database is unavailable: nothing was changed' } },
};

describe('the database of the Bridge', () => {
  it('BRIDGE-2 has everything after a restart', async () => {
    const path = aPath();
    const before = new BridgeDatabase(await connect(path));
    await before.saveFavourites(1, [3, 2]);
    const { id } = await before.saveScore(aScore);
    await before.close();
    expect(statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const after = new BridgeDatabase(await connect(path));
    expect([await after.favourites(1), await after.scoreHash(id)]).toEqual([[3, 2], 'x']);
    await after.close();
  });

  it('BRIDGE-2 refuses a request with 503 while another process locks it, and loses nothing', async () => {
    const path = aPath();
    const database = new BridgeDatabase(await connect(path));
    await database.saveFavourites(1, [1, 2]);
    const other = new Libsql(path);
    other.exec('BEGIN IMMEDIATE');
    const logger = new RecordingLogger();
    expect(await save(database, [3], logger)).toEqual(unavailable);
    expect(logger.entries[0]).toMatchObject({
      event: 'bridge.failed',
      cause: { message: expect.stringContaining('database is locked') },
    });
    expect(await database.favourites(1)).toEqual([1, 2]);
    other.exec('COMMIT');
    expect((await save(database, [3])).status).toBe(200);
    expect(await database.favourites(1)).toEqual([3]);
  });

  it('BRIDGE-2 refuses a request with 503 on a full disk, and loses nothing', async () => {
    const connection = await connect(aPath());
    const database = new BridgeDatabase(connection);
    await database.saveFavourites(1, [1, 2]);
    await connection.execute('PRAGMA max_page_count = 1');
    const many = Array.from({ length: 1000 }, (_, at) => 10_000_000 + at);
    expect(await save(database, many)).toEqual(unavailable);
    expect(await database.favourites(1)).toEqual([1, 2]);
    await connection.execute('PRAGMA max_page_count = 1000');
    expect((await save(database, many)).status).toBe(200);
  });

  it('BRIDGE-2 a closed database makes the Bridge unready', async () => {
    const database = await aDatabase();
    const bridge = await aBridge({ database });
    expect((await bridge.inject('/health')).statusCode).toBe(200);
    await database.close();
    expect((await bridge.inject('/health')).statusCode).toBe(503);
  });

  it('BRIDGE-5 deletes all of a user, or all scores with an e-mail address, and nothing else', async () => {
    const database = await aDatabase();
    for (const user of [1, 2]) await database.saveFavourites(user, [7]);
    const own = await database.saveScore({ ...aScore, user: 1 });
    const mailed = await database.saveScore({ ...aScore, email: 'Noor@hall.example' });
    const other = await database.saveScore({ ...aScore, user: 2, email: 'karel@hall.example' });
    expect(await database.deleteUser(1)).toBe(2);
    expect(await database.deleteEmail('noor@hall.example')).toBe(1);
    expect([await database.favourites(1), await database.favourites(2)]).toEqual([undefined, [7]]);
    expect(await Promise.all([own, mailed, other].map(({ id }) => database.scoreHash(id)))).toEqual([
      undefined,
      undefined,
      'x',
    ]);
  });

  it('BRIDGE-5 deletes scores from before a moment', async () => {
    const database = await aDatabase();
    const old = await database.saveScore({ ...aScore, saved: addMilliseconds(noon, -1) });
    const recent = await database.saveScore(aScore);
    expect(await database.deleteScoresBefore(noon)).toBe(1);
    expect(await Promise.all([old, recent].map(({ id }) => database.scoreHash(id)))).toEqual([
      undefined,
      'x',
    ]);
  });

  it('BRIDGE-2 is copied while it is in use, and the copy is a database', async () => {
    const path = aPath();
    const database = new BridgeDatabase(await connect(path));
    await database.saveFavourites(1, [5]);
    const copy = `${path}-copy`;
    await database.backUp(copy);
    await database.saveFavourites(1, [6]);
    const restored = new BridgeDatabase(await connect(copy));
    expect([await restored.favourites(1), await database.favourites(1)]).toEqual([[5], [6]]);
    await expect(database.backUp(copy)).rejects.toThrow('The database is unavailable');
  });
});
