import type { GlobalPageName } from '#domain/page/global.ts';
import type { OverviewPage } from '#domain/page/page.ts';

/** Whether an overview page lists concerts (LIST-17): its parent is the calendar. Other overviews show items selected by an editor (TPL-13). */
export function isConcertOverview(
  { path }: Pick<OverviewPage, 'path'>,
  globalPages: Readonly<Record<Extract<GlobalPageName, 'eventOverview'>, { readonly url: string }>>,
): boolean {
  return path.at(-1)?.url === globalPages.eventOverview.url;
}
