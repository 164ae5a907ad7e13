import { createServer } from 'vite';

/**
 * The day of a developer: changes are on the screen as they are saved. What draws is loaded through Vite anew for every
 * request, so that a change of the server's part is seen as well. `--live` puts the sandbox behind it instead of a hall in memory.
 */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { startDevelopment } = (await vite.ssrLoadModule(
  '/src/demo/development.ts',
)) as typeof import('#src/demo/development.ts');

await startDevelopment({
  port: Number(process.env['PORT'] ?? 3000),
  isLive: process.argv.includes('--live'),
  middleware: vite.middlewares,
  load: async (path) => await vite.ssrLoadModule(path),
});
