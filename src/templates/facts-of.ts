import type { Template } from '#domain/page/page.ts';
import { type PageFacts, pageFacts } from '#domain/page/page-facts.ts';
import type { PageAnswer, ShownPage } from '#src/templates/page-answer.ts';
import type { Templates } from '#src/templates/templates.ts';

/** The facts of a page, for code that does not render it. The page's template must be loaded. */
export function factsOf(answer: PageAnswer, templates: Templates): PageFacts {
  if (answer.kind === 'error') return pageFacts(answer.page, { events: answer.coming });
  return pageFacts(answer.page, readTemplateFacts(templates, answer.page.kind, answer));
}

function readTemplateFacts<Kind extends Template>(
  templates: Templates,
  kind: Kind,
  { page, data }: ShownPage<Kind>,
) {
  return templates.find(kind)?.facts?.(page, data);
}
