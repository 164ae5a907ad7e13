import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { PageScreen } from '#ui/screens/page/page.screen.tsx';

/** Content pages, and pages of an unknown type. */
type PlainKind = 'page' | 'unknown';

/** A page with title, introduction, description and blocks (TPL-14, TPL-21). */
export const plain = defineTemplate<PlainKind>({ load: async () => null, View });

function View({ page }: TemplateProps<PageOf<PlainKind>, null>) {
  return <PageScreen page={page} />;
}
