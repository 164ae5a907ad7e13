import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { PageScreen } from '#ui/screens/page/page.screen.tsx';

/** Pages of the editors' own, and those whose type nobody knows. */
type PlainKind = 'page' | 'unknown';

/** A page that is its words: title, introduction, description and blocks (TPL-14, TPL-21). */
export const plain = template<PlainKind>({ load: async () => null, View });

function View({ page }: TemplateProps<PageOf<PlainKind>, null>) {
  return <PageScreen page={page} />;
}
