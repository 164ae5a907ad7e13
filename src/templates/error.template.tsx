import type { EventCard } from '#domain/event/event.ts';
import { nextConcerts } from '#src/loaders/next-concerts.loader.ts';
import { type PageOf, type TemplateProps, template } from '#src/templates/template.ts';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** An error page at its own address (TPL-22). */
export const error = template<'error', readonly EventCard[]>({
  load: (_page, visit) => nextConcerts(visit),
  facts: (_page, coming) => ({ events: coming }),
  View,
});

function View({ page, data }: TemplateProps<PageOf<'error'>, readonly EventCard[]>) {
  return <ErrorScreen status={page.statusCode ?? 404} page={page} coming={data} />;
}
