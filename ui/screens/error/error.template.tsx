import type { EventCard } from '#domain/event/event.ts';
import type { PageOf } from '#domain/page/page.ts';
import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';
import { loadNextConcerts } from '#ui/template/load-next-concerts.ts';
import { defineTemplate, type TemplateProps } from '#ui/template/template.ts';

/** An error page at its own address (TPL-22). */
export const errorTemplate = defineTemplate<'error', readonly EventCard[]>({
  sitemap: 'never',
  load: (_page, visit) => loadNextConcerts(visit),
  View,
});

function View({ page, data }: TemplateProps<PageOf<'error'>, readonly EventCard[]>) {
  return <ErrorScreen status={page.statusCode ?? 404} page={page} coming={data} />;
}
