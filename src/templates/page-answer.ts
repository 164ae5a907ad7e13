import type { EventCard } from '#domain/event/event.ts';
import type { ErrorPage, Template } from '#domain/page/page.ts';
import type { PageOf } from '#src/templates/template.ts';
import type { DataOf } from '#src/templates/template-data.ts';

/** A page of the CMS with the data that the template of its kind loaded. */
export interface ShownPage<Kind extends Template = Template> {
  readonly kind: 'page';
  readonly status: number;
  readonly page: PageOf<Kind>;
  readonly data: DataOf<Kind>;
}

/** The result of loading an address. */
export type PageAnswer =
  | ShownPage
  | {
      readonly kind: 'error';
      readonly status: number;
      /** The CMS's page for this error; null if it cannot be loaded (ERROR-1). */
      readonly page: ErrorPage | null;
      readonly coming: readonly EventCard[];
    };

/** The data in an answer for the same page; undefined if the answer is for another page. */
export function dataOf<Kind extends Template>(
  page: PageOf<Kind>,
  answer: PageAnswer | undefined,
): DataOf<Kind> | undefined {
  return answer !== undefined && isAnswerFor(page, answer) ? answer.data : undefined;
}

/** Whether an answer is for a page. Its data is then the data of the page's kind. */
function isAnswerFor<Kind extends Template>(
  page: PageOf<Kind>,
  answer: PageAnswer,
): answer is ShownPage<Kind> {
  return answer.kind === 'page' && answer.page.url === page.url && answer.page.kind === page.kind;
}
