import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type DevEnvironment, type Plugin, runnerImport } from 'vite';
import { MeasuredResponse } from '#adapters/http-server/operation/request-meter.ts';
import { chooseHallFolderOrExit, withHallContentAsCms } from '#src/server/hall.ts';
import { exitAfterFailedStart, readConfigOrExit } from '#src/server/startup-exits.ts';

/**
 * `npm run dev`: the server of production over the hall's own content or else the sandbox, from the sources as they are saved now. Vite
 * sends them to browsers, and loads them for the server. `--hall nachtpont` names the hall.
 */
const folder = chooseHallFolderOrExit(parseArgs({ options: { hall: { type: 'string' } } }).values.hall);
// `#hall` is that of the environment only where Vite loads a module.
const { module } = await runnerImport<typeof import('#hall/identity.ts')>(resolve(folder, 'identity.ts'), {
  configFile: false,
});
const identity = module.hallIdentity;
const hall = { folder, identity };
Object.assign(process.env, withHallContentAsCms(process.env, hall));
const { port, host, cmsFolder } = readConfigOrExit(process.env, identity).config;
/** By which the policy allows what Vite adds to a page. */
const nonce = randomBytes(16).toString('base64');
const saves = watchSaves();
// Vite translates the stacks of its modules itself; Node would do so before it.
process.setSourceMapsEnabled(false);

const http = createHttpServer({ ServerResponse: MeasuredResponse }, (request, response) =>
  vite.middlewares(request, response, () => {
    getSite().then(
      ({ server }) => server.server.emit('request', request, response),
      (cause: unknown) => {
        const document = showBug(cause instanceof Error ? cause : new Error(String(cause)));
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
  plugins: [saves.plugin],
});

/** The systems of the sandbox: as others than the site, started again only by a save of their own files, though they share its rules. */
const getSandbox = makeAgainAfterSave(
  'fixtures',
  async () => {
    const { startDemoSandbox } = (await vite.ssrLoadModule(
      '/src/demo/demo-sandbox.ts',
    )) as typeof import('#src/demo/demo-sandbox.ts');
    // Vite's own client makes workers and markup of texts, and its first page takes long.
    const limits = { TRUSTED_TYPES: 'report', CMS_TIMEOUT_MS: '8000', SEARCH_TIMEOUT_MS: '8000' };
    return startDemoSandbox({ ...limits, ...process.env }, hall);
  },
  ({ sandbox }) => sandbox?.close(),
);

/** The site as it is saved now. */
const getSite = makeAgainAfterSave(
  '',
  async () => {
    const demo = await getSandbox();
    const { createDevelopmentSite } = (await vite.ssrLoadModule(
      '/src/demo/development/development-site.ts',
    )) as typeof import('#src/demo/development/development-site.ts');
    const site = await createDevelopmentSite(demo, { nonce, showBug });
    await site.server.ready();
    return site;
  },
  (site) => void site.close(),
);

await new Promise<void>((succeed, reject) => {
  http.once('error', reject).listen(port, host || undefined, succeed);
}).catch((cause: unknown) => exitAfterFailedStart(cause));
await getSite().catch((cause: unknown) => void (cause instanceof Error && showBug(cause)));
console.log(`Ready: http://localhost:${port} (${cmsFolder || 'with the sandbox'})`);

/** A function for what modules make: made again after a save in a folder of the project, once the former is closed. */
function makeAgainAfterSave<Value>(
  folderOfSaves: string,
  make: () => Promise<Value>,
  close: (value: Value) => unknown,
): () => Promise<Value> {
  let made: { readonly value: Promise<Value>; readonly saveCount: number } | undefined;
  return () => {
    const saveCount = saves.countIn(folderOfSaves);
    if (made?.saveCount !== saveCount) {
      const closed = made?.value.then(close, () => {});
      made = { value: Promise.resolve(closed).then(make), saveCount };
    }
    return made.value;
  };
}

/** Prints a mistake in the code, shows it over every open page, and returns the document that shows it in place of a page. */
function showBug(bug: Error): string {
  saves.reloadAfterNext();
  vite.ssrFixStacktrace(bug);
  const { message, stack = '' } = bug;
  const err = { ...bug, message, stack };
  vite.config.logger.error(stack, { timestamp: true, error: bug });
  vite.environments.client.hot.send({ type: 'error', err });
  const json = JSON.stringify(err).replaceAll('<', '\\u003c');
  return `<!doctype html><title>Error</title><script type="module" nonce="${nonce}">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${json}));
</script>`;
}

/**
 * Reloads the page when a saved file cannot be replaced in it. React replaces components and Vite replaces styles. Everything else
 * (a view model, a store, a rule, a loader, an adapter, words) has made objects that the page still uses, so the page starts again.
 * `reloadAfterNext` makes it start again whatever is saved next, because a mistake was shown.
 */
function watchSaves() {
  const saved: string[] = [];
  let hasFailed = false;
  const plugin: Plugin = {
    name: 'watch-saves',
    hotUpdate({ file, server: { environments, config } }) {
      if (this.environment.name !== 'client') return [];
      const path = relative(config.root, file);
      saved.push(path);
      const isInPage = hasModule(environments.client, file);
      const isReplaceable = isInPage && /^ui.*\.tsx$|\.css$/.test(path);
      const isKnown = isInPage || hasModule(environments.ssr, file);
      if (!hasFailed && (!isKnown || isReplaceable)) return undefined;
      hasFailed = false;
      environments.client.hot.send({ type: 'full-reload', path: '*' });
      return [];
    },
  };
  return {
    plugin,
    /** The number of saves of files in a folder of the project. */
    countIn: (place: string) => saved.filter((path) => path.startsWith(place)).length,
    reloadAfterNext: () => {
      hasFailed = true;
    },
  };
}

function hasModule({ moduleGraph }: DevEnvironment, file: string): boolean {
  return (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}
