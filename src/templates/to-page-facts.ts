import type { Template } from '#domain/page/page.ts';
import { completePageFacts, type PageFacts } from '#domain/page/page-facts.ts';
import type { LoadedPage, PageResult } from '#src/templates/page-result.ts';
import type { Templates } from '#src/templates/templates.ts';

/** The facts of a page, for code that does not render it. The page's template must be loaded. */
export function toPageFacts(answer: PageResult, templates: Templates): PageFacts {
  if (answer.kind === 'error') return completePageFacts(answer.page, { events: answer.coming });
  return completePageFacts(answer.page, readTemplateFacts(templates, answer.page.kind, answer));
}

function readTemplateFacts<Kind extends Template>(
  templates: Templates,
  kind: Kind,
  { page, data }: LoadedPage<Kind>,
) {
  return templates.find(kind)?.facts?.(page, data);
}
