import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';

/**
 * Reloads the page when a saved file cannot be replaced in it. React replaces components and Vite replaces styles. Everything else
 * (a view model, a store, a rule, a loader, an adapter, words) has made objects that the page still uses, so the page starts again;
 * the server has forgotten the module and its importers by then, and renders with the new code. After a failure every save reloads.
 */
export function createReloadPlugin(hasFailed: () => boolean): Plugin {
  return {
    name: 'reload-page',
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'client') return [];
      const isKnown = hasModule(server.environments.client, file) || hasModule(server.environments.ssr, file);
      if (!hasFailed() && (!isKnown || isReplaceable(file, server))) return undefined;
      server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      return [];
    },
  };
}

/** A file with components that exports something else besides is found out in the browser, which then reloads (`client.ts`). */
function isReplaceable(file: string, { environments, config }: ViteDevServer): boolean {
  const isComponent = file.startsWith(`${config.root}/ui/`) && file.endsWith('.tsx');
  return (isComponent || file.endsWith('.css')) && hasModule(environments.client, file);
}

function hasModule({ moduleGraph }: DevEnvironment, file: string): boolean {
  return (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}
