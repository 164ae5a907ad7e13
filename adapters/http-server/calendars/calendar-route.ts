import { CalendarStore } from '#adapters/http-server/calendars/calendar-store.ts';
import type { ResponseHeaders } from '#adapters/http-server/headers.ts';
import type { PathPatternHandler } from '#adapters/http-server/pages/serve-page.ts';
import type { Pipeline } from '#adapters/http-server/pipeline.ts';
import { sendGeneratedFile } from '#adapters/http-server/send-generated-file.ts';
import { canonicalizePath } from '#domain/locale/canonical-path.ts';
import { stripIcsExtension } from '#ui/icalendar/calendar-path.ts';

/** Creates the route of the calendars: each at the path of its page with `.ics` appended (ROUTE-19). */
export function createCalendarRoute(pipeline: Pipeline): PathPatternHandler {
  const calendars = new CalendarStore(pipeline);
  pipeline.caches.push(calendars);
  return (request, reply) => {
    const [pathname = '', query = ''] = request.url.split('?');
    const path = stripIcsExtension(pathname);
    if (path === undefined || canonicalizePath(path).kind !== 'canonical') return undefined;
    return sendGeneratedFile(request, reply, pipeline, {
      name: 'calendar',
      headers: createHeaders(path),
      generate: () => calendars.calendar(path, [...new URLSearchParams(query)], request.ip),
    });
  };
}

function createHeaders(path: string): ResponseHeaders {
  const name = path.split('/').at(-1) ?? 'calendar';
  return {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${name.replace(/[^\w-]/g, '-')}.ics"`,
  };
}
