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

/** What stands at an address. */
export type PageAnswer =
  | ShownPage
  | {
      readonly kind: 'error';
      readonly status: number;
      /** What the CMS says about this error; null where it cannot be asked (ERROR-1). */
      readonly page: ErrorPage | null;
      readonly coming: readonly EventCard[];
    };

/** The data of a page at another of its addresses; undefined where something else stands there. */
export function dataOf<Kind extends Template>(
  page: PageOf<Kind>,
  answer: PageAnswer | undefined,
): DataOf<Kind> | undefined {
  return answer !== undefined && isOf(page, answer) ? answer.data : undefined;
}

/** Whether an answer is of a page. A page has one kind, and its data is what the template of that kind loaded. */
function isOf<Kind extends Template>(page: PageOf<Kind>, answer: PageAnswer): answer is ShownPage<Kind> {
  return answer.kind === 'page' && answer.page.url === page.url && answer.page.kind === page.kind;
}
