import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { BridgeDatabase } from '#adapters/bridge-server/bridge-database.ts';
import { experimentsSchema } from '#adapters/bridge-server/bridge.schema.ts';
import { CatalogueRefresher } from '#adapters/bridge-server/catalogue-refresher.ts';
import { type CatalogueSource, readCatalogue } from '#adapters/bridge-server/concert-catalogue.ts';
import { createBridgeServer } from '#adapters/bridge-server/create-bridge-server.ts';
import type { Fetch } from '#adapters/http/http-client.ts';
import type { GatewayDependencies } from '#adapters/web-gateway/fetch-query-result.ts';
import { createGatewayQueries } from '#adapters/web-gateway/gateway-queries.ts';
import { cmsDefinitions } from '#domain/queries/cms-queries.ts';
import { type SearchQueries, searchPortDefinitions } from '#domain/queries/search-queries.ts';
import { addMilliseconds, hourMs } from '#domain/time/instant.ts';
import type { VariationWeights } from '#domain/tracking/pick-variation.ts';
import type { Clock } from '#ports/clock.port.ts';
import type { Logger } from '#ports/logger.port.ts';
import type { Timer } from '#ports/timer.port.ts';
import type { Config } from '#src/config.ts';

interface BridgeDependencies {
  readonly config: Config;
  readonly database: BridgeDatabase;
  readonly experiments: Readonly<Record<string, VariationWeights>>;
  /** Requests the concerts from the site. */
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
}

interface RunningBridge {
  readonly url: string;
  /** Answers the open requests, and closes. */
  stop(): Promise<void>;
}

/** Scores are deleted after this time. */
const scoreLifetimeMs = 90 * 24 * hourMs;

/** The time for a response of the site. */
const siteTimeoutMs = 10_000;

/** Starts the server of the Bridge. It listens before the catalogue is read: until then its calls are refused with 503. */
export async function startBridge(dependencies: BridgeDependencies): Promise<RunningBridge> {
  const { config, database, experiments, fetch, clock, timer, logger } = dependencies;
  const { bridge, operation, siteOrigin } = config;
  const source = createCatalogueSource({ origin: siteOrigin, fetch, timeoutMs: siteTimeoutMs }, logger);
  const refresher = new CatalogueRefresher({
    read: async () => {
      await database.deleteScoresBefore(addMilliseconds(clock.now(), -scoreLifetimeMs));
      return await readCatalogue(source, bridge.keuzehulpUri, clock.now());
    },
    timer,
    logger,
  });
  const server = await createBridgeServer({
    database,
    secrets: bridge.secrets,
    catalogue: () => refresher.current,
    excludingQuestions: bridge.excludingQuestions,
    experiments,
    clock,
    logger,
    isSiteOrigin: (origin) => origin === siteOrigin,
    requestsPerMinute: bridge.requestsPerMinute,
    trustedProxies: operation.trustedProxies,
    metricsToken: operation.metricsToken,
  });
  const { port } = new URL(await server.listen({ port: bridge.port, host: bridge.host }));
  const url = `http://localhost:${port}`;
  logger.info('bridge.listening', { url, site: siteOrigin });
  void refresher.start();
  return {
    url,
    stop: async () => {
      refresher.stop();
      await server.close();
      await database.close();
    },
  };
}

/** The concerts as the site's own gateway returns them. In place of an `unavailable` result a query rejects. */
function createCatalogueSource(site: GatewayDependencies, logger: Logger): CatalogueSource {
  const gateway = { ...site, logger };
  const { unavailable: _noEvents, ...events } = searchPortDefinitions.events;
  const { unavailable: _noDetails, ...eventsAt } = searchPortDefinitions.eventsAt;
  const { page } = createGatewayQueries(cmsDefinitions, gateway);
  return {
    page,
    ...createGatewayQueries<Pick<SearchQueries, 'events' | 'eventsAt'>>({ events, eventsAt }, gateway),
  };
}

/** Reads the file of experiments. Throws an error with one sentence. */
export function readExperimentsFile(path: string): Readonly<Record<string, VariationWeights>> {
  if (path === '') return {};
  const parsed = v.safeParse(experimentsSchema, JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.output;
  const place = v.getDotPath(parsed.issues[0]) ?? 'its root';
  throw new Error(`at ${place}: ${parsed.issues[0].message}`);
}
