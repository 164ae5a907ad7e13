import type { RouteObject } from 'react-router-dom';

/** Puts a lazy route's code in its place, so that the router finds it there when it starts. */
export async function arrived(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
