import { Outlet, useLoaderData } from 'react-router-dom';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { Surroundings } from '#src/routes/surroundings.tsx';

/** The document of all pages; each route has its own layout. */
export function SiteRoute() {
  return <Surroundings site={useLoaderData<SiteData>()}>{outlet}</Surroundings>;
}

/** A constant element, so that the document does not render again during a navigation. */
const outlet = <Outlet />;
