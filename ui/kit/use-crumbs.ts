import { breadcrumbs, type CrumbWord } from '#domain/page/breadcrumbs.ts';
import type { Page } from '#domain/page/page.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** What the site's own words for a step are called. */
export const crumbKeys = {
  home: 'breadcrumbs.home',
  concertSchedule: 'breadcrumbs.events',
  series: 'breadcrumbs.series',
  press: 'breadcrumbs.press',
  discovery: 'breadcrumbs.discovery',
} as const satisfies Record<CrumbWord, string>;

/** The way to a page in the words of its language (LAYOUT-6); empty while the site's global pages are not known. */
export function useCrumbs(page: Page): readonly { readonly title: string; readonly url: string }[] {
  const t = useWords();
  const { global } = useSite();
  if (!global) return [];
  return breadcrumbs(page, global.globalPages).map((crumb) => ({
    url: crumb.url,
    title: crumb.kind === 'word' ? t(crumbKeys[crumb.word]) : crumb.title,
  }));
}
