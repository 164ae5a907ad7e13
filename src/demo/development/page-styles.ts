import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** Declares the layers, so it comes before the styles of any component. */
const themeUrl = '/ui/theme/theme.css';

/**
 * What the head of a page has in development: the styles of every component that the server has loaded, as the tags that Vite's
 * client makes in a browser, and the nonce with which the policy allows them. The client finds the tags by their id and updates
 * them, so no style is there twice.
 */
export async function renderPageStyleTags(vite: ViteDevServer, nonce: string): Promise<string> {
  const root = await vite.environments.ssr.moduleGraph.getModuleByUrl('/src/entry-server.tsx');
  const urls = [themeUrl, ...(root ? stylesheetUrls(root) : [])];
  const styles = await Promise.all(urls.map((url) => styleTag(vite, url, nonce)));
  return [`<meta property="csp-nonce" nonce="${nonce}">`, ...styles].join('');
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

async function styleTag(
  { config, ssrLoadModule }: ViteDevServer,
  url: string,
  nonce: string,
): Promise<string> {
  const { default: css } = await ssrLoadModule(`${url}?inline`);
  return `<style data-vite-dev-id="${config.root}${url}" nonce="${nonce}">${css}</style>`;
}
