import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { resolve as resolvePath } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type DevEnvironment, type Plugin, runnerImport } from 'vite';
import { MeasuredResponse } from '#adapters/http-server/operation/request-meter.ts';
import type { HallIdentity } from '#domain/hall-identity.ts';
import { chooseHallFolderOrExit } from '#src/build/choose-hall.ts';
import { withHallContentAsCms } from '#src/config/hall-content.ts';
import { SavedSite } from '#src/demo/development/saved-site.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/**
 * The development server of a hall (`--hall nachtpont`): the server of production over the hall's own content or else the sandbox, from the sources as
 * they are saved now. Vite sends them to browsers, and loads them for the server.
 */
const folder = chooseHallFolderOrExit(parseArgs({ options: { hall: { type: 'string' } } }).values.hall);
const identity = await loadHallIdentity(folder);
Object.assign(process.env, withHallContentAsCms(process.env, { folder, identity }));
const { port, host, siteOrigin, cmsFolder } = readConfigOrExit(process.env, identity).config;
// Vite translates the stacks of its modules itself; Node would do so before it.
process.setSourceMapsEnabled(false);

const http = createHttpServer({ ServerResponse: MeasuredResponse }, (request, response) =>
  vite.middlewares(request, response, () => {
    site.get().then(
      ({ server }) => server.server.emit('request', request, response),
      (cause: unknown) => {
        const document = site.showBug(cause instanceof Error ? cause : new Error(String(cause)));
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(document);
      },
    );
  }),
);
const vite = await createServer({
  appType: 'custom',
  // Copies of the project share their `node_modules`, and must not share what Vite makes of it.
  cacheDir: '.sandbox/vite',
  // With a package that is found only later Vite would start the page again.
  optimizeDeps: { entries: ['src/demo/development/browser-entry.ts'] },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/.sandbox/**', '**/dist/**'] },
  },
  plugins: [createReloadPlugin(() => site.takeFailure())],
});
const site = new SavedSite(vite, { siteOrigin, nonce: randomBytes(16).toString('base64') });
await new Promise<void>((resolve, reject) => {
  http.once('error', reject).listen(port, host || undefined, resolve);
}).catch((cause: unknown) => exitAfterFailedStart(cause));
await site.get().catch((cause: unknown) => void (cause instanceof Error && site.showBug(cause)));
console.log(`Ready: http://localhost:${port} (${cmsFolder || 'with the sandbox'})`);

/**
 * Reloads the page when a saved file cannot be replaced in it. React replaces components and Vite replaces styles. Everything else
 * (a view model, a store, a rule, a loader, an adapter, words) has made objects that the page still uses, so the page starts again.
 * After a mistake every save reloads it.
 */
function createReloadPlugin(takeFailure: () => boolean): Plugin {
  return {
    name: 'reload-page',
    hotUpdate({ file, server: { environments, config } }) {
      if (this.environment.name !== 'client') return [];
      const isInPage = hasModule(environments.client, file);
      const isComponent = file.startsWith(`${config.root}/ui/`) && file.endsWith('.tsx');
      const isReplaceable = isInPage && (isComponent || file.endsWith('.css'));
      const isKnown = isInPage || hasModule(environments.ssr, file);
      if (!takeFailure() && (!isKnown || isReplaceable)) return undefined;
      environments.client.hot.send({ type: 'full-reload', path: '*' });
      return [];
    },
  };
}

function hasModule({ moduleGraph }: DevEnvironment, file: string): boolean {
  return (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}

/** The identity of the hall in a folder, which is not the one that `#hall` is outside of a build. */
async function loadHallIdentity(hallFolder: string): Promise<HallIdentity> {
  const path = resolvePath(hallFolder, 'identity.ts');
  const { module } = await runnerImport<{ readonly hallIdentity: HallIdentity }>(path, { configFile: false });
  return module.hallIdentity;
}
