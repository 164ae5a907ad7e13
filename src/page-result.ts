import type { EventCard } from '#domain/event/event.ts';
import type { ErrorPage, PageOf, Template } from '#domain/page/page.ts';
import { findPageFacts, type PageFacts } from '#domain/tracking/page-facts.ts';
import { type TemplateData, templates } from '#src/templates.ts';

/** A page of the CMS with the data that the template of its kind loaded. */
export interface LoadedPage<Kind extends Template = Template> {
  readonly kind: 'page';
  readonly status: number;
  readonly page: PageOf<Kind>;
  readonly data: TemplateData<Kind>;
}

/** The result of loading an address. */
export type PageResult =
  | LoadedPage
  | {
      readonly kind: 'error';
      readonly status: number;
      /** The CMS's page for this error; null if it cannot be loaded (ERROR-1). */
      readonly page: ErrorPage | null;
      readonly coming: readonly EventCard[];
    };

/** The data in an answer for the same page; undefined if the answer is for another page. */
export function findPageData<Kind extends Template>(
  page: PageOf<Kind>,
  answer: PageResult | undefined,
): TemplateData<Kind> | undefined {
  return answer !== undefined && isAnswerFor(page, answer) ? answer.data : undefined;
}

/** Whether an answer is for a page. Its data is then the data of the page's kind. */
function isAnswerFor<Kind extends Template>(
  page: PageOf<Kind>,
  answer: PageResult,
): answer is LoadedPage<Kind> {
  return answer.kind === 'page' && answer.page.url === page.url && answer.page.kind === page.kind;
}

/** The facts of a page, for code that does not render it. The page's template must be loaded. */
export function toPageFacts(answer: PageResult): PageFacts {
  return answer.kind === 'error'
    ? findPageFacts(answer.page, answer.coming)
    : findPageFacts(answer.page, answer.data, templates.find(answer.page.kind)?.params);
}
