import { uriOf } from '#domain/locale/locale-routes.ts';
import { type Connection, mayPrefetch } from '#domain/navigation/prefetch.ts';
import { CmsPort } from '#ports/cms.port.ts';
import type { World } from '#src/di/world.ts';
import { readyTemplate } from '#src/templates/ready-template.ts';
import type { Prefetch } from '#ui/kit/prefetch-context.tsx';

/** Fetches pages and their templates' code into the tab's cache; a failure is left for the visit itself to meet. */
export function prefetchBy(world: World, connection: Connection): Prefetch {
  return (path) => {
    if (mayPrefetch(connection)) fetchPage(world, path).catch(() => {});
  };
}

async function fetchPage(world: World, path: string): Promise<void> {
  const [pathname = '/'] = path.split(/[?#]/);
  const { locale, uri } = uriOf(pathname);
  const found = await world.get(CmsPort).page(locale, uri);
  if (found.kind === 'found') await readyTemplate(world, found.value, locale);
}
