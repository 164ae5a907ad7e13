import type { EventCard } from '#domain/event/event.ts';
import { loadNextConcerts } from '#src/loaders/next-concerts.loader.ts';
import { defineTemplate, type PageOf, type TemplateProps } from '#src/templates/template.ts';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** An error page at its own address (TPL-22). */
export const error = defineTemplate<'error', readonly EventCard[]>({
  load: (_page, visit) => loadNextConcerts(visit),
  facts: (_page, coming) => ({ events: coming }),
  View,
});

function View({ page, data }: TemplateProps<PageOf<'error'>, readonly EventCard[]>) {
  return <ErrorScreen status={page.statusCode ?? 404} page={page} coming={data} />;
}
