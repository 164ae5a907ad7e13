import { Outlet, useLoaderData } from 'react-router-dom';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { Surroundings } from '#src/routes/surroundings.tsx';

/** The document around every page; each route brings its layout. */
export function SiteRoute() {
  return <Surroundings site={useLoaderData<SiteData>()}>{outlet}</Surroundings>;
}

/** One for all drawings, so that nothing around a page is drawn anew while another is on its way. */
const outlet = <Outlet />;
