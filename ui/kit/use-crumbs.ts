import { breadcrumbs, type CrumbWord } from '#domain/page/breadcrumbs.ts';
import type { Global } from '#domain/page/global.ts';
import type { Page } from '#domain/page/page.ts';
import { useSite } from '#ui/kit/site-context.tsx';
import { useWords } from '#ui/words/use-words.tsx';

/** A step on the way to a page, in words. */
interface Step {
  readonly title: string;
  readonly url: string;
}

/** What the site's own words for a step are called. */
const crumbKeys = {
  home: 'breadcrumbs.home',
  concertSchedule: 'breadcrumbs.events',
  series: 'breadcrumbs.series',
  press: 'breadcrumbs.press',
  discovery: 'breadcrumbs.discovery',
} as const satisfies Record<CrumbWord, string>;

/** The way to a page in the words of its language (LAYOUT-6); empty while the site's global pages are not known. */
export function useCrumbs(page: Page): readonly Step[] {
  const t = useWords();
  const { global } = useSite();
  return global ? stepsTo(page, global, t) : [];
}

/** The same where nothing is drawn, with the words as they are given. */
export function stepsTo(
  page: Page,
  { globalPages }: Global,
  t: ReturnType<typeof useWords>,
): readonly Step[] {
  return breadcrumbs(page, globalPages).map((crumb) => ({
    url: crumb.url,
    title: crumb.kind === 'word' ? t(crumbKeys[crumb.word]) : crumb.title,
  }));
}
