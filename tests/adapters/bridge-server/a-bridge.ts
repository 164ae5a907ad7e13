import type { FastifyInstance } from 'fastify';
import { BridgeDatabase, connectDatabase } from '#adapters/bridge-server/bridge-database.ts';
import {
  type BridgeServerOptions,
  createBridgeServer,
} from '#adapters/bridge-server/create-bridge-server.ts';
import { computeUserHash } from '#adapters/bridge-server/user-hash.ts';
import { toCatalogue } from '#fixtures/sandbox/bridge/hall-catalogue.ts';
import { bridgeHall } from '#tests/adapters/bridge-server/bridge-hall.ts';
import { noon } from '#tests/fixtures/sandbox/tix/tix-hall.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { SilentLogger } from '#tests/support/silent-logger.ts';

export const secret = 'the secret that the tests share with it';

export const siteOrigin = 'https://www.hall.example';

/** A database in memory. */
export async function aDatabase(): Promise<BridgeDatabase> {
  return new BridgeDatabase(await connectDatabase({ address: ':memory:', token: '' }));
}

/** The server of the Bridge over a small hall, with a database in memory. */
export async function aBridge(overrides: Partial<BridgeServerOptions> = {}): Promise<FastifyInstance> {
  const catalogue = toCatalogue(bridgeHall);
  return createBridgeServer({
    database: overrides.database ?? (await aDatabase()),
    secrets: [secret],
    catalogue: () => catalogue,
    excludingQuestions: ['klank'],
    experiments: { eventDetailAaFeatureFlag: { A: 1, B: 1 }, cv09: { A: 1, B: 1 } },
    clock: new ManualClock(noon),
    logger: new SilentLogger(),
    isSiteOrigin: (origin) => origin === siteOrigin,
    requestsPerMinute: 0,
    trustedProxies: 0,
    metricsToken: '',
    ...overrides,
  });
}

/** The path at which a user's favourites are loaded or saved. */
export function listPath(what: 'load' | 'save', id: number, locale = 'nl', hash = hashOf(id)): string {
  return `/favorites/v1/${locale}/${id}/${what}.json?hash=${hash}`;
}

export function hashOf(id: number): string {
  return computeUserHash(secret, id);
}
