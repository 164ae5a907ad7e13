import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { Container } from 'inversify';
import { locales } from '#domain/locale/locale.ts';
import { Logger } from '#ports/logger.port.ts';
import type { Config } from '#src/config.ts';
import { liveServerModule, type ServerOverrides } from '#src/di/live.server.module.ts';
import type { World } from '#src/di/world.ts';
import { render } from '#src/entry-server.tsx';
import { addAdmin } from '#src/server/admin.ts';
import { readAssets } from '#src/server/assets.ts';
import { addEducationEntry } from '#src/server/education-entry.ts';
import { addFigures } from '#src/server/figures.ts';
import { addGateway } from '#src/server/gateway/gateway.ts';
import { commonHeaders, documentHeaders } from '#src/server/headers.ts';
import { addHealth } from '#src/server/health.ts';
import { addNewsletter } from '#src/server/newsletter/newsletter.ts';
import { addPages, refuse } from '#src/server/pages.ts';
import { TemplatesToken } from '#src/templates/templates.ts';
import { PhrasebookToken } from '#ui/words/phrasebook.ts';

export interface Server {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string;
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  /** Where the build left what browsers fetch. */
  readonly clientDirectory: string;
  /** What a test replaces: the clock, the log. */
  readonly overrides?: ServerOverrides;
}

/** One page asks for so many things at once, all of which listen to its one deadline; Node suspects a leak at eleven. */
const askersOfAPage = 200;

/** Starts the web tier. Rejects where the port is taken or the site has not been built. */
export async function startServer({
  config,
  clientDirectory,
  overrides = {},
}: ServerOptions): Promise<Server> {
  setMaxListeners(askersOfAPage);
  const container = new Container();
  container.load(liveServerModule(config, overrides));
  const world: World = container;
  const words = world.get(PhrasebookToken);
  await Promise.all([world.get(TemplatesToken).loadAll(), ...locales.map((locale) => words.loadAll(locale))]);
  const assets = readAssets(clientDirectory);
  const server = await bareServer(clientDirectory);
  addHealth(server, world);
  addAdmin(server, config);
  addEducationEntry(server, world);
  addFigures(server);
  addGateway(server, world);
  const headers = documentHeaders(config, assets);
  addNewsletter(server, { world, assets, headers });
  addPages(server, {
    siteOrigin: config.siteOrigin,
    headers,
    assets,
    container,
    render,
  });
  const url = await server.listen({ port: config.port, host: '::' });
  world.get(Logger).info('server.listening', { url });
  return { url: `http://localhost:${new URL(url).port}`, close: () => server.close() };
}

async function bareServer(clientDirectory: string): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply.headers(commonHeaders));
    },
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(commonHeaders));
  await server.register(compress, { global: true, encodings: ['br', 'gzip', 'identity'], threshold: 1024 });
  await server.register(serveFiles, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  return server;
}
