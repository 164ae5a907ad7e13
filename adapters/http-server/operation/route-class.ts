import { cspReportPath } from '#adapters/http-server/headers.ts';
import { consentPath } from '#adapters/http/consent-cookie-value.ts';
import { newsletterPath, healthPath } from '#adapters/web-gateway/web-gateway.address.ts';
import { stripIcsExtension } from '#ui/head/calendar-path.ts';

/** The classes of routes in metrics and traces. `operation`: requests of operators and machines, not visitors. */
export const routeClasses = [
  'page',
  'data',
  'calendar',
  'figure',
  'sitemap',
  'form',
  'file',
  'operation',
] as const;

export type RouteClass = (typeof routeClasses)[number];

/** Where browsers get the module that reports errors (`src/browser/reports/report-errors.ts`), and where it sends them. */
export const errorReportPath = '/errors';

/** Where the CMS sends its purges. */
export const purgePath = '/purge';

const operationPaths = [
  healthPath,
  cspReportPath,
  errorReportPath,
  purgePath,
  '/metrics',
  '/.well-known/security.txt',
];

/** The class of a request's target (`/concerten?page=2`). */
export function toRouteClass(target: string): RouteClass {
  const path = target.split('?', 1)[0] ?? '';
  if (operationPaths.includes(path)) return 'operation';
  if (path.startsWith('/assets/') || /^\/[^/]+\.(?:js|png|ico|txt|webmanifest)$/.test(path)) return 'file';
  if (path.startsWith('/gateway/')) return 'data';
  if (path.startsWith('/figure/')) return 'figure';
  if (/^\/sitemap[a-z-]*\.xml$/.test(path)) return 'sitemap';
  if (path === newsletterPath || path === consentPath) return 'form';
  if (/^(?:\/[a-z]{2})?\/agenda\.json$/.test(path)) return 'calendar';
  return stripIcsExtension(path) === undefined ? 'page' : 'calendar';
}
