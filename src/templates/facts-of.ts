import type { Template } from '#domain/page/page.ts';
import { type PageFacts, pageFacts } from '#domain/page/page-facts.ts';
import type { PageAnswer, ShownPage } from '#src/templates/page-answer.ts';
import type { Templates } from '#src/templates/templates.ts';

/** What stands at an address, for what does not draw it; the template of a page has been loaded where the page has been. */
export function factsOf(answer: PageAnswer, templates: Templates): PageFacts {
  if (answer.kind === 'error') return pageFacts(answer.page, { events: answer.coming });
  return pageFacts(answer.page, statedBy(templates, answer.page.kind, answer));
}

function statedBy<Kind extends Template>(templates: Templates, kind: Kind, { page, data }: ShownPage<Kind>) {
  return templates.find(kind)?.facts?.(page, data);
}
