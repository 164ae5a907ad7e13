import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { exitNotListening, readConfigOrExit } from '#src/server/operation/start-up.ts';

/**
 * The day of a developer: changes are on the screen as they are saved. What draws is loaded through Vite anew for every
 * request, so that a change of the server's part is seen as well. `--live` puts the sandbox behind it instead of a hall in memory.
 */
const { live } = parseArgs({ options: { live: { type: 'boolean', default: false } } }).values;
const { port } = readConfigOrExit(process.env).config;

/** Changes are told on a port of their own that moves with the site's, so that two may run side by side; ports end at 65535. */
const apart = 21_678;
const changes = { port: port + apart <= 65_535 ? port + apart : port - apart };

const vite = await createServer({ server: { middlewareMode: true, hmr: changes }, appType: 'custom' });
const { startDevelopment } = (await vite.ssrLoadModule(
  '/src/demo/development.ts',
)) as typeof import('#src/demo/development.ts');

await startDevelopment({
  port,
  isLive: live,
  middleware: vite.middlewares,
  load: async (path) => await vite.ssrLoadModule(path),
}).catch((cause: unknown) => exitNotListening(cause));
