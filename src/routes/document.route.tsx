import { Outlet, useLoaderData } from 'react-router-dom';
import type { SiteData } from '#src/loaders/site.loader.ts';
import { DocumentProviders } from '#src/routes/document-providers.tsx';

/** The document of all pages; each route has its own layout. */
export function DocumentRoute() {
  return <DocumentProviders site={useLoaderData<SiteData>()}>{outlet}</DocumentProviders>;
}

/** A constant element, so that the document does not render again during a navigation. */
const outlet = <Outlet />;
