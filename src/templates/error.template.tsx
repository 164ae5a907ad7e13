import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** An error page visited at its own address (TPL-22). */
export const error = template({ load: async () => null, View });

function View({ page }: TemplateProps<PageOf<'error'>, null>) {
  return <ErrorScreen status={page.statusCode ?? 404} page={page} />;
}
