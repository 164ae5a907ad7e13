import type { Global } from '#domain/page/global.ts';
import { type BreadcrumbKey, type PageWithPath, toBreadcrumbs } from '#ui/kit/page-breadcrumbs.ts';
import { useSite } from '#ui/kit/site.tsx';
import type { Translate } from '#ui/words/translate.ts';

/** One breadcrumb, with its text. */
interface Crumb {
  readonly title: string;
  readonly url: string;
}

/** The text keys of the breadcrumbs that the site names itself. */
const crumbKeys = {
  home: 'breadcrumbs.home',
  concertSchedule: 'breadcrumbs.events',
  series: 'breadcrumbs.series',
  press: 'breadcrumbs.press',
  discovery: 'breadcrumbs.discovery',
} as const satisfies Record<BreadcrumbKey, string>;

/** The breadcrumbs of a page in its language (LAYOUT-6); empty while the site's global pages are unavailable. */
export function useBreadcrumbs(page: PageWithPath): readonly Crumb[] {
  const { t, global } = useSite();
  return global ? toTranslatedBreadcrumbs(page, global, t) : [];
}

/** The same outside React, with the texts as a parameter. */
export function toTranslatedBreadcrumbs(
  page: PageWithPath,
  { globalPages }: Global,
  t: Translate,
): readonly Crumb[] {
  return toBreadcrumbs(page, globalPages).map((crumb) => ({
    url: crumb.url,
    title: crumb.kind === 'word' ? t(crumbKeys[crumb.word]) : crumb.title,
  }));
}
