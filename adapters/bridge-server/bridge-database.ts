import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type Libsql from 'libsql';
import { Refusal } from '#adapters/bridge-server/refusal.ts';
import type { UserScore } from '#domain/recommendation/keuzehulp.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The connection of the libSQL client: to a file, to memory, or to a server. */
export interface Connection {
  prepare(sql: string): { all(parameters: Parameters): readonly unknown[] };
  exec(sql: string): unknown;
  close(): void;
}

type Parameters = Readonly<Record<string, string | number | null>>;

/** How long a statement waits for another process. The event loop waits with it, so it is short: a browser tries again. */
const busyTimeoutMs = 250;

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
export function isDatabaseServer(address: string): boolean {
  return /^(libsql|https?|wss?):/.test(address);
}

/** Connects to a database. The client is loaded here, so that nothing else needs it. */
export async function connectDatabase({ address, token }: DatabaseAddress): Promise<Connection> {
  const { default: Client } = await import('libsql');
  // The option is missing in the types of the client.
  if (isDatabaseServer(address)) return new Client(address, { authToken: token } as Libsql.Options);
  if (address !== ':memory:') mkdirSync(dirname(address), { recursive: true });
  const client = new Client(address);
  // FULL: what was answered is on the disk.
  client.exec(
    `PRAGMA busy_timeout = ${busyTimeoutMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;`,
  );
  return {
    prepare: (sql) => client.prepare(sql),
    exec: (sql) => client.exec(sql),
    // Everything is then in the one file, so that who copies it after a stop has it all.
    close: () => {
      client.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      client.close();
    },
  };
}

/** What the Bridge stores: lists of favourites and scores. If the database fails, a request is refused with 503 and nothing is changed (BRIDGE-2). */
export class BridgeDatabase {
  readonly #connection: Connection;

  /** Creates the tables that are missing. Throws if the database fails. */
  constructor(connection: Connection) {
    connection.exec(tables);
    this.#connection = connection;
  }

  /** The saved ids of a user; undefined if they never saved any. */
  favourites(user: number): readonly number[] | undefined {
    const [row] = this.#rows<{ ids: string }>('SELECT ids FROM favourites WHERE user = :user', { user });
    return row && (JSON.parse(row.ids) as readonly number[]);
  }

  saveFavourites(user: number, ids: readonly number[]): void {
    this.#rows(
      'INSERT INTO favourites (user, ids) VALUES (:user, :ids) ON CONFLICT (user) DO UPDATE SET ids = :ids RETURNING user',
      { user, ids: JSON.stringify(ids) },
    );
  }

  saveScore({ hash, answers, email, user, saved }: NewScore): UserScore {
    const [row] = this.#rows<{ id: number }>(
      'INSERT INTO score (hash, answers, email, user, saved) VALUES (:hash, :answers, :email, :user, :saved) RETURNING id',
      { hash, answers: JSON.stringify(answers), email, user, saved },
    );
    return { id: row?.id ?? 0, scoreHash: hash };
  }

  /** The hash of a score; undefined if there is no such score. */
  scoreHash(id: number): string | undefined {
    return this.#rows<{ hash: string }>('SELECT hash FROM score WHERE id = :id', { id })[0]?.hash;
  }

  setScoreEmail(id: number, email: string): void {
    this.#rows('UPDATE score SET email = :email WHERE id = :id RETURNING id', { id, email });
  }

  /** Deletes everything that is stored of a user, and returns how many rows that were (BRIDGE-5). */
  deleteUser(user: number): number {
    const lists = this.#rows('DELETE FROM favourites WHERE user = :user RETURNING user', { user });
    return lists.length + this.#rows('DELETE FROM score WHERE user = :user RETURNING id', { user }).length;
  }

  /** Deletes the scores with an e-mail address, in any case of letters, and returns how many those were. */
  deleteEmail(email: string): number {
    return this.#rows('DELETE FROM score WHERE lower(email) = lower(:email) RETURNING id', { email }).length;
  }

  /** Deletes the scores from before a moment, and returns how many those were. */
  deleteScoresBefore(limit: Instant): number {
    return this.#rows('DELETE FROM score WHERE saved < :limit RETURNING id', { limit }).length;
  }

  /** Copies the whole database into a new file, while others use it. */
  backUp(path: string): void {
    this.#rows('VACUUM INTO :path', { path });
  }

  /** Throws if the database fails. */
  check(): void {
    this.#rows('SELECT 1 FROM favourites LIMIT 1', {});
  }

  close(): void {
    this.#connection.close();
  }

  /** All rows of one statement; the caller states their type. */
  #rows<Row>(sql: string, parameters: Parameters): readonly Row[] {
    try {
      return this.#connection.prepare(sql).all(parameters) as readonly Row[];
    } catch (cause) {
      throw new Refusal(503, 'The database is unavailable: nothing was changed', { cause });
    }
  }
}
