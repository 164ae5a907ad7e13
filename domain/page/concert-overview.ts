import type { GlobalPageName } from '#domain/page/global.ts';
import type { OverviewPage } from '#domain/page/page.ts';

/** Whether an overview is one of concerts (LIST-17): it stands right under the calendar. Every other one leads to what its editor chose (TPL-13). */
export function isConcertOverview(
  { path }: Pick<OverviewPage, 'path'>,
  globalPages: Readonly<Record<Extract<GlobalPageName, 'eventOverview'>, { readonly url: string }>>,
): boolean {
  return path.at(-1)?.url === globalPages.eventOverview.url;
}
