import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { exitNotListening, readConfigOrExit } from '#src/server/operation/start-up.ts';

/**
 * The development server, with hot module replacement. The rendering code is loaded through Vite for each request, so that changes of
 * the server's code apply immediately. `--live` uses the sandbox over HTTP instead of an in-memory hall.
 */
const { live } = parseArgs({ options: { live: { type: 'boolean', default: false } } }).values;
const { port } = readConfigOrExit(process.env).config;

/** The port of hot module replacement, at a fixed distance from the site's port, so that several servers can run in parallel. */
const hmrPortOffset = 21_678;
const hmr = { port: port + hmrPortOffset <= 65_535 ? port + hmrPortOffset : port - hmrPortOffset };

const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: 'custom' });
const { startDevelopment } = (await vite.ssrLoadModule(
  '/src/demo/development.ts',
)) as typeof import('#src/demo/development.ts');

await startDevelopment({
  port,
  isLive: live,
  middleware: vite.middlewares,
  load: async (path) => await vite.ssrLoadModule(path),
}).catch((cause: unknown) => exitNotListening(cause));
