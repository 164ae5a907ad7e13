import type { Template } from '#domain/page/page.ts';
import { listLazyBlockComponents } from '#src/load-template-code.ts';
import type { LoadedPage } from '#src/page-result.ts';
import { findPageResult, siteRouteId } from '#src/routes.tsx';
import { templates } from '#src/templates.ts';
import { lazyBlockComponents } from '#ui/components/lazy-block-components.ts';

/** The routes without a page of the CMS, by the start of their name. */
const routeSources: readonly (readonly [name: string, sources: readonly string[]])[] = [
  [
    'debug',
    ['src/routes/debug.route.tsx', ...Object.values(lazyBlockComponents).map(({ source }) => source)],
  ],
  ['education-user-edit', ['src/routes/education-user.route.tsx']],
];

/** The sources of the code that renders a page besides that of all pages: its template or route, and its lazy components. */
export function listRenderingSourceFiles(loaderData: Readonly<Record<string, unknown>>): readonly string[] {
  const answer = findPageResult(loaderData);
  if (answer?.kind === 'page') return findPageSources(answer.page.kind, answer);
  const routes = Object.keys(loaderData).filter((name) => name !== siteRouteId);
  return routeSources.flatMap(([start, sources]) =>
    routes.some((name) => name.startsWith(start)) ? sources : [],
  );
}

function findPageSources<Kind extends Template>(
  kind: Kind,
  { page, data }: LoadedPage<Kind>,
): readonly string[] {
  const template = templates.find(kind);
  const parts = [...(template?.parts?.(data) ?? []), ...listLazyBlockComponents(page)];
  return [...(template ? [template.source] : []), ...parts.map(({ source }) => source)];
}
