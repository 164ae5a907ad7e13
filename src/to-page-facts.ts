import { findPageFacts, type PageFacts } from '#domain/tracking/page-facts.ts';
import type { PageResult } from '#src/page-result.ts';
import { templates } from '#src/templates.ts';

/** The facts of a page, for code that does not render it. The page's template must be loaded. */
export function toPageFacts(answer: PageResult): PageFacts {
  return answer.kind === 'error'
    ? findPageFacts(answer.page, answer.coming)
    : findPageFacts(answer.page, answer.data, templates.find(answer.page.kind)?.params);
}
