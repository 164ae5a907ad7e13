import { toBuildIdOfEntryFile } from '#adapters/http/build-id.ts';

/** Where browsers report errors of scripts. */
const errorReportPath = '/errors';

/** The most reports that one document sends. */
export const maxErrorReports = 5;

/** The number of reports that this document has sent, and the last error. */
const reports: { sent: number; last?: unknown } = { sent: 0 };

/** The fields of the events `error` and `unhandledrejection`. */
interface FailureEvent extends Partial<ErrorEvent> {
  readonly reason?: unknown;
}

/**
 * Reports an error of a script, or the event that carries it, at most five in one document. A page evaluates this module
 * before its others. Sends the message without e-mail addresses, queries, tokens and digits, the positions in the site's own files, the path and
 * the build, without cookies and referrer. Errors of browser extensions are not reported.
 */
export function reportScriptError(
  event: unknown,
  page: Pick<Window, 'document' | 'fetch' | 'location'> = window,
  count = reports,
): void {
  const { error, reason, filename, lineno, colno }: FailureEvent = Object(event);
  const cause: unknown = error ?? reason ?? event;
  const { name = 'Error', message = String(cause), stack }: Partial<Error> = Object(cause);
  const positions = `${stack} ${filename}:${lineno}:${colno}`;
  const isRepeated = count.sent > 0 && count.last === cause;
  if (isRepeated || count.sent >= maxErrorReports || positions.includes('extension:')) return;
  count.sent += 1;
  count.last = cause;
  const modules = page.document.querySelector<HTMLMetaElement>('meta[name=modules]');
  const body = {
    message: `${name}: ${message}`.slice(0, 300).replace(/\S*(?:@|%40)\S*|[?#]\S*|\w{20,}|\d+/g, '*'),
    frames: (positions.match(/\/assets\/[\w.-]+:\d+:\d+/g) ?? []).slice(0, 10),
    path: page.location.pathname,
    build: toBuildIdOfEntryFile(modules?.content.split(' ')[0] ?? ''),
  };
  page
    .fetch(errorReportPath, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    .catch(() => {});
}

// Evaluated before the other modules of a page, so that it reports theirs that cannot be loaded, parsed or evaluated.
if (typeof window !== 'undefined')
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => reportScriptError(event));
