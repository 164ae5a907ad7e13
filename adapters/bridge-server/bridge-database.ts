import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client, InValue } from '@libsql/client';
import { BridgeRequestError } from '#adapters/bridge-server/bridge-request-error.ts';
import type { UserScore } from '#domain/recommendation/keuzehulp-state.ts';
import type { Instant } from '#domain/time/instant.ts';

/** How long a statement waits for another process. The event loop waits with it, so it is short: a browser tries again. */
const busyTimeoutMs = 250;

/** How long a statement waits for a libSQL server: not longer than the site waits for the Bridge. */
const serverTimeoutMs = 5000;

const tables = `
  CREATE TABLE IF NOT EXISTS favourites (user INTEGER PRIMARY KEY, ids TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS score (
    id INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL, answers TEXT NOT NULL, email TEXT, user INTEGER, saved INTEGER NOT NULL
  );
`;

interface DatabaseAddress {
  /** The path of a file, `:memory:`, or the address of a libSQL server. */
  readonly address: string;
  /** The token of a libSQL server; empty: none. */
  readonly token: string;
}

interface NewScore {
  readonly hash: string;
  readonly answers: unknown;
  readonly email: string | null;
  readonly user: number | null;
  readonly saved: Instant;
}

/** Whether the address is that of a libSQL server. */
export function isDatabaseServerAddress(address: string): boolean {
  return /^(libsql|https?|wss?):/.test(address);
}

/** Connects to a database, and creates the tables that are missing. The client is loaded here, so that nothing else needs it. */
export async function connectDatabase({ address, token }: DatabaseAddress): Promise<Client> {
  const { createClient } = await import('@libsql/client');
  if (isDatabaseServerAddress(address)) {
    const client = createClient({ url: address, authToken: token, fetch: fetchInTime });
    await client.executeMultiple(tables);
    return client;
  }
  const isInMemory = address === ':memory:';
  if (!isInMemory) mkdirSync(dirname(address), { recursive: true });
  const client = createClient({ url: isInMemory ? address : pathToFileURL(address).href });
  // FULL: what a response has confirmed is on the disk.
  await client.executeMultiple(
    `PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${tables}`,
  );
  return client;
}

function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(serverTimeoutMs) });
}

/** What the Bridge stores: lists of favourites and scores. If the database fails, a request is refused with 503 and nothing is changed (BRIDGE-2). */
export class BridgeDatabase {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  /** The saved ids of a user; undefined if they never saved any. */
  async favourites(user: number): Promise<readonly number[] | undefined> {
    const [row] = await this.#rows<{ ids: string }>('SELECT ids FROM favourites WHERE user = :user', {
      user,
    });
    return row && (JSON.parse(row.ids) as readonly number[]);
  }

  async saveFavourites(user: number, ids: readonly number[]): Promise<void> {
    await this.#rows(
      'INSERT INTO favourites (user, ids) VALUES (:user, :ids) ON CONFLICT (user) DO UPDATE SET ids = :ids RETURNING user',
      { user, ids: JSON.stringify(ids) },
    );
  }

  async saveScore({ hash, answers, email, user, saved }: NewScore): Promise<UserScore> {
    const [row] = await this.#rows<{ id: number }>(
      'INSERT INTO score (hash, answers, email, user, saved) VALUES (:hash, :answers, :email, :user, :saved) RETURNING id',
      { hash, answers: JSON.stringify(answers), email, user, saved },
    );
    return { id: row?.id ?? 0, scoreHash: hash };
  }

  /** The hash of a score; undefined if there is no such score. */
  async scoreHash(id: number): Promise<string | undefined> {
    const [row] = await this.#rows<{ hash: string }>('SELECT hash FROM score WHERE id = :id', { id });
    return row?.hash;
  }

  async setScoreEmail(id: number, email: string): Promise<void> {
    await this.#rows('UPDATE score SET email = :email WHERE id = :id RETURNING id', { id, email });
  }

  /** Deletes everything that is stored of a user, and returns how many rows that were (BRIDGE-5). */
  async deleteUser(user: number): Promise<number> {
    const lists = await this.#rows('DELETE FROM favourites WHERE user = :user RETURNING user', { user });
    const scores = await this.#rows('DELETE FROM score WHERE user = :user RETURNING id', { user });
    return lists.length + scores.length;
  }

  /** Deletes the scores with an e-mail address, in any case of letters, and returns how many those were. */
  async deleteEmail(email: string): Promise<number> {
    const scores = await this.#rows('DELETE FROM score WHERE lower(email) = lower(:email) RETURNING id', {
      email,
    });
    return scores.length;
  }

  /** Deletes the scores from before a moment, and returns how many those were. */
  async deleteScoresBefore(limit: Instant): Promise<number> {
    return (await this.#rows('DELETE FROM score WHERE saved < :limit RETURNING id', { limit })).length;
  }

  /** Copies the whole database into a new file, while others use it. */
  async backUp(path: string): Promise<void> {
    await this.#rows('VACUUM INTO :path', { path });
  }

  /** Rejects if the database fails. */
  async check(): Promise<void> {
    await this.#rows('SELECT 1 FROM favourites LIMIT 1', {});
  }

  /** Closes a file so that it has everything, and who copies it after a stop needs no other. */
  async close(): Promise<void> {
    if (this.#client.protocol === 'file') await this.#client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#client.close();
  }

  /** All rows of one statement; the caller states their type. */
  async #rows<Row>(sql: string, parameters: Readonly<Record<string, InValue>>): Promise<readonly Row[]> {
    try {
      return (await this.#client.execute({ sql, args: { ...parameters } })).rows as unknown as readonly Row[];
    } catch (cause) {
      throw new BridgeRequestError(503, 'The database is unavailable: nothing was changed', { cause });
    }
  }
}
