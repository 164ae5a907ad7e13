import type { Template } from '#domain/page/page.ts';
import { findPageResult, siteRouteId } from '#src/routes.tsx';
import { findBlocks } from '#src/templates/load-template-code.ts';
import type { LoadedPage } from '#src/templates/page-result.ts';
import type { lazyBlockComponents } from '#ui/components/lazy-block-components.ts';

/** Templates whose file does not have their name. */
const templateFileNames: { readonly [Kind in Template]?: string } = {
  favorites: 'favourites',
  page: 'plain',
  unknown: 'plain',
};

const blockSources: { readonly [Kind in keyof typeof lazyBlockComponents]: string } = {
  audio: 'ui/components/audio-clips.tsx',
  gallery: 'ui/components/gallery.tsx',
  lesson: 'ui/components/lesson-button.tsx',
  map: 'ui/components/surroundings-map.tsx',
  pressKit: 'ui/components/press-kit.tsx',
  roomPlan: 'ui/components/room-plan.tsx',
  vipCard: 'ui/components/vip-card.tsx',
  video: 'ui/components/film.tsx',
};

/** The routes without a page of the CMS, by the start of their name. */
const routeSources: readonly (readonly [name: string, sources: readonly string[]])[] = [
  ['debug', ['src/routes/debug.route.tsx', ...Object.values(blockSources)]],
  ['education-user-edit', ['src/routes/education-user.route.tsx']],
];

/** The sources of the code that renders a page besides that of all pages: its template or route, and its lazy blocks. */
export function findStyledSources(loaderData: Readonly<Record<string, unknown>>): readonly string[] {
  const routes = Object.keys(loaderData).filter((name) => name !== siteRouteId);
  const answer = findPageResult(loaderData);
  if (answer?.kind === 'page')
    return [
      `src/templates/${templateFileNames[answer.page.kind] ?? toKebabCase(answer.page.kind)}.template.tsx`,
      ...(isOverviewList(answer) ? ['src/templates/discovery-overview-list.part.tsx'] : []),
      ...findBlocks(answer.page).flatMap(({ kind }) => blockSources[kind] ?? []),
    ];
  return routeSources.flatMap(([start, sources]) =>
    routes.some((name) => name.startsWith(start)) ? sources : [],
  );
}

/** Whether the list replaces the front page of discovery. */
function isOverviewList({ page, data }: LoadedPage): boolean {
  return page.kind === 'discoveryOverview' && data !== null && 'kind' in data && data.kind === 'list';
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
