import type { Page } from '#domain/page/page.ts';
import { type TemplateProps, template } from '#src/templates/template.ts';
import { PageScreen } from '#ui/screens/page/page.screen.tsx';

/** A page that is its words: title, introduction, description and blocks (TPL-14, TPL-21). */
export const plain = template({ load: async () => null, View });

function View({ page }: TemplateProps<Page, null>) {
  return <PageScreen page={page} />;
}
