import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { EventScreen } from '#ui/screens/event/event.screen.tsx';

/** A concert (TPL-8). Everything it shows stands in its page. */
export const event = template({ load: async () => null, View });

function View({ page }: TemplateProps<PageOf<'event'>, null>) {
  return <EventScreen page={page} />;
}
