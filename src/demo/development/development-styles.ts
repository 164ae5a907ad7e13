import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** Declares the layers, so it comes before the styles of any component. */
const themeUrl = '/ui/theme/theme.css';

/**
 * What the head of a page has in development: the styles of every component that the server has loaded, as the tags that Vite's
 * client makes in a browser, and the nonce with which the policy allows them. The client finds the tags by their id and updates
 * them, so no style is there twice.
 */
export async function renderPageStyleTags(vite: ViteDevServer, nonce: string): Promise<string> {
  const styles = (await loadStyles(vite, '/src/entry-server.tsx')).map(
    ({ url, css }) => `<style data-vite-dev-id="${vite.config.root}${url}" nonce="${nonce}">${css}</style>`,
  );
  return [`<meta property="csp-nonce" nonce="${nonce}">`, ...styles].join('');
}

interface Style {
  readonly url: string;
  readonly css: string;
}

/** The theme, and the styles of every component that a module of the server has loaded. */
async function loadStyles(vite: ViteDevServer, rootUrl: string): Promise<readonly Style[]> {
  const root = await vite.environments.ssr.moduleGraph.getModuleByUrl(rootUrl);
  const urls = [themeUrl, ...(root ? stylesheetUrls(root) : [])];
  return Promise.all(
    urls.map(async (url) => {
      const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
      return { url, css: String(css) };
    }),
  );
}

/** The stylesheets that a module imports, by itself or through others, in the order of the imports. */
function stylesheetUrls(root: EnvironmentModuleNode): readonly string[] {
  const visited = new Set<EnvironmentModuleNode>();
  const urls: string[] = [];
  const visit = (node: EnvironmentModuleNode): void => {
    if (visited.has(node)) return;
    visited.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.url.endsWith('.css')) urls.push(node.url);
  };
  visit(root);
  return urls;
}
