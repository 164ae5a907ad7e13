import { createFailingPort } from '#adapters/in-memory/failing-port.ts';
import type { CmsPort } from '#ports/cms.port.ts';

/** A CMS that is unavailable: every query fails as the HTTP adapter's would. */
export const failingCms: CmsPort = createFailingPort(
  'Could not fetch http://cms.example/api: 500 Internal Server Error',
);
