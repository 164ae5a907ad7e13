import type { Template } from '#domain/page/page.ts';
import { completePageFacts, type PageFacts } from '#domain/tracking/page-facts.ts';
import type { LoadedPage, PageResult } from '#src/page-result.ts';
import { templates } from '#src/templates.ts';

/** The facts of a page, for code that does not render it. The page's template must be loaded. */
export function toPageFacts(answer: PageResult): PageFacts {
  if (answer.kind === 'error') return completePageFacts(answer.page, { events: answer.coming });
  return completePageFacts(answer.page, readTemplateFacts(answer.page.kind, answer));
}

function readTemplateFacts<Kind extends Template>(kind: Kind, { page, data }: LoadedPage<Kind>) {
  return templates.find(kind)?.facts?.(page, data);
}
